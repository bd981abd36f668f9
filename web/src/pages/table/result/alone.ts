import type { TableOut } from '../../../protocol/messages';

/** Whether whoever looks plays here against bots and nobody else. */
export function playsAlone({ seats, eyes }: TableOut): boolean {
  return (
    typeof eyes === 'number' && seats.every(({ player }, seat) => player === 'bot' || seat === eyes)
  );
}
