"""The small bot as a process of its own: `python -m tests.playground.bot_process URL TOKEN`."""

import asyncio
import sys

from playground.client_redirect import pointed
from tests.playground.table_bot import ShardedTableBot, intents


async def main(url: str, token: str) -> None:
    with pointed(url):
        await ShardedTableBot("!", intents=intents(), guild_ready_timeout=0.01).start(token)


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
