"""Everything that is to be read on a server, written down as it appears."""

from __future__ import annotations

import re
from datetime import UTC, datetime

from playground.channels import Channel
from playground.driver import Person
from playground.seen_message import SeenMessage, messages_for

_STAMP = re.compile(r"<t:(\d+):\w>")
_LINK = re.compile(r"https://discord\.com/channels/\S+")
_HEX = re.compile(r"`[0-9a-f]{64}`")


class Chronicle:
    """What each channel and each person got to read, in order, with whom it called."""

    def __init__(self, people: dict[str, Person]) -> None:
        self.lines: list[str] = []
        self.calls: list[tuple[float, str]] = []  # when somebody was pinged or written to
        self._people = people
        self._read: dict[int, int] = {}  # the newest message read, by channel
        self._texts: dict[int, str] = {}

    def note(self, now: float, text: str) -> None:
        """Something that a person does."""
        self.lines.append(f"{_moment(now)} * {text}")

    def read(self, now: float, name: str, channel: Channel, reader: Person) -> None:
        """What is new in a channel, or says something else now.

        Boards and reminders are brought by different hands: of what came in one moment, what has
        no picture is told first.
        """
        for message in sorted(messages_for(reader.id, channel), key=self._order):
            if message.ephemeral or not message.text:
                continue
            text = self._plain(message)
            if self._texts.get(message.id) == text:
                continue  # a board whose buttons were disarmed says the same
            is_new = message.id not in self._texts
            self._texts[message.id] = text
            pinged = [who for who, p in self._people.items() if p.id in message.pings]
            called = f" (calls {', '.join(pinged)})" if pinged and is_new else ""
            sign = "" if is_new else " edited"
            self.lines.append(f"{_moment(now)} {name}{sign}{called}")
            self.lines.extend(f"    {line}" for line in text.split("\n") if line)
            buttons = [button.label for button in message.buttons if not button.disabled]
            if buttons:
                self.lines.append(f"    [{'] ['.join(buttons)}]")
            if is_new:
                self.calls.extend((now, who) for who in pinged)

    def _order(self, message: SeenMessage) -> bool:
        return message.id not in self._texts and bool(message.gallery)

    def read_letters(self, now: float, name: str) -> None:
        """What somebody was written to directly."""
        person = self._people[name]
        before = len(self._texts)
        self.read(now, f"to {name}", person.dm, person)
        self.calls.extend((now, name) for _ in range(len(self._texts) - before))

    def _plain(self, message: SeenMessage) -> str:
        text = message.text
        for who, person in self._people.items():
            text = text.replace(f"<@{person.id}>", f"@{who}")
        text = _STAMP.sub(lambda found: _moment(float(found[1])), text)
        text = _HEX.sub("`...`", _LINK.sub("<link>", text))
        return text + "\n[picture]" * len(message.gallery)


def _moment(now: float) -> str:
    return datetime.fromtimestamp(now, UTC).strftime("%d %b %H:%M")
