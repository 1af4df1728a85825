"""Build hook: compiles the core, the games and the bots with mypyc as one group, and builds the page of the web table.

Where there is no C compiler the same files are installed as they are; `cloudtop --version` says which build it is.
Node builds the page; it is fetched as a Python package where the machine has none. The hook also packs the list of tests
that prove each rule, so that `cloudtop rules` can name them. With CLOUDTOP_RELEASE=1 whatever cannot be built is an error.
"""

from __future__ import annotations

import json
import os
import re
import runpy
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

# Interpreted on purpose: they read files or check what people give us, and are never on a hot path.
BORDER = (
    "audit.py", "content.py", "entry.py", "events.py", "fill.py", "network.py", "options.py", "position.py", "proof.py",
    "rulebook.py", "shape.py", "teach.py", "text.py",
)  # fmt: skip
BORDER_FOLDERS = ("content", "terminal", "lab")  # of a game
WHOLE_FOLDERS = ("brain", "rules", "steps")  # of a game; compiled with their `__init__`


def compiled_modules(src: Path) -> list[str]:
    """Every module of the compiled group, relative to `src`."""
    found: list[str] = []
    for folder in ("core", "games", "bots"):
        for path in sorted((src / "cloudtop" / folder).rglob("*.py")):
            if path.parent.name in BORDER_FOLDERS:
                continue
            if path.parent.name in WHOLE_FOLDERS or path.name not in (*BORDER, "__init__.py"):
                found.append(str(path.relative_to(src)))
    return found


def can_compile(work: Path) -> bool:
    """Is there a C compiler that finds Python's headers?"""
    from setuptools import Distribution, Extension
    from setuptools.command.build_ext import build_ext

    probe = work / "probe.c"
    probe.write_text("#include <Python.h>\nPyMODINIT_FUNC PyInit_probe(void) { return 0; }\n")
    command = build_ext(Distribution({"name": "probe", "ext_modules": [Extension("probe", [str(probe)])]}))
    command.build_lib = command.build_temp = str(work / "probe")
    try:
        command.ensure_finalized()
        command.run()
    except (Exception, SystemExit):  # whatever a foreign compiler may answer, the reply is no
        return False
    return True


# A vec that interpreted code hands to compiled code, as an argument or an attribute: mypyc 2.4.1 counts it once too often, so
# its memory would never be free again (220 KB with each game that is made).
TAKEN = re.compile(rb"\b(arg_\w+|tmp) = Vec(\w+?)Api\.unbox\((?:obj_\w+|value)\b[^;\n]*\);")


def give_back(source: Path) -> None:
    """Mend this in a file of generated C: whoever hands a vec over keeps it alive."""
    before = source.read_bytes()
    after = TAKEN.sub(lambda found: found[0] + b" VEC_%b_DECREF(%b);" % (found[2].upper(), found[1]), before)
    if after != before:
        source.write_bytes(after)


def compile_group(src: Path) -> list[Path]:
    """Compile below `src` in place; returns the binaries."""
    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    here = os.getcwd()
    os.chdir(src)
    try:
        flags = ["--strict", "--explicit-package-bases", "--no-warn-unused-ignores"]
        extensions = mypycify([*flags, *compiled_modules(src)], opt_level="3", debug_level="0")
        for source in {source for extension in extensions for source in extension.sources}:
            give_back(Path(source))
        for extension in extensions:
            # looking for warnings in generated C takes the compiler as long as all the rest
            extension.extra_compile_args += (
                ["-fno-semantic-interposition", "-Wno-all"] if sys.platform == "linux" else []
            )
        command = build_ext(Distribution({"name": "cloudtop", "ext_modules": extensions}))
        command.inplace = True
        command.parallel = True  # each module is an extension of its own, most of them tiny
        command.ensure_finalized()
        command.run()
    finally:
        os.chdir(here)
    return sorted(src.rglob("*" + sysconfig.get_config_var("EXT_SUFFIX")))


class CustomBuildHook(BuildHookInterface):  # type: ignore[type-arg]
    def dependencies(self) -> list[str]:
        return [] if self.node()["machine_has_node"]() else [self.node()["PACKAGE"]]

    def node(self) -> dict[str, Any]:
        return runpy.run_path(str(Path(self.root) / "tools" / "node.py"))

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        self.work = Path(tempfile.mkdtemp())
        self.pack_proof(self.work, build_data)
        self.build_page(self.work, build_data)
        if not can_compile(self.work):
            self.lacks("no C compiler, so it is installed interpreted; it works all the same.")
            return
        src = self.work / "src"
        shutil.copytree(Path(self.root) / "src", src, ignore=shutil.ignore_patterns("*.so", "*.pyd", "__pycache__"))
        try:
            binaries = compile_group(src)
        except (Exception, SystemExit) as problem:  # mypyc ends a failed build with SystemExit
            self.lacks(f"not compiled ({problem}), so it is installed interpreted.")
            return
        for path in binaries:
            build_data["force_include"][str(path)] = str(path.relative_to(src))
        build_data["infer_tag"] = True
        build_data["pure_python"] = False

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if version != "editable":
            shutil.rmtree(self.work, ignore_errors=True)

    def lacks(self, what: str) -> None:
        """Something cannot be built here: whoever installs at home is told, a release is not made."""
        if os.environ.get("CLOUDTOP_RELEASE"):
            raise SystemExit(f"cloudtop: this is no release: {what}")
        self.app.display_warning(f"cloudtop: {what}")

    def pack_proof(self, work: Path, build_data: dict[str, Any]) -> None:
        proof = runpy.run_path(str(Path(self.root) / "src" / "cloudtop" / "core" / "proof.py"))
        (work / "proof.json").write_text(json.dumps(proof["tests_below"](Path(self.root) / "tests")), "utf-8")
        build_data["force_include"][str(work / "proof.json")] = "cloudtop/proof.json"

    def build_page(self, work: Path, build_data: dict[str, Any]) -> None:
        try:
            self.node()["build"](work / "page")
        except (OSError, subprocess.SubprocessError, SystemExit) as problem:
            self.lacks(f"the page of the web table is not built ({problem}); all else works.")
            return
        build_data["force_include"][str(work / "page")] = "cloudtop/web/page"
