"""Speed of every game, both builds: medians of several runs, with their spread.

    python tools/bench/bench.py [--peers] [--runs 7]

A decision is an applied action with its offer generated, chance included; four random players, one core.
`--peers` installs catanatron in an environment of its own and runs it in the same session.
"""

from __future__ import annotations

import json
import os
import statistics
import subprocess
import sys
import venv
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent
HERE = Path(__file__).parent
PEERS = ROOT / ".venv-peers"


def measure(script: str, python: Path, interpreted: bool) -> list[dict[str, float]]:
    """Each run is a process of its own; the builds and the peer take turns, so that noise hits all alike."""
    env = {k: v for k, v in os.environ.items() if k != "PYTHONPATH"}
    if interpreted:
        env["PYTHONPATH"] = str(ROOT / "src")
    command = [str(python), str(HERE / script)]
    if hasattr(os, "sched_setaffinity"):
        env["CLOUDTOP_CORE"] = str(min(os.sched_getaffinity(0)))
    done = subprocess.run(command, env=env, cwd=HERE, check=True, capture_output=True, text=True)
    return [json.loads(line) for line in done.stdout.splitlines()]


def peer_python() -> Path:
    python = PEERS / ("Scripts" if os.name == "nt" else "bin") / "python"
    if not python.exists():
        print("installing catanatron in an environment of its own ...", flush=True)
        venv.create(PEERS, with_pip=True)
        subprocess.run([str(python), "-m", "pip", "install", "--quiet", "catanatron"], check=True)
    return python


def show(title: str, values: list[float]) -> None:
    print(f"  {title:34} {statistics.median(values):14,.0f}   {min(values):14,.0f} to {max(values):,.0f}")


def main() -> int:
    runs = int(sys.argv[sys.argv.index("--runs") + 1]) if "--runs" in sys.argv else 7
    peers = peer_python() if "--peers" in sys.argv else None
    here = Path(sys.executable)
    found: dict[str, dict[str, list[float]]] = {}
    for run in range(runs):
        print(f"run {run + 1} of {runs} ...", end="\r", flush=True)
        rows = measure("engine.py", here, False) + measure("engine.py", here, True)
        rows += measure("peer_catanatron.py", peers, False) if peers else []
        for row in rows:
            name = str(row.pop("name"))
            for key, value in row.items():
                found.setdefault(name, {}).setdefault(key, []).append(float(value))
    for name, measures in found.items():
        print(f"{name:36} {'median':>14}   {'spread':>14} ({runs} runs)")
        for title, values in measures.items():
            show(title, values)
    compare(found)
    return 0


def compare(found: dict[str, dict[str, list[float]]]) -> None:
    """Ratios to the peer, run by run in the same session."""
    peer = next((m for n, m in found.items() if n.startswith("catanatron")), None)
    for name, measures in found.items():
        if peer is None or name.startswith("catanatron") or "interpreted" in name:
            continue
        for key, theirs in (("decisions/s, compiled loop", "decisions/s"), ("clones/s", "clones/s")):
            ratios = [a / b for a, b in zip(measures[key], peer[theirs])]
            print(
                f"{name}: {key.split(',')[0]} {statistics.median(ratios):.0f} x catanatron ({min(ratios):.0f} to {max(ratios):.0f})"
            )


if __name__ == "__main__":
    sys.exit(main())
