### The words around a game at the table.

## What happens now

web-waits = { $who } { $count ->
    [one] is
   *[other] are
} deciding.
web-waits-bot = { $who } is thinking …
web-waits-absent = Waiting for { $who }, who is not here.
web-sending = One moment …
web-now = What happens now
web-many = Choose one of { $count }

## The buttons of the prompt line

web-undo = { $count ->
    [0] Undo
   *[other] Undo ({ $count })
}
web-why = Why?
web-why-about = Ask why something cannot be chosen
web-why-ask = Point at anything, or tap it, to hear why it can or cannot be chosen.
web-why-none = No rule speaks about this now.
web-why-open = Open { $rule } in the rulebook
web-why-stop = Back to playing
web-hint = Hint
web-hint-about = What a bot would do
web-hint-play = Play it
web-hint-close = Close the hint
web-note-close = Close this note

## Seats

web-seats = Seats
web-total = Score { $total }
web-total-about = Score sheet of { $name }
web-to-move = to move
web-you = you
web-you-twice = you, open { $count } times
web-bot = Bot
web-bot-for = played by { $level }
web-thinking = thinking
web-absent = not here
web-bot-failed = { $who } could not decide; { $level } plays on.
web-bot-stuck = { $who } cannot go on; the server's log says why.
web-here = here
web-here-twice = here, open { $count } times
web-rename = Change the name { $name }
web-seat-menu = More about { $name }
web-take-over = Let a bot play on
web-stand-in = Let { $bot } sit in
web-stand-in-soon = { $bot } may sit in after { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
}
web-take-back = Take the seat back
web-resign = Resign
web-resign-two = The game ends at once, and you have lost it.
web-resign-many = You will be last, and { $bot } plays on for you to the end.
web-resign-yes = Yes, resign
web-resign-no = Play on
web-resigned = has resigned
web-late = out of time, { $level } plays
web-time = { $time } left
web-lots = Have lots drawn
web-lots-no = Play on after all
web-lots-yes = Agree
web-lots-wish = { $who } would have lots drawn: if all who are here agree, the luck of the table picks who wins.
web-introduce = What shall the others call you?
web-introduce-about = Your name at this table
web-introduce-sit = Sit down

## Words to the table

web-words-none = Nobody has said anything yet.
web-words-say = Say something to the table
web-words-send = Say it
web-words-onlooker = Only players speak here.
web-mute = Mute { $name }
web-unmute = Hear { $name } again
web-show-link = Link of this seat
web-list = Put on the list of open tables
web-list-no = Take off the list of open tables
web-share = Links and QR codes
web-share-about = Links to this table
web-round-brought = { $round }. The last move and the end of the round brought { $brought }.

## One screen, several people

web-cover = Pass the screen to { $who }
web-cover-ready = I am { $who }

## The drawer

web-drawer = Log, rules and scores
web-tab-log = Log
web-tab-story = Story
web-tab-words = Words
web-tab-rules = Rulebook
web-tab-box = Inspector
web-tab-score = Score
web-moment-shown = You are looking at an earlier moment: after move { $at }.
web-moment-back = Back to now
web-moment-none = That moment cannot be shown now.

## Faces of the table

web-sit-down = Taking your seat …
web-lost = The line is broken. Reconnecting …
web-lost-about = Nothing is lost: what you did is sent again.
web-lost-now = Try now
web-none = There is no such table
web-none-about = The link may be incomplete, or the table is from another place.
web-none-seat = This link opens no seat
web-none-seat-about = Its secret part does not belong to this table, or somebody has opened the link before. You can still watch.
web-watch = Watch
web-lobby = Start page
web-spectator = You are watching. Hands stay covered.
web-spectator-open = You are watching.
web-more = More
web-since = Since your last turn
web-sounds-on = Sounds on
web-sounds-off = Sounds off

## The end

web-rematch = Rematch
web-rematch-there = A rematch is laid out.
web-next-chapter = Next chapter
web-next-chapter-there = The next chapter is laid out.
web-to-log-book = Log book
web-rematch-join = Sit down
web-watch-replay = Watch the replay
web-review = Review
web-save-record = Download the record
web-collection-save = Download my collection
web-collection-save-of = Collection of { $name }
web-collection-keep = A small file with all you own by now. Bring it to your next table; a rematch has it already.
web-series-save = Download the series
web-series-keep = A small file that says how your next game begins, with all that everybody owns by now. Drop it on the start page.
web-board-again = Look at the board
web-end-again = Final scores

