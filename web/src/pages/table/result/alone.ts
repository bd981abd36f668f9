import type { TableOut } from '../../../protocol/messages';

/** Whether whoever looks plays here against bots and nobody else. */
export function playsAlone({ seats, eyes }: TableOut): boolean {
  return (
    typeof eyes === 'number' && seats.every(({ player }, seat) => player === 'bot' || seat === eyes)
  );
}

/** Others can do better only on a whole game, and only than somebody who played all of it. */
export function mayChallenge(table: TableOut): boolean {
  const { begins_at, branch, contest, seats } = table;
  const isWhole = begins_at === 0 && branch === null && seats.every(({ plays }) => plays === null);
  return contest === null && isWhole && playsAlone(table);
}
