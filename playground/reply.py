"""What the bot answered to one act of one person."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar, cast

from playground import awaited_state, world_changes
from playground.client_refusals import NoAnswer
from playground.interactions import ANSWER_WITHIN, CallbackType, Interaction
from playground.json_shapes import Json
from playground.modal import Modal
from playground.offered_commands import Choice
from playground.seen_message import SeenMessage, seen

if TYPE_CHECKING:
    from playground.server import StandIn

T = TypeVar("T")


class Reply:
    """The bot's answer; what it says is always as the person sees it now."""

    def __init__(self, standin: StandIn, interaction: Interaction) -> None:
        self.interaction = interaction
        self._standin = standin

    def __repr__(self) -> str:
        answer = self.interaction.answer
        return f"<Reply {answer.name if answer else 'none'} {self.text!r}>"

    @property
    def kind(self) -> CallbackType | None:
        """How the bot answered first; None if it has not."""
        return self.interaction.answer

    @property
    def message(self) -> SeenMessage | None:
        """The message that is the answer, or that was changed in answer; None if it is gone."""
        original = self.interaction.original
        return None if original is None or original.deleted else seen(original)

    @property
    def followups(self) -> list[SeenMessage]:
        """The further messages, without those deleted since."""
        return [seen(m) for m in self.interaction.followups if not m.deleted]

    @property
    def text(self) -> str:
        """Everything there is to read in the answer and the further messages."""
        modal = self.modal
        shown = [] if modal is None else [modal.title, *modal.texts]
        shown += [m.text for m in (self.message, *self.followups) if m is not None]
        return "\n".join(shown)

    @property
    def ephemeral(self) -> bool:
        """Whether only the person sees the answer (or, with no answer shown, the follow-ups)."""
        message = self.message
        if message is not None and self.kind is not CallbackType.DEFERRED_UPDATE:
            return message.ephemeral
        followups = self.followups
        return bool(followups) and all(m.ephemeral for m in followups)

    @property
    def modal(self) -> Modal | None:
        """The modal that was opened."""
        return Modal.of(self.interaction)

    @property
    def choices(self) -> list[Choice]:
        """The suggestions of an autocomplete."""
        locale = self.interaction.user.locale
        return [_choice(c, locale) for c in self.interaction.choices or []]

    async def answered(self, seconds: float | None = None) -> Reply:
        """This reply, as soon as the bot has answered; NoAnswer if it does not in time."""
        clock = self._standin.clock
        patience = self._standin.patience if seconds is None else seconds
        if clock.runs:
            patience = min(patience, ANSWER_WITHIN)
        try:
            done = await awaited_state.until(
                self._standin.world,
                self._is_answered_or_late,
                seconds=patience,
                about=self.interaction,
            )
        except TimeoutError:
            raise self._no_answer(f"{patience} s have passed") from None
        if self.interaction.answer is None:
            raise self._no_answer(done)
        return self

    def _is_answered_or_late(self) -> str:
        if self.interaction.answer is not None:
            return "answered"
        late = self.interaction.is_late(self._standin.clock.now())
        return "the three seconds have passed" if late else ""

    async def settled(self, seconds: float | None = None) -> Reply:
        """This reply, as soon as a deferred answer has been filled in; NoAnswer if it is not."""
        await self._until(self._is_settled, self._standin.patience if seconds is None else seconds)
        return self

    def _is_settled(self) -> bool:
        deferred = (CallbackType.DEFERRED_MESSAGE, CallbackType.DEFERRED_UPDATE)
        return self.interaction.answer not in deferred or self.interaction.filled

    async def until(self, check: Callable[[Reply], T], seconds: float | None = None) -> T:
        """The first true value of `check` on this reply."""
        patience = self._standin.patience if seconds is None else seconds
        return await self._until(lambda: check(self), patience)

    async def _until(self, check: Callable[[], T], seconds: float) -> T:
        try:
            return await awaited_state.until(
                self._standin.world, check, seconds=seconds, concerns=self._concerns
            )
        except TimeoutError:
            raise self._no_answer(f"{seconds} s have passed") from None

    def _concerns(self, change: world_changes.Change) -> bool:
        match change:
            case world_changes.InteractionAnswered(interaction):
                return interaction is self.interaction
            case world_changes.ClockMoved():
                return True
            case world_changes.MessageEdited(message) | world_changes.MessageDeleted(message):
                return message in (self.interaction.original, *self.interaction.followups)
            case _:
                return False

    def _no_answer(self, why: str) -> NoAnswer:
        what = self.interaction.data.get("name") or self.interaction.data.get("custom_id")
        who = self.interaction.user.global_name
        return NoAnswer(f"the bot did not answer {who} on {what!r}: {why}")


def _choice(said: Json, locale: str) -> Choice:
    localized = cast("dict[str, str]", said.get("name_localizations") or {})
    return Choice(localized.get(locale) or str(said["name"]), said["value"])
