"""Faults can be planted at run time in the interpreted build only."""

from __future__ import annotations

import cloudtop as ct

collect_ignore = ["test_planted.py"] if ct.build() == "compiled" else []
