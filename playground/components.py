"""Message components: walking them, and bringing them into the form Discord answers with."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from enum import IntEnum

from playground.errors import invalid_form
from playground.json_shapes import Json, objects


class ComponentType(IntEnum):
    """Discord's component types."""

    ACTION_ROW = 1
    BUTTON = 2
    STRING_SELECT = 3
    TEXT_INPUT = 4
    USER_SELECT = 5
    ROLE_SELECT = 6
    MENTIONABLE_SELECT = 7
    CHANNEL_SELECT = 8
    SECTION = 9
    TEXT_DISPLAY = 10
    THUMBNAIL = 11
    MEDIA_GALLERY = 12
    FILE = 13
    SEPARATOR = 14
    CONTAINER = 17
    LABEL = 18


SELECTS = frozenset({3, 5, 6, 7, 8})
V2_ONLY = frozenset({9, 10, 11, 12, 13, 14, 17})
LINK_STYLE = 5
MAX_COMPONENTS = 40
_MEDIA_KEYS = ("media", "file")
_SELECT_DEFAULTS: Json = {"min_values": 1, "max_values": 1}
_DEFAULTS: dict[int, Json] = {
    **dict.fromkeys(SELECTS, _SELECT_DEFAULTS),
    ComponentType.TEXT_INPUT: {"label": None, "min_length": None, "max_length": None},
    ComponentType.THUMBNAIL: {"description": None, "spoiler": False},
    ComponentType.FILE: {"spoiler": False},
    ComponentType.SEPARATOR: {"divider": True, "spacing": 1},
    ComponentType.CONTAINER: {"accent_color": None, "spoiler": False},
}
_GALLERY_ITEM: Json = {"description": None, "spoiler": False}

FindFile = Callable[[str], Json]


def walk(components: Sequence[Json]) -> Iterator[Json]:
    """Every component, parents before children, in the order people read."""
    for component in components:
        yield component
        yield from walk(component.get("components") or [])
        for key in ("accessory", "component"):
            child = component.get(key)
            if child:
                yield from walk([child])


def uses_v2(components: Sequence[Json]) -> bool:
    """Whether anything here needs the Components V2 flag."""
    return any(c["type"] in V2_ONLY for c in walk(components))


def normalised(components: Sequence[Json], find_file: FindFile) -> list[Json]:
    """The components with ids and defaults; media point to files by `find_file(url)`."""
    tidy = [_tidy(component, find_file) for component in components]
    _check_custom_ids(tidy)
    _number(tidy)
    return tidy


def _tidy(component: Json, find_file: FindFile) -> Json:
    result: Json = dict(_DEFAULTS.get(component["type"], {}))
    result.update(_without_none(component))
    for key in ("components", "options"):
        if key in result:
            children = result[key]
            result[key] = [
                _tidy(c, find_file) if "type" in c else _without_none(c) for c in children
            ]
    for key in ("accessory", "component"):
        if key in result:
            result[key] = _tidy(result[key], find_file)
    for key in _MEDIA_KEYS:
        if key in result:
            result[key] = find_file(result[key]["url"])
    if component["type"] in SELECTS:
        result.pop("required", None)  # heard, but in a message never said again
    if "file" in result:
        result |= {"name": result["file"].get("name"), "size": result["file"].get("size")}
    if "items" in result:
        result["items"] = [_tidy_gallery_item(item, find_file) for item in result["items"]]
    return result


def _tidy_gallery_item(item: Json, find_file: FindFile) -> Json:
    return {**_GALLERY_ITEM, **_without_none(item), "media": find_file(item["media"]["url"])}


def _without_none(thing: Json) -> Json:
    kept = {key: value for key, value in thing.items() if value is not None}
    if "emoji" in kept:
        kept["emoji"] = _without_none(kept["emoji"])
    return kept


def _check_custom_ids(components: Sequence[Json]) -> None:
    seen: set[str] = set()
    every = list(walk(components))
    if len(every) > MAX_COMPONENTS:
        raise invalid_form(
            "components", "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED", "Too many components"
        )
    for component in every:
        custom_id = component.get("custom_id")
        if custom_id is None:
            continue
        if custom_id in seen:
            raise invalid_form(
                "components",
                "COMPONENT_CUSTOM_ID_DUPLICATED",
                "Component custom id cannot be duplicated",
            )
        seen.add(custom_id)


def _number(components: Sequence[Json]) -> None:
    every = list(walk(components))
    taken = {c.get("id") for c in every}
    following = 1
    for component in every:
        if component.get("id"):
            continue
        while following in taken:
            following += 1
        component["id"] = following
        taken.add(following)


def with_row(components: Sequence[Json], component: Json) -> list[Json]:
    """Normalised components with one more below them, in a row of its own."""
    row: Json = {"type": int(ComponentType.ACTION_ROW), "components": [_without_none(component)]}
    row = _tidy(row, lambda url: {"url": url})
    longer = [*components, row]
    _number(longer)
    return longer


def rendered(components: Sequence[Json], media: Callable[[Json], Json]) -> list[Json]:
    """The components as they travel, every media reference put through `media`."""
    return [_render(component, media) for component in components]


def _render(component: Json, media: Callable[[Json], Json]) -> Json:
    result = dict(component)
    if "components" in result:
        result["components"] = [_render(c, media) for c in result["components"]]
    for key in ("accessory", "component"):
        if key in result:
            result[key] = _render(result[key], media)
    if "items" in result:
        result["items"] = [{**item, "media": media(item["media"])} for item in result["items"]]
    for key in _MEDIA_KEYS:
        if key in result:
            result[key] = media(result[key])
    return result


def media_references(components: Sequence[Json]) -> Iterator[Json]:
    """Every media reference in use."""
    for component in walk(components):
        for key in _MEDIA_KEYS:
            if key in component:
                yield component[key]
        for item in objects(component.get("items")):
            yield item["media"]
