### The words of the start page, the log, the replay, the score sheet, the rulebook and the inspector.

## Start page

web-name = Cloudtop
web-motto = Board games above the clouds: alone, on one screen, or with friends far away.
web-players = { $from } to { $to } players
web-players-just = { $from } players
web-minutes = { $from } to { $to } minutes
web-demand-light = Quickly learned
web-demand-medium = Some rules to learn
web-demand-heavy = Much to think about
web-house-share = { $share } % of the box is our reconstruction
web-house-share-about = Printed values that no public source has are our own, marked ⌂ and tried in many games. The rules are those of the rulebook.
web-play-now = Play now
web-play-now-about = You against { $bot }, at once
web-playing = Laying the table …
web-set-up = Set up a table
web-learn = Learn
web-learn-on = Go on learning ({ $part } of { $parts })
web-learn-again = Learn again
web-loading = One moment …
web-away = The server cannot be reached. Is it running?
web-again = Try again
web-no-games = There is no game here yet.
web-version = Cloudtop { $version }
web-belongs = The games belong to their authors and publishers. Cloudtop is not affiliated with them; drawings and words are our own.
web-house-note = Values marked ⌂ are our own reconstruction, because no public source has them.
web-close = Close
web-back = Back
web-home = Start page

## A new table

web-new = A new table of { $game }
web-how-many = How many play?
web-who-sits = Who sits where?
web-seat = Seat { $seat }
web-kind = Who sits on seat { $seat }
web-kind-me = Me
web-kind-here = This screen
web-kind-link = By link
web-kind-bot = Bot
web-kind-me-about = You play from this browser.
web-kind-here-about = Someone beside you; hands are covered between turns.
web-kind-here-open-about = Someone beside you plays on this screen too.
web-kind-link-about = You get a secret link to pass on.
web-level-of = Level of the bot on seat { $seat }
web-name-of = Name on seat { $seat }
web-your-name = Your name
web-guest-name = Name (optional)
web-swap = Swap seats { $one } and { $two }
web-variants = How do you play?
web-fine-points = Fine points of the rules
web-option-drawn = Drawn
web-option-choose = Choose
web-rule = Rule { $rule }
web-start = Start the table
web-start-watch = Only bots: you will watch them.
web-start-people = { $people ->
    [one] One person
   *[other] { $people } people
}
web-start-bots = { $bots ->
    [0] at one table.
    [one] and one bot.
   *[other] and { $bots } bots.
}
web-unnamed = You

## Collections

web-collection-about = Bring what a seat has won before: choose its file, or drop it on the seat.
web-collection-seat = Collection of seat { $seat }
web-collection-bring = Bring a collection
web-collection-of = { $count ->
    [0] No cards yet
    [one] One card
   *[other] { $count } cards
}{ $owner ->
    [person] { "" }
   *[other] { " " }of { $owner }
}
web-collection-leave = Seat { $seat } leaves its collection at home
web-collection-bad = “{ $file }” is not a collection; a collection is the file that you can download after a game.
web-collection-newer = “{ $file }” is a collection of another version of Cloudtop.
web-collection-other = “{ $file }” is a collection of another game.

## Campaigns

web-campaign-start = Campaign
web-campaign-new = A campaign of { $game }
web-campaign-new-about = Chapters that make one story. What you decide, win and unlock goes on to the next chapter; the log book waits here between the evenings.
web-campaign-begin = Begin the first chapter
web-campaigns = My campaigns
web-campaign-at = Chapter { $chapter } of { $count }
web-campaign-done = Finished
web-campaign-open = Log book
web-campaign-of = { $game }: the campaign
web-campaign-kept = Whoever has its link goes on with it, on any device.
web-campaign-missing = This browser does not have the secret of this campaign. Open its whole link, or drop its file on the start page.
web-campaign-unread = This log book cannot be read here
web-campaign-unread-about = Its file is kept as it is. Download it, and bring it to a Cloudtop that reads it.

web-book = Log book
web-book-chapter = Chapter
web-book-total = Stars
web-book-stars = { $count ->
    [0] no star
    [one] 1 star
   *[other] { $count } stars
}
web-book-points = { $points } points
web-book-won = won the chapter
web-book-missed = { $count ->
    [one] 1 mission missed
   *[other] { $count } missions missed
}
web-book-ahead = Not written yet
web-book-watch = Watch
web-book-watch-about = Watch chapter { $chapter }
web-book-branch = Branch
web-book-branch-about = Begin another campaign after chapter { $chapter }
web-book-branch-sure = A second campaign goes on after chapter { $chapter }. This one stays as it is.
web-book-branch-yes = Branch here
web-book-branch-no = Not now

