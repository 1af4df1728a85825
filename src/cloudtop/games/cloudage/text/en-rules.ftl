### Words about the rulebook

## Looking rules up: words that mean the same here, a line each

search-alike-game =
    point score vp
    airship ship
    combat fight militia enemy
    plant growth grow grew grown
    water resource
    metal money resource
    project card
    drone worker
    city town
    mission task objective goal
    solo alone
    upgrade improve improvement
    collect gather
