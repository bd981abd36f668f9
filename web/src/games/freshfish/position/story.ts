/** What the log tells of late: why the square has changed, and how an auction went. */
import { isReader } from '../../../language/words.svelte';
import type { LogLine } from '../../../protocol/messages';
import type { Eyes, Says } from '../../../protocol/types';
import type { PathReason } from '../questions/foresight';
import type { FreshFishView } from '../view';
import type { OpenAuction } from './position';

export interface Story {
  /** The reader's own discs that came back, and why: told until the reader's next turn is done. */
  lost: readonly Says[];
  /** What else the last building forced, and what discs it sent back. */
  says: readonly Says[];
  /** By space, why it has become a path. */
  reasons: Readonly<Record<string, PathReason>>;
  /** The last auction, until another tile is drawn or the reader's next turn is done. */
  auction: OpenAuction | null;
}

const BUILDINGS = ['freshfish-table-placed', 'freshfish-stall-placed'];
const REASONS: Readonly<Record<string, PathReason>> = {
  'freshfish-path-in-full-area': 'full',
  'freshfish-path-to-truck': 'access',
  'freshfish-path-to-stall': 'access',
  'freshfish-path-joins': 'cut',
};
const RETURNED = 'freshfish-disc-returned';
const AUCTION_WON = 'freshfish-auction-won';

export function storyOf(log: readonly LogLine[], view: FreshFishView, eyes: Eyes): Story {
  const news = log.slice(log.findLastIndex(({ move }) => isTurn(move, eyes)) + 1);
  const lost = news.flatMap(({ says }) => lossesIn(says, eyes));
  const told = lastBuilding(log, view.players);
  const reasons = told.flatMap((says) => {
    const reason = REASONS[says.message];
    return reason ? spacesOf(says).map((name) => [name, reason]) : [];
  });
  return {
    lost,
    says: told.filter((says) => !lost.includes(says)),
    reasons: Object.fromEntries(reasons) as Story['reasons'],
    auction: lastAuction(news, view),
  };
}

/** Whether a sentence tells of discs that came back. */
export function isLoss({ message }: Says): boolean {
  return message === RETURNED;
}

/** Why a space is a path, as far as the log goes back. */
export function whyPath(log: readonly LogLine[], space: string): Says | null {
  const says = log.flatMap((line) => line.says);
  return says.findLast((each) => each.message in REASONS && spacesOf(each).includes(space)) ?? null;
}

/** What the last building forced: told until all others have had a turn. */
function lastBuilding(log: readonly LogLine[], players: number): Says[] {
  const at = log.findLastIndex((line) => tells(line, ...BUILDINGS));
  const turns = log.slice(at + 1).filter(({ move }) => isTurn(move));
  if (at < 0 || turns.length >= players - 1) return [];
  return log[at]!.says.filter((says) => says.message in REASONS || isLoss(says));
}

function lastAuction(news: readonly LogLine[], view: FreshFishView): OpenAuction | null {
  const sinceTile = news.slice(news.findLastIndex(({ move }) => move.startsWith('* ')) + 1);
  return sinceTile.some((line) => tells(line, AUCTION_WON)) ? (view.auctions.at(-1) ?? null) : null;
}

/** A reader's discs that came back, each sentence followed by why their spaces are paths. */
function lossesIn(says: readonly Says[], eyes: Eyes): Says[] {
  const returned = says.filter((each) => isLoss(each) && isReader(each.arguments['who'], { eyes }));
  const spaces = returned.flatMap(spacesOf);
  const why = says.filter(
    (each) => each.message in REASONS && spacesOf(each).some((space) => spaces.includes(space)),
  );
  return [...returned, ...why];
}

/** Whether a move is a turn of these eyes, or of anybody: a reservation, or drawing a tile. */
function isTurn(move: string, eyes?: Eyes): boolean {
  const [who, verb = ''] = move.split(' ');
  return ['reserve', 'draw'].includes(verb) && (eyes === undefined || who === String(eyes));
}

function tells({ says }: LogLine, ...messages: string[]): boolean {
  return says.some(({ message }) => messages.includes(message));
}

function spacesOf({ arguments: { space, spaces } }: Says): string[] {
  return [spaces ?? space].flat().map(String);
}
