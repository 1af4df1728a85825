### The words of Die Inseln im Nebel's table in a terminal.

cli-wind = Wind
cli-bonus = bonus
cli-no-wind = The dice are not rolled yet.
cli-free = free
cli-clouds = Clouds
cli-empty = empty
cli-harbour = Harbour ⌂
cli-harbour-points = { $points ->
    [one] { $points } point to spend
   *[other] { $points } points to spend
}
cli-supply = extensions ⌂
cli-taken = To decide
cli-energy = Energy
cli-crowns = points
cli-oculars = Oculars
cli-coasts = Coasts
cli-score = Score
cli-nothing = nothing yet
cli-bag = Bag
cli-start = begins
cli-roller = rolls
cli-scores = scores
cli-scores-not = does not score now
cli-printed = printed coast
cli-fog = fog

cli-cells = Cells
cli-price = { $cost ->
    [0] free
   *[other] { $cost } energy
}
cli-with = { $points ->
    [one] with { $points } point
   *[other] with { $points } points
}
cli-convert = Convert it
cli-gain = +{ $energy } energy
cli-lost = { $lost } lost
cli-extensions = An extension, and only one tile of a cloud (house rule):
cli-exchange = Exchange a tile with the harbour …
cli-exchange-own = Choose the tile that you give away.
cli-place = Place { $tile } …
cli-from = Take a tile of cloud { $cloud } …
