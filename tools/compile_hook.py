"""Build hook: compiles the core, the games and the bots with mypyc as one group.

Where that is not possible (no C compiler), the same files are installed as they are and a line says so.
"""

from __future__ import annotations

import os
import shutil
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

# Interpreted on purpose: they define msgspec structs or only read files, and are never on a hot path.
BORDER = ("content.py", "options.py", "position.py", "rulebook.py", "text.py")


def compiled_modules(src: Path) -> list[str]:
    """Every module of the compiled group, relative to `src`."""
    found: list[str] = []
    for folder in ("core", "games", "bots"):
        for path in sorted((src / "cloudtop" / folder).rglob("*.py")):
            if (path.name not in BORDER and path.name != "__init__.py") or path.parent.name in ("rules", "steps"):
                found.append(str(path.relative_to(src)))
    return found


def compile_group(src: Path, optimise: str = "3") -> list[Path]:
    """Compile below `src` in place; returns the binaries."""
    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    here = os.getcwd()
    os.chdir(src)
    try:
        flags = ["--strict", "--explicit-package-bases", "--no-warn-unused-ignores"]
        extensions = mypycify([*flags, *compiled_modules(src)], opt_level=optimise)
        for extension in extensions:
            extension.extra_compile_args += ["-fno-semantic-interposition"] if sys.platform == "linux" else []
        command = build_ext(Distribution({"name": "cloudtop", "ext_modules": extensions}))
        command.inplace = True
        command.ensure_finalized()
        command.run()
    finally:
        os.chdir(here)
    return [p for p in src.rglob("*") if p.suffix in (".so", ".pyd")]


class CustomBuildHook(BuildHookInterface):  # type: ignore[type-arg]
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.target_name != "wheel" or version == "editable" or os.environ.get("CLOUDTOP_INTERPRETED"):
            return
        work = Path(tempfile.mkdtemp())
        src = work / "src"
        shutil.copytree(Path(self.root) / "src", src, ignore=shutil.ignore_patterns("*.so", "__pycache__"))
        try:
            binaries = compile_group(src)
        except BaseException as problem:  # mypyc and distutils end a failed build with SystemExit
            if isinstance(problem, KeyboardInterrupt):
                raise
            self.app.display_warning(f"cloudtop: not compiled ({problem}); it is installed interpreted and works all the same.")
            return
        build_data["infer_tag"] = True
        build_data["pure_python"] = False
        for path in binaries:
            build_data["force_include"][str(path)] = str(path.relative_to(src))
