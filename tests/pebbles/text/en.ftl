### The words of Pebbles.

title = Pebbles
