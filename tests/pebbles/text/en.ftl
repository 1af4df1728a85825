### The words of Pebbles.

title = Pebbles
pitch = Dive for pebbles, and come up in time.
score-pebbles = Pebbles

option-players = How many play
option-treasures = What everybody brings from earlier games

prompt-Bets = Choose a number; nobody sees it.
prompt-Turn = Dive, peek, or rest.
prompt-Dive = Go deeper, or come up.
prompt-Gifts = Choose the next gift.

do-bet = Bet { $number }
do-dive = Dive
do-peek = Peek
do-rest = Rest
do-deeper = Go deeper
do-surface = Come up
do-gift = Take the gift: { $gift }
do-trade = Trade two shells
do-tide = The tide is { $tide }
do-find = Find { $pebble }

thing-pebbles = { $count ->
    [one] 1 pebble
   *[other] { $count } pebbles
}
thing-shells = { $count ->
    [one] 1 shell
   *[other] { $count } shells
}

event-round = round { $round } begins
event-tide = the tide is { $tide }
event-trade = trades { $shells } shells for a pebble
event-bet = bets { $number }
event-bet-secret = has made a bet
event-alone = is alone with the number { $shells } and gets as many shells
event-bets = the bets are { $bets }
event-chosen = decides to { $chosen }
event-peek = looks at the top pebble: { $pebble }
event-peek-secret = looks at the top pebble
event-surface = comes up with { $pebbles } pebbles
event-find = finds { $pebble }
event-gift = takes a gift: { $shells } shells, { $pebbles } pebbles
