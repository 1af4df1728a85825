"""The `cloudtop` command."""

from cloudtop.cli.app import main

__all__ = ["main"]
