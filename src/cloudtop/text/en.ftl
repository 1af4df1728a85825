### Words of the table, the same for every game. A game may say some of them in its own way.

## Seats

bot-person = Player
bot-random = Random
bot-greedy = Greedy
bot-monte_carlo = Monte Carlo
bot-taught = Stormwright
bot-level = Level
bot-level-1 = Drifter
bot-level-1-about = Looks about, takes what it likes, and misses much of what lies open. For your very first game.
bot-level-2 = Deckhand
bot-level-2-about = Knows the ropes. Sees most of what can be done, but not always the best of it.
bot-level-3 = Lookout
bot-level-3-about = Has good eyes: takes what looks best right now, and never thinks ahead.
bot-level-4 = Navigator
bot-level-4-about = Plays some games ahead in its mind. A fair opponent.
bot-level-5 = Captain
bot-level-5-about = Thinks further ahead, and forgives little.
bot-level-6 = Stormwright
bot-level-6-about = Has played more games than anybody, and remembers what came of them.

turn-of = { $who } to move
round = { $round ->
    [0] Set-up
   *[other] Round { $round }
}
thinking = The others are at work …

## Points and the end

points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
score-total = Total
score-later = What comes later
score-rival = The best rival
differs-more = { $line } { $points } more
differs-less = { $line } { $points } less
differs-rival-more = the best rival { $points } higher
differs-rival-less = the best rival { $points } lower
over = The game is over.
won = { $who } wins with { $points }.
shared = { $who } win together with { $points }.
lost = { $who } loses with { $points }.

## Choosing

ask = ›
commands = ? help · why … · { $undo ->
    [0] undo
   *[other] undo ({ $undo })
} · hint · rules … · score · log · save · quit
forced = There was no choice: “{ $line }” was played for you.
several = That can mean several things; choose one of them.
no-key = There is no choice { $key } now; the choices are { $keys }.
no-move = I do not understand “{ $typed }”: type a number, a move such as { $example }, or ? for help.
stopped = The rest of your line was not played.

## Why not?

why-what = Ask about a move, for example: why { $example }
why-offered = That is possible now: { $line }.
why-rule = { $sentence } ({ $rule })
why-because = { $because } { $sentence } ({ $rule })

because-over = The game is over; nothing can be played any more.
because-turn = Now it is the turn of { $who }.
because-price = It costs { $needs }, you have { $has }.
as-needs = amounts
as-has = amounts

## Stepping back

undo-done = Taken back: { $line }.
undo-picked = You may choose anew.
undo-choice = Takes back what you have just chosen (Escape)
undo-more = { $count ->
    [0] You cannot step back further
    [one] You can step back one more time
   *[other] You can step back { $count } more times
}
undo-not = You cannot step back
undo-nothing = before that you had not decided anything.
undo-chance = before that, something hidden was revealed.
undo-other = before that, another player moved.
undo-over = the game is over.
undo-not-nothing = you have not decided anything yet.
undo-not-chance = something hidden was revealed since your last decision.
undo-not-other = another player moved since your last decision.
web-luck-sealed = The luck of this table was sealed before the first move. When the game is over the key is told, and everybody can check that no outcome was chosen later.
web-luck-seal = Seal of the luck
web-luck-checked = { $outcomes ->
    [0] No outcome of chance was left to follow
    [one] The one outcome of chance followed
   *[other] All { $outcomes } outcomes of chance followed
 } from the key that was sealed before the first move.
web-luck-same = The seal is the one that this browser was shown when you came to the table.
web-luck-other = The seal is not the one that this browser was shown when you came to the table: do not trust this game.
web-luck-key = Key
web-luck-how = The record has seal and key; whoever does not trust this server checks it with cloudtop verify.
undo-not-over = the game is over and its luck is told.

## Hints

hint-wait = One moment …
hint-is = { $bot } would play: { $line }.
hint-other = “{ $line }” would bring you to about { $points }.
hint-other-lines = “{ $line }” would bring you to about { $points }: { $lines }.
hint-equal = It likes “{ $line }” just as much.
hint-equal-lines = It likes “{ $line }” nearly as much: { $lines }.
hint-no-view = It has no opinion about what that is worth.
hint-score = It expects you to end with about { $points }.
hint-tries = { $tries ->
    [one] (after one imagined game)
   *[other] (after { $tries } imagined games)
}
hint-single = There is only one thing you can do.

## Looking back on a game

review-account = Expected at first { $start }; luck and the others { $luck }; decisions { $lost }.
review-account-over = Expected at first { $start }; luck and the others { $luck }; decisions { $lost }; result { $result }.
review-choices = { $count ->
    [one] One real choice was looked at.
   *[other] { $count } real choices were looked at.
}
review-ahead = All numbers are points ahead of the best rival. A decision counts if it was worse for certain (95 %).
review-alone = All numbers are points. A decision counts if it was worse for certain (95 %).
review-unfinished = The game is not over; it was reviewed as far as it goes.
review-nothing = There was no choice to look at.
review-spotless = No decision was worse than another for certain.
review-move = move
review-played = played
review-better = better
review-swing = swing
review-lines = by line of the score
review-then = then: { $line }

