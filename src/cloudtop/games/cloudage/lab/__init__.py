"""Studies of CloudAge: what docs/house-content.md rests on."""
