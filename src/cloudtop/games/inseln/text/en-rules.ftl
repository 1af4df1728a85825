### Words about the rulebook

## Looking rules up: words that mean the same here, a line each

search-alike-game =
    point score vp
    wind direction course
    joker wild
    ocular storage store
    yard centre center middle
    connect connection link
    energy fuel money
    bag stack
    convert discard
    monument statue
    city town
