"""Print what is measured, and the ratios that matter."""

from __future__ import annotations

import platform
import time
from collections.abc import Callable, Sequence
from typing import TypeVar

from bench.chat_latency import print_chat
from bench.expert_speed import print_thinking
from bench.measured_game import GAME
from bench.picture_cost import print_pictures
from bench.playout_speed import compare, random_match, turns_of_matches
from bench.rivals import backgammon_match, catanatron_match
from bench.save_cost import print_saving
from bench.scheduler_cost import print_scheduling
from bench.swiss_quality import print_seating
from games.chance import FastChance
from games.codec import Codec

T = TypeVar("T")

LAPS = 5
SECONDS_A_LAP = 2.0


def main() -> None:
    print(f"Python {platform.python_version()}, one core, median of {LAPS} laps in turn\n")
    print("Random playouts, moves a second")
    speeds = compare(
        {
            "vienna": random_match,
            "catanatron": catanatron_match,
            "open_spiel backgammon": backgammon_match,
        },
        laps=LAPS,
        seconds=SECONDS_A_LAP,
    )
    for name, speed in speeds.items():
        print(f"  {name:24}{speed:12,.0f}")
    print(f"  vienna / catanatron     {speeds['vienna'] / speeds['catanatron']:12.2f}  (aim: 3)")
    ratio = speeds["vienna"] / speeds["open_spiel backgammon"]
    print(f"  vienna / open_spiel     {ratio:12.2f}  (aim: 1)")
    print()
    print_costs()
    print()
    print_thinking()
    print()
    print_pictures()
    print()
    print_saving()
    print()
    print_scheduling()
    print()
    print_seating()
    print()
    print_chat()


def print_costs() -> None:
    """What single calls cost, averaged over all states of random matches of four seats."""
    turns = turns_of_matches(20)
    codec, chance = Codec(GAME), FastChance(1)
    moves = [(*turn, chance.pick(GAME.legal_moves(*turn))) for turn in turns]
    written = [codec.write(state) for state, _ in turns]
    print(f"Vienna, four seats, average over {len(turns):,} states, microseconds")
    costs = {
        "legal_moves": microseconds(lambda turn: GAME.legal_moves(*turn), turns),
        "apply": microseconds(lambda move: GAME.apply(*move, chance), moves),
        "view": microseconds(lambda turn: GAME.view(*turn), turns),
        "state to JSON": microseconds(codec.write, [state for state, _ in turns]),
        "state from JSON": microseconds(codec.read_state, written),
    }
    for name, cost in costs.items():
        print(f"  {name:24}{cost:12.2f}")
    print(f"  {'bytes of a state':24}{sum(map(len, written)) / len(written):12,.0f}")
    print(f"  {'bytes at most':24}{max(map(len, written)):12,}")


def microseconds(call: Callable[[T], object], items: Sequence[T]) -> float:
    """The average cost of a call, the best of three passes."""
    best = float("inf")
    for _ in range(3):
        began = time.perf_counter()
        for item in items:
            call(item)
        best = min(best, time.perf_counter() - began)
    return best / len(items) * 1e6


if __name__ == "__main__":
    main()
