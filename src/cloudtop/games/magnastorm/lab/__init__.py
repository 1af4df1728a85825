"""Studies of Magnastorm: what docs/house-content.md rests on."""