web-chapter-next = Next: chapter { $chapter }
web-chapter-now = Chapter { $chapter } is being played
web-chapter-begin = Begin chapter { $chapter }
web-chapter-table = To the table
web-chapter-anew = Begin the chapter anew
web-chapter-stuck = { $why } The log book is safe: the chapter can begin anew.
web-chapter-who = Chapter { $chapter }: who sits where?
web-chapter-who-about = A seat may be taken over between two chapters, by a person or a bot; its stars stay with the seat.
web-campaign-over = The campaign is over
web-campaign-winner = { $names } { $count ->
    [one] wins
   *[other] win
} the campaign with { $stars } stars.
web-campaign-won = You have won, with { $stars } stars.
web-campaign-lost = { $stars } stars were not enough this time.

web-so-far = The story so far
web-so-far-empty = The first page is still empty. It begins when you do.
web-so-far-read = Read again
web-decided = What you decided
web-unlocked = What has come into the game

web-campaign-download = Download the file
web-campaign-link = Link for another device
web-campaign-delete = Delete
web-campaign-delete-sure = The log book and its story go for good. A file that you have downloaded brings them back.
web-campaign-delete-yes = Yes, delete
web-campaign-delete-no = Keep it
web-campaign-forget = Take it off the list of this browser

## How people play with each other

web-manners = With each other
option-manners-hints = A bot may be asked for a hint
option-manners-undo = Moves may be taken back
web-clock = A clock for each of you
web-clock-of = { $days ->
    [0] { $minutes ->
        [0] none
       *[other] { $minutes } min + { $bonus } s
    }
    [one] a day a turn
   *[other] { $days } days a turn
}
web-at-zero = What happens at zero
web-at-zero-bot = At zero a bot plays on
web-at-zero-resign = At zero one has resigned
web-manners-stand-in = Who sits in for somebody who is away, after a minute

## Links

web-links = The table is laid
web-links-about = Each seat is a secret link. Send it only to the one who shall sit there: whoever opens it first has the seat.
web-link-watch = For spectators
web-link-watch-about = Shows only what lies open.
web-link-own = Your own seats, to go on from another device
web-link-own-about = It opens your own place at this table: go on from another device, and show it to nobody else.
web-link-seat-about = Only for the one who shall sit there: whoever opens it first has the seat.
web-link-for = Link for { $who }
web-link-for-all = Link for spectators
web-link-for-me = Link for another device
web-code = QR code
web-code-of = QR code: { $what }
web-circle-public = Whoever gets a link can open it, wherever they are.
web-circle-network = Whoever gets a link can open it in your network: on the same Wi-Fi, say.
web-circle-computer = Nobody else can open a link: it begins with a name that only this computer knows. Open the page under the name that others use, and its links are for them, too.
web-circle-alone = Nobody else can open a link yet: the server answers only its own computer. Started like this, it also answers whoever is in your network:
web-circle-choose = Links begin with
web-copy = Copy
web-copy-what = Copy: { $what }
web-copied = Copied
web-to-table = To the table

## Open tables

web-open = Open tables
web-open-about = Take a free seat, and play with whoever waits there.
web-open-empty = Nobody waits just now
web-open-empty-about = Set up a table with a seat by link and put it on this list: whoever comes by can sit down.
web-open-free = free
web-open-join = { $free ->
    [one] Take the free seat
   *[other] Take one of { $free } free seats
}
web-open-no-hints = no hints
web-open-no-undo = no taking back
web-open-moves = { $moves ->
    [one] one move played
   *[other] { $moves } moves played
}
web-open-others = { $count ->
    [one] One thing is not as usual
   *[other] { $count } things are not as usual
}
web-open-yes = yes
web-open-no = no
option-manners-listed = Put it on the list of open tables: whoever visits this server may take the seats by link

## My tables

web-mine = My tables
web-mine-empty = No table yet
web-mine-empty-about = Tables you sit at will wait for you here, in this browser only. No account needed.
web-mine-running = Running
web-mine-over = Finished
web-mine-turn = Your turn
web-mine-turns = Your turn at { $count ->
    [one] 1 table
   *[other] { $count } tables
}
web-mine-tell = Tell me in this browser
web-mine-tell-off = Told in this browser
web-title = { $title } · Cloudtop
web-title-turn = ● Your turn – { $title }
web-title-turns = ● { web-mine-turns } · Cloudtop
web-mine-turn-of = { $name } to move
web-mine-turn-all = Waiting for { $names }
web-mine-won = { $name } won
web-mine-won-you = You won
web-mine-shared = { $names } share the victory
web-mine-lost = Nobody won
web-links-of = Links
web-continue = Continue
web-replay = Replay
web-download = Record
web-download-about = Download the record of { $title }
web-forget-about = Forget this table of { $title }
web-forget-sure = Your seat links go with it. Forget?
web-forget-yes = Yes, forget
web-forget-no = Keep

## Records

web-record = Watch a record, go on with a series or a campaign
web-record-about = Drop a record (.ctr) or the file of a series or a campaign (.json) anywhere on this page, or choose one.
web-record-choose = Choose a file
web-record-drop = Let go to open this file
web-record-bad = “{ $file }” is neither a Cloudtop record, a text file that begins with “cloudtop record”, nor the file of a series or a campaign.
web-record-large = “{ $file }” is too large to be a record.
web-campaign-large = “{ $file }” is too large to be a campaign.
web-record-none = There is no record to replay; drop one on the start page.

