/** The one plain line of what must be done now. */
import { seatSays } from '../../language/words.svelte';
import type { Eyes, Says } from '../../protocol/types';
import type { Scene } from './motion/beats';
import { suitOf, thingOf } from './cards/cards';
import type { FishingView } from './view';

export function status(view: FishingView, eyes: Eyes, scene: Scene | null = null): Says {
  if (scene?.says) return scene.says;
  if (view.phase === 'over') return result(view);
  if (view.phase === 'deal') return says('page-fishing-deal', { round: view.round });
  if (typeof eyes === 'number' && view.owing.includes(eyes)) return yourTurn(view, eyes);
  return waiting(view, eyes);
}

function yourTurn(view: FishingView, seat: number): Says {
  if (view.phase === 'catch') return says('page-fishing-your-catch');
  if (view.phase === 'call') return says('page-fishing-your-call');
  if (view.phase === 'pass') {
    return says('page-fishing-your-pass', { to: seatSays((seat + 1) % view.players) });
  }
  const what = whatToPlay(view);
  const isFirst = view.round === 1 && view.plays.length < view.players;
  return isFirst ? says('page-fishing-first-trick', { what }) : what;
}

function whatToPlay(view: FishingView): Says {
  const low = view.low ? 'yes' : 'no';
  if (view.follow === null) {
    return says(view.trick.length > 0 ? 'page-fishing-any-card' : 'page-fishing-you-lead', { low });
  }
  const suits = view.legal.map((move) => suitOf(thingOf(move)));
  if (!suits.includes(view.follow)) return says('page-fishing-no-suit', { suit: view.follow, low });
  const buoy = suits.includes(null) ? 'yes' : 'no';
  return says('page-fishing-follow', { suit: view.follow, buoy, low });
}

function waiting(view: FishingView, eyes: Eyes): Says {
  const who = seatSays(view.owing[0] ?? 0);
  if (view.phase === 'pass') {
    const chosen = typeof eyes === 'number' ? 'yes' : 'no';
    return says('page-fishing-others-pass', { chosen, names: view.owing.map(seatSays) });
  }
  if (view.phase === 'catch') return says('page-fishing-other-catch', { who });
  if (view.phase === 'call') return says('page-fishing-other-call', { who });
  return says(view.trick.length > 0 ? 'page-fishing-waiting' : 'page-fishing-leads', { who });
}

function result(view: FishingView): Says {
  const most = Math.max(...view.seats.map((seat) => seat.points));
  const winners = view.seats.flatMap((seat, number) => (seat.points === most ? [number] : []));
  if (winners.length > 1) {
    return says('page-fishing-shared-win', { names: winners.map(seatSays), points: most });
  }
  const who = seatSays(winners[0] ?? 0);
  return says('fishing-won', { you: 'no', who, thing: most, number: 0 });
}

function says(message: string, args: Says['arguments'] = {}): Says {
  return { message, arguments: args };
}
