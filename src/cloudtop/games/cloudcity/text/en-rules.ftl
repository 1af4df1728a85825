### Words about the rulebook

## Looking rules up: words that mean the same here, a line each

search-alike-game =
    vote score point vp
    walkway bridge path
    building tower house
    circuit ring loop
    row market display
    pile stack deck
    box supply stock
    cross intersect
    length long short distance
    tall height high level
    request card goal
