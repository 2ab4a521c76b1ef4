"""A modal as a person has it before them, and what they send when they submit it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import cast

from playground.client_refusals import BadOption
from playground.components import SELECTS, ComponentType, normalised
from playground.interactions import Interaction
from playground.json_shapes import Json, objects

_LONGEST = 4000


@dataclass(frozen=True)
class Field:
    """One input of a modal."""

    label: str
    custom_id: str
    component: Json = field(repr=False)


@dataclass(frozen=True)
class Modal:
    """A modal that the bot has opened for a person."""

    interaction: Interaction = field(repr=False)
    title: str
    custom_id: str
    fields: tuple[Field, ...]
    texts: tuple[str, ...]
    components: list[Json] = field(repr=False)

    @classmethod
    def of(cls, interaction: Interaction) -> Modal | None:
        """The modal that this interaction was answered with."""
        said = interaction.modal
        if said is None:
            return None
        components = normalised(objects(said.get("components")), lambda url: {"url": url})
        fields = [f for c in components for f in _fields(c)]
        texts = [c["content"] for c in components if c["type"] == ComponentType.TEXT_DISPLAY]
        return cls(
            interaction, said["title"], said["custom_id"], tuple(fields), tuple(texts), components
        )

    def filled_in(self, given: Mapping[str, object]) -> Json:
        """The data of the submission; fields are named by custom_id or by label."""
        values: dict[str, object] = {}
        for name, value in given.items():
            known = next((f for f in self.fields if name in (f.custom_id, f.label)), None)
            if known is None:
                raise BadOption(f"{self.title!r} has no field {name!r}: {self.fields}")
            values[known.custom_id] = value
        components = [_answered(c, values) for c in self.components]
        return {"custom_id": self.custom_id, "components": components}


def _fields(component: Json) -> list[Field]:
    if component["type"] == ComponentType.LABEL:
        inner: Json = component["component"]
        return [Field(component["label"], inner["custom_id"], inner)]
    if component["type"] == ComponentType.ACTION_ROW:
        children = objects(component["components"])
        return [Field(c.get("label") or "", c["custom_id"], c) for c in children]
    return []


def _answered(component: Json, values: Mapping[str, object]) -> Json:
    kind = component["type"]
    shown: Json = {"type": kind, "id": component["id"]}
    if kind == ComponentType.LABEL:
        shown["component"] = _answered(component["component"], values)
    elif kind == ComponentType.ACTION_ROW:
        shown["components"] = [_answered(c, values) for c in objects(component["components"])]
    elif kind == ComponentType.TEXT_INPUT:
        shown |= {"custom_id": component["custom_id"], "value": _text(component, values)}
    elif kind in SELECTS:
        shown |= {"custom_id": component["custom_id"], "values": _choices(component, values)}
    return shown


def _text(component: Json, values: Mapping[str, object]) -> str:
    text = str(values.get(component["custom_id"], component.get("value") or ""))
    shortest = component.get("min_length") or 0
    if not text and component.get("required", True):
        raise BadOption(f"{component['custom_id']} must be filled in")
    if text and not shortest <= len(text) <= (component.get("max_length") or _LONGEST):
        raise BadOption(f"{component['custom_id']} must not have {len(text)} characters")
    return text


def _choices(component: Json, values: Mapping[str, object]) -> list[str]:
    given = values.get(component["custom_id"], [])
    chosen = [given] if isinstance(given, str) else list(cast("Sequence[str]", given))
    known = {str(o["label"]): str(o["value"]) for o in objects(component.get("options"))}
    result = [known.get(choice, choice) for choice in chosen]
    strange = [c for c in result if known and c not in known.values()]
    if strange:
        raise BadOption(f"{component['custom_id']} does not offer {strange}")
    if not chosen and component.get("required", True):
        raise BadOption(f"{component['custom_id']} must be chosen")
    return result