## Log

web-log = Log
web-log-empty = Nothing has happened yet.
web-log-none = Nothing of that kind has happened.
web-log-round = Round { $round }
web-log-setup = Set-up
web-log-filter = Filter
web-log-everyone = Everyone
web-log-everything = Everything
web-log-seats = Whose lines
web-log-kinds = Which events
web-log-quiet = Small things too
web-log-new = Newest
web-log-moment = Look at the table after this move

## Replay

web-replay-title = Replay of { $game }
web-seen = Seen by
web-seen-spectator = Spectator
web-seen-open = Open
web-seen-running = The game is still running: you see it with your own eyes only.
web-moment-start = Before the first move
web-moment-of = Move { $at } of { $last }, { $who }
web-moment-round = { $moment }, round { $round }
web-scrub = Moment of the game
web-step-back = One move back
web-step-on = One move on
web-turn-back = One turn back
web-turn-on = One turn on
web-run = Play
web-pause = Pause
web-speed = Speed
web-speed-of = { $speed } times
web-branch = Branch from here
web-branch-title = Play on from move { $at }
web-branch-about = A new table begins as this one lay. The old game stays as it is.
web-branch-running = You can branch once the game is over.
web-branch-over = Nothing is left to play from here: go back a little.
web-branch-start = Play on from here
web-board = The table
web-scores = Scores
web-chance = chance
web-side = Beside the board
web-side-log = Log
web-side-scores = Scores
web-side-review = Review

web-review-whose = Whose decisions
web-review-offer = Every real choice is played on from in many imagined games, beside what else could have been done. You learn what was to be expected, what luck made of it, and which decisions cost most.
web-review-begin = Review this game
web-review-running = { $total ->
    [0] The review waits for its turn …
   *[other] { $done } of { $total } decisions
}
web-review-stop = Stop
web-review-nothing = There was no choice to look at.
web-review-start = Expected at first
web-review-luck = Luck and the others
web-review-lost = Decisions
web-review-result = Result
web-review-curve = Expected result over time, from { $start } to { $end }
web-review-luck-line = luck and the others
web-review-lost-line = cost of decisions
web-review-costliest = The costliest decisions
web-review-spotless = No decision was worse than another for certain.
web-review-move = Move { $at }
web-review-between = ({ $low } to { $high })
web-review-worlds = { $count } imagined games each; the interval holds in 95 of 100 cases
web-review-played = played
web-review-better = better
web-review-then = Then: { $line }.
web-review-brings = it would bring
web-review-little = a little of everything
web-review-play = Play on from there
web-review-about = { $count } real choices were looked at, by what this player could know. Points are points ahead of the best rival; a decision counts only if it was worse for certain (95 %).
web-review-about-alone = { $count } real choices were looked at, by what this player could know. A decision counts only if it was worse for certain (95 %).

## Score sheet

web-score-line = What for
web-score-hint = Tap a line, or point at it, to read its rule.
web-score-rule-open = Open rule { $rule } in the rulebook
web-score-tie = What decided between equal totals
web-score-rank = Rank { $rank }

## Chart

web-chart = Scores over time
web-chart-table = The same as a table
web-chart-round = Round { $round }
web-chart-end = End
web-chart-seat = Seat

## Rulebook

web-rules = Rulebook
web-rules-search = Search by word or id
web-rules-chapters = Chapters
web-rules-count = { $count ->
    [0] No rule has these words.
    [one] One rule
   *[other] { $count } rules
}
web-rules-sealed = { $count ->
    [one] One rule is for something that is not in play.
   *[other] { $count } rules are for what is not in play.
}
web-rules-text-only = For reading only: { $why }

## Inspector

web-box = What is in the box
web-box-looked = You are looking at
web-box-origin = Where this comes from
web-box-look = Point at a piece on the board, or pick one below.
web-box-house = ⌂ House
web-box-house-about = our own reconstruction; no public source has it
web-box-reported = Reported
web-box-reported-about = found on a public page
web-box-printed = Printed
web-box-printed-about = stated in the printed rulebook
web-box-sealed = { $table }: sealed, so that it can surprise you.
web-box-unseal = Show it anyway
web-box-legend = { $house } of { $count } values are our own (⌂).

## What is printed, by name

field-copies = in the box
field-count = in the box
field-pieces = in the box, of each colour
field-votes = votes
field-length = length
field-points = points
field-energy = energy
field-water = water
field-cards = other cards
field-movement = movement
field-combat = combat
field-cost = price
field-gain = brings
field-either = brings
field-other = or
field-level = level
field-green = reputation when you gain it
field-red = reputation when you lose it
field-spaces = reputation
field-numbers = of the numbers 0 to 6
field-number = number
field-steps = from
field-reward = reward
field-labs = labs
field-markers = markers, by round
field-levels = levels, by round
field-commanders = commanders, by round
field-coast = coast
field-value = number
field-birds = birds
