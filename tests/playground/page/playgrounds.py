"""`python -m playground` as a process of its own, as somebody starts it after cloning."""

from __future__ import annotations

import contextlib
import os
import re
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

_ROOT = Path(__file__).parents[3]
_ADDRESS = re.compile(r"http://127\.0\.0\.1:(\d+)")
_PATIENCE = 30.0


def _free_port() -> int:
    with contextlib.closing(socket.socket()) as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


class Playground:
    """A playground in a folder; it can be stopped and started again, at the same address."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._log = folder.parent / f"{folder.name}.log"
        self._port = _free_port()
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        """Where the page is."""
        return f"http://127.0.0.1:{self._port}/"

    def start(self) -> None:
        """The page answers."""
        with self._log.open("wb") as log:
            self._process = subprocess.Popen(
                [
                    *(sys.executable, "-m", "playground", "--no-browser"),
                    *("--port", str(self._port), "--data", str(self._folder)),
                ],
                cwd=_ROOT,
                env={**os.environ, "FIAKER_AI_PAUSE": "0", "FIAKER_AI_SECONDS": "0.2"},
                stdout=log,
                stderr=subprocess.STDOUT,
            )
        end = time.monotonic() + _PATIENCE
        while time.monotonic() < end:
            said = self._log.read_text(encoding="utf-8", errors="replace")
            if found := _ADDRESS.search(said):
                self._port = int(found[1])  # another one, if somebody was quicker
                return
            assert self._process.poll() is None, f"the playground has ended: {said}"
            time.sleep(0.1)
        raise TimeoutError(f"the playground said no address: {self._log.read_text()}")

    def stop(self) -> None:
        """The playground has ended in good order."""
        if self._process is None:
            return
        self._process.send_signal(signal.SIGTERM)
        self._process.wait(_PATIENCE)
        self._process = None

    def kill_bot(self) -> None:
        """The bot dies in the middle of things; the playground stays."""
        assert self._process is not None
        parent = self._process.pid
        children = Path(f"/proc/{parent}/task/{parent}/children").read_text(encoding="ascii")
        for child in children.split():
            os.kill(int(child), signal.SIGKILL)
