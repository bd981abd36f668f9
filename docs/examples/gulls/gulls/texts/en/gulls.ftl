game-gulls = Gulls
page-about-gulls = Who dares to dive for the crate?
play-welcome-gulls = A game of Gulls. Your highest gull takes the crate, unless another has the same.
gulls-move-dive = dive with { $numbers }
gulls-got = { $who }: { $thing } in hand
gulls-fell = a crate worth { $thing } falls from the boat
gulls-chose = { $who }: a gull is ready
gulls-dived = { $who }: { $thing } dives
gulls-took = { $you ->
    [yes] you take
   *[no] { $who } takes
} the crate worth { $thing }
gulls-fought = the gulls fight, and nobody takes the crate worth { $thing }
gulls-scored = { $who }: { $thing } in the end
gulls-not-now = nobody dives now
gulls-not-in-hand = there is no { $number } in your hand
gulls-no-such-crate = that crate does not fall any more
gulls-no-such-deal = these gulls cannot be dealt now
gulls-too-many = there are only three gulls with { $number }
gulls-key-crate = crate
gulls-key-crates-to-come = crates to come
gulls-key-flown = flown away
gulls-key-hand = your gulls
gulls-key-dive = your choice
gulls-key-gulls = gulls