## Rules

rules-about = { $count } rules in { $chapters } chapters. Type rules and an id such as { $example }, or words to look for.
rules-none = No rule has the words “{ $words }”.
rules-more = … and { $count } more; add a word to narrow it down.

## Log

log-empty = Nothing has happened yet.

## Stories and campaigns

page-overleaf = { $title }, overleaf
page-enter = Press Enter to go on …
story-none = Nothing has been read at this table.
story-what = “story { $words }” is not possible: story reads the last page again, story 3 the last three, story all every one of { $count }.
commands-story = { " " }· story
stars = { $stars ->
    [one] 1 star
   *[other] { $stars } stars
}
log-book = Log book
log-missed = (−{ $missed })
campaign-won = { $who } wins the campaign with { $stars ->
    [one] 1 star
   *[other] { $stars } stars
}.
campaign-shared = { $who } win the campaign together with { $stars ->
    [one] 1 star
   *[other] { $stars } stars
} each.
campaign-lost = { $who } has { $stars ->
    [one] 1 star
   *[other] { $stars } stars
}, which is not enough to win the campaign.
campaign-kept = Chapter { $done } is in the log book; { $path } keeps the campaign and this game.
campaign-next = Chapter { $chapter }, “{ $title }”: play on now? Enter for yes, n for another day …
campaign-later = { $path } goes on with chapter { $chapter } another day.
campaign-left = Chapter { $chapter } goes on where you left it: { $kept } belongs to { $path }.
campaign-over = The campaign in { $path } is over.

## Keeping and leaving

saved = Saved to { $path }.
save-where = Say where to: save and a file name, for example save evening.ctr
save-name = “{ $path }” is not the name of a file.
save-there = { $path } is there already; name another file.
bye-saved = Good-bye. The game is kept in { $path }.
series-kept = { $games ->
    [one] One game of this series is played; { $path } says how the next one begins.
   *[other] { $games } games of this series are played; { $path } says how the next one begins.
}
collection-kept = { $path } now holds { $count ->
    [0] no card
    [one] one card
   *[other] { $count } cards
}{ $owner ->
    [person] { "" }
   *[other] { " " }of { $owner }
}.
bye = Good-bye. This game was not saved.

## Several people at one screen

cover = Now it is { $who }'s turn.
cover-about = Hands are secret: nobody else should look at the screen.
cover-enter = Press Enter when you are ready …

## Help

help-now = Now
help-moves = Moves
help-moves-about = Type the number of a choice, the move itself ({ $example }), or enough of it to be clear. Several moves in one line are separated by a semicolon.
help-commands = Commands
command-why = why { $example }
command-why-about = explains why something is not possible (also: ? { $example })
command-undo = undo
command-undo-about = takes back your last decision, as long as nothing hidden was revealed since
command-hint = hint
command-hint-about = what a bot would do, and what it expects of it
command-rules = rules { $rule }
command-rules-about = looks up the rulebook, by an id or by words
command-score = score
command-score-about = the score sheet as the table lies now
command-log = log
command-log-about = the last things that happened (log 50 for more)
command-story = story
command-story-about = reads the last page of the story again (story 3 the last three, story all every one)
command-look = look
command-look-about = shows the table again (also: Enter)
command-save = save evening.ctr
command-save-about = keeps the game in a file
command-box = box
command-box-about = which values of the box are our own reconstruction (⌂)
command-quit = quit
command-quit-about = leaves the table

## The box

box-about = ⌂ { $house } of the { $count } values in this box are our own reconstruction, because no public source has them. With your own box you can correct them: cloudtop check.

## What an action takes and gives

nothing = nothing
terms-cost = for { $amounts }
terms-gain = brings { $amounts }

## Lessons

lesson-part = Part { $part } of { $parts }
lesson-laid = Another moment of a game
lesson-way = Type a number or a move · why … · back · again · skip · quit
lesson-way-read = Enter to go on · back · again · rules … · quit
lesson-way-last = Enter to play on from here against { $bot } · back · start for the whole lesson again · quit
lesson-read = That is possible, too. First read on: press Enter.
lesson-kept = Until next time: the lesson goes on with part { $part }.
lesson-not-kept = Until next time. There is no place here to keep how far you came; --part { $part } goes on.
lesson-other = That is possible, too. Try it later: first do what is asked here.

## Looking rules up: words that mean the same, a line each, and words that say nothing

search-alike =
    win won winner victory goal aim purpose
    lose lost loser
    tie tied tiebreak equal draw
    score point vp
    pay paid cost price fee spend spent
    end finish over
    start begin began begun first
    setup set
    build built construct
    take took taken get got gain receive
    place put lay laid
    draw drew drawn
    fly flew flown flight move movement
    choose chose chosen choice pick
    keep kept hold held hand
    hide hid hidden secret unseen
    player opponent rival people
    exchange trade swap
    fight fought combat battle attack
    alone solo single
    colour color
    neighbour neighbor adjacent next
    die dice roll
    pass skip
    break broke broken
    lead led leader most
search-empty = a an and are at be by can do does did for from has have how i if in is it may me my of on one or so than that the their them then there they this to up was we what when where which who why will with you your many much mean means game
