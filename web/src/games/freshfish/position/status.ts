/** The one plain line of what must be done now. */
import { seatSays } from '../../../language/words.svelte';
import type { Eyes, Says } from '../../../protocol/types';
import type { FreshFishView } from '../view';
import { choicesOf, winnersOf } from './position';

export function status(view: FreshFishView, eyes: Eyes): Says {
  const owes = eyes !== 'spectator' && view.owing.includes(eyes);
  switch (view.phase) {
    case 'over':
      return overSays(view, eyes);
    case 'tile':
      return says('tile', { who: seatSays(view.drawer ?? 0) });
    case 'bid':
      return bidSays(view, eyes, owes);
    case 'place':
      return placeSays(view, owes);
    case 'turn':
      return owes ? turnSays(view) : says('their-turn', { who: seatSays(view.turn ?? 0) });
  }
}

function says(name: string, args: Says['arguments'] = {}): Says {
  return { message: `page-freshfish-status-${name}`, arguments: args };
}

function turnSays(view: FreshFishView): Says {
  const { draw, spaces } = choicesOf(view);
  if (!draw) return says('reserve');
  return says(spaces.size === 0 ? 'draw' : 'turn');
}

function bidSays(view: FreshFishView, eyes: Eyes, owes: boolean): Says {
  const good = view.tile;
  if (owes) return says('bid', { good, most: choicesOf(view).bids.at(-1) ?? 0 });
  const who = view.owing.map(seatSays);
  if (eyes !== 'spectator' && view.seats[eyes]?.has_bid) return says('wait', { good, who });
  return says('they-bid', { good, who });
}

function placeSays(view: FreshFishView, owes: boolean): Says {
  const how = view.tile === 'flea' ? 'flea' : view.drawer === null ? 'last' : 'won';
  const good = view.tile;
  if (owes) return says('place', { how, good });
  return says('they-place', { how, good, who: seatSays(view.turn ?? 0) });
}

function overSays(view: FreshFishView, eyes: Eyes): Says {
  const winners = winnersOf(view);
  const score = String(view.seats[winners[0] ?? 0]?.score ?? 0);
  if (winners.length === 1) {
    return says('over', {
      you: winners[0] === eyes ? 'yes' : 'no',
      who: seatSays(winners[0] ?? 0),
      score,
    });
  }
  return says('shared', { who: winners.map(seatSays), score });
}
