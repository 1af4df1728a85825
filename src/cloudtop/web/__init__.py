"""The web table: play in the browser, alone, on one screen or with others. See docs/web.md."""