## Text table

web-text = Text table
web-text-leave = Back to the board
web-text-offer = What you can do
web-text-nothing = Nothing to decide right now.
web-text-line = Type a move, “why …”, “undo” or “hint”
web-text-send = Do it
web-text-log = What happened
web-text-newest = newest first
web-text-view = The table
web-text-score = Score sheet
web-text-about = Digits 1 to 9 choose from the list. { $example } typed in the line is the same as choosing it.

## Keys

web-keys = Keys
web-key-next = next or previous thing that can be chosen
web-key-arrows = to the nearest thing in that direction; with Shift also to what is only there to be read
web-key-act = choose it
web-key-escape = step back, close
web-key-undo = undo
web-key-hint = hint
web-key-why = why not? (for the thing in focus)
web-key-log = log
web-key-rules = rulebook
web-key-score = score sheet
web-key-text = text table
web-key-help = these keys
web-key-digits = choose from the list of the text table

# A story that is read at the table
web-story-on = Go on
web-story-close = Back to the table
web-story-done = Close the page
web-story-again = Read it
web-story-more = { $count ->
    [one] One more page follows.
   *[other] { $count } more pages follow.
}

## Lessons

web-learn-title = Learn { $title }
web-learn-none = There is no lesson here
web-lesson = Lesson
web-lesson-part = Part { $part } of { $parts }.
web-lesson-continue = Continue
web-lesson-back = Back
web-lesson-repeat = Repeat
web-lesson-skip = Skip
web-lesson-leave = Leave
web-lesson-anew = From the start
web-lesson-play = Play on from here
web-lesson-read = That is possible, too. First read on: Continue.
web-key-continue = go on with the lesson

## Help

web-help-hide = Hide the help line
web-help-show = Show the help line

## To be told when it is one's turn

web-tell = Tell me when it is my turn
web-tell-seat = Tell { $name } when it is their turn
web-tell-about = When it is your turn and you do not look at the table for a little while, you are told once. Nobody else learns where.
web-tell-here = In this browser
web-tell-here-about = A notice beside the clock of your computer, as long as this page is open somewhere in the browser.
web-tell-here-on = Tell me here
web-tell-here-is-on = You are told here as long as the page is open somewhere in this browser.
web-tell-here-denied = The browser was told not to show notices of this page; its settings for this address allow them again.
web-tell-here-none = This browser shows no notices of this page: it needs an address with https, and some phones show none at all.
web-tell-hook = By a webhook
web-tell-hook-about = An address that a chat such as Discord, Slack, Mattermost or Matrix gives you, or a program of your own. Whoever reads there can look on at the table.
web-tell-hook-label = Address of the webhook
web-tell-hook-such = https://…
web-tell-hook-ready = Nothing was sent yet; a test shows whether it arrives.
web-tell-mail = By mail
web-tell-mail-about = First comes a mail with a link; only who opens it is told more. Each mail has a link that stops them.
web-tell-mail-label = Address for mail
web-tell-mail-such = ada@example.org
web-tell-mail-ready = The address is confirmed.
web-tell-keep = Tell me there
web-tell-stop = Not any more
web-tell-test = Send a test
web-tell-sending = Sending …
web-tell-arrived = Last sent { $when }; it arrived.
web-tell-failed = Last tried { $when }.
web-tell-unconfirmed = A mail was sent there. Open its link, and you will be told by mail.
web-notice-name = There is no host { $fact }; check how it is written.
web-notice-private = It leads into a private network, where this server sends nothing; an address that everybody can reach is right.
web-notice-connect = { $fact } takes no connection; check the host and the port.
web-notice-certificate = The certificate of { $fact } is not valid; one that browsers trust is right.
web-notice-silent = { $fact } was told, but did not answer within some seconds.
web-notice-elsewhere = It answered { $fact }: it lies elsewhere. The address that it leads to is right.
web-notice-status = It answered { $fact }, and 200 or 204 would be right; perhaps this webhook is not there any more.
web-notice-refused = The mail server does not take this address ({ $fact }); check how it is written.
web-notice-post = The mail server of this site does not answer; it is tried again.
web-notice-often = Much was sent in a short time, so this one had to wait.
web-mail-confirm = You will be told by mail
web-mail-confirm-about = When it is your turn at this table of { $title } and you do not look at it.
web-mail-stop = No more mail
web-mail-stop-about = Nothing more is sent to you about this table of { $title }.
web-mail-none = This link is not good any more
web-mail-table = To the table
