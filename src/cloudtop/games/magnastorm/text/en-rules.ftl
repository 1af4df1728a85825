### Words about the rulebook

## Looking rules up: words that mean the same here, a line each

search-alike-game =
    reputation score point vp
    cube money coin credit cash
    runner ship scout figure
    crew member worker
    lab laboratory turtle
    station transmitter
    takeover control
    quiet calm safe
    income administration
    objective mission task
