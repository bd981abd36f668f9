## The guided first game

fishing-guide-goal = Catch as many cards as you can in eight rounds: every card is a point, and most points win. Your fisher holds what you catch.
fishing-guide-follow = Purple was led. Whoever has purple must play it: the cards that stand higher are the ones you may play. Take your 9.
fishing-guide-won = { $you ->
    [yes] Yours is the highest purple, so the whole trick goes to your fisher: three cards.
   *[no] { $who } played the highest purple, so the whole trick goes to that fisher: three cards.
}
fishing-guide-lead = Whoever wins a trick leads the next one, with any card. Now play one more trick.
fishing-guide-rest = So it goes on until every hand is empty. Let us jump ahead to the last trick of this round.
fishing-guide-last = Everybody has one card left. Play it, and watch where your catch goes when the round ends.
fishing-guide-hand = This is the heart of the game: what you caught is your new hand. Nine of these cards came out of your boat.
fishing-guide-ocean = You were one card short, so it came from the ocean. The further the game goes, the stronger the cards that lie there.
fishing-guide-trump = Red was led and you have none, so you may play anything. Green is trump and beats every other colour: play your green 2.
fishing-guide-trumped = { $you ->
    [yes] Only a 2, but the only green card: the trick is yours.
   *[no] A single green card would have won it. Without one, the highest red takes the trick: { $who }.
}
fishing-guide-zero = The last round, with stronger cards. A zero catches one card of your choice out of its trick. Lead your red 0.
fishing-guide-hook = Choose the card that your hook takes. You get it whoever wins the trick.
fishing-guide-buoys = Cards with a buoy may always be played, whatever was led, and each changes something. Hold one, or point at it, to read what.
fishing-guide-final = The very last trick of round eight. You know how it goes.
fishing-guide-result = Most points win. A game can end sooner, too: when the ocean cannot fill every hand any more, it is overfished.
