"""The same transaction through aiosqlite, one await a statement, for comparison.

Only `make bench` installs it, so the type checker does not know it.
"""

# pyright: reportMissingImports=false, reportUnknownMemberType=false
# pyright: reportUnknownVariableType=false, reportUnknownArgumentType=false

from __future__ import annotations

import time
from pathlib import Path

import aiosqlite


async def aiosqlite_transactions(path: Path, count: int) -> list[float]:
    """Milliseconds of so many transactions."""
    from bench.save_cost import SCHEMA, statements

    costs: list[float] = []
    async with aiosqlite.connect(path, isolation_level=None) as connection:
        await connection.executescript(SCHEMA)
        cursor = await connection.execute("SELECT count(*) FROM moves")
        (first,) = await cursor.fetchone()
        for number in range(first, first + count):
            began = time.perf_counter()
            await connection.execute("BEGIN IMMEDIATE")
            for statement, values in statements(number):
                await connection.execute(statement, values)
            await connection.execute("COMMIT")
            costs.append((time.perf_counter() - began) * 1e3)
    return costs
