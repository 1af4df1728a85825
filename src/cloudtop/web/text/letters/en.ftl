### What somebody is told who is not at the table, by a webhook or by mail. No names, no hands, no links of seats.

turn = { $title }: it is your turn{ $round ->
    [0] { "" }
   *[other] { " " }in round { $round }
}.
over = { $title }: the game is over.
test = { $title }: this is a test. Here you will be told when it is your turn.
first = { $title }: do you want to be told by mail when it is your turn?

mail-turn = { turn }

    To the table: { $link }
mail-over = { over }

    To the table: { $link }
mail-test = { test }

    To the table: { $link }
mail-first = Somebody, probably you, has asked to be told at this address when it is their turn at a table of { $title }.

    Yes, tell me: { $confirm }

    If that was not you, do nothing: no more mail comes.
mail-stop = No more mail of this table: { $stop }
