/** What can be said with one tap: our own small drawings, and their names. */
import { say } from '../../language/words.svelte';
import type { Reaction } from '../../protocol/types';

/** A thumb, a heart, a clover, a face, a thought, a circle: 24 units wide, as icons are. */
export const SIGNS: Readonly<Record<Reaction, string>> = {
  'well-played': 'M4 11h3v9H4zM7 12l3.5-8q3 0 3 3v3h5q2 0 1.6 2l-1.3 6.4q-.3 1.6-2 1.6H7',
  thanks: 'M12 20q-8-5.5-8-10.5a4.2 4.2 0 0 1 8-2 4.2 4.2 0 0 1 8 2q0 5-8 10.5z',
  lucky:
    'M12 11C10.3 6.5 14.7 2.9 16.2 4.5C16.9 5.2 16.8 6.2 16.2 6.8C16.8 6.2 17.8 6.1 18.5 6.8C20.1 8.3 16.5 12.7 12 11zM12 11C16.5 9.3 20.1 13.7 18.5 15.2C17.8 15.9 16.8 15.8 16.2 15.2C16.8 15.8 16.9 16.8 16.2 17.5C14.7 19.1 10.3 15.5 12 11zM12 11C13.7 15.5 9.3 19.1 7.8 17.5C7.1 16.8 7.2 15.8 7.8 15.2C7.2 15.8 6.2 15.9 5.5 15.2C3.9 13.7 7.5 9.3 12 11zM12 11C7.5 12.7 3.9 8.3 5.5 6.8C6.2 6.1 7.2 6.2 7.8 6.8C7.2 6.2 7.1 5.2 7.8 4.5C9.3 2.9 13.7 6.5 12 11zM12 11q0 6 3 10',
  ouch: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM8 8.5l2.5 1.5L8 11.5M16 8.5L13.5 10l2.5 1.5M8 16l2-1.5 2 1.5 2-1.5 2 1.5',
  thinking:
    'M7.5 15a4.5 4.5 0 0 1 0-9 5.3 5.3 0 0 1 9.7.8A4.2 4.2 0 0 1 16.5 15zM8.5 10.5v.01M12 10.5v.01M15.5 10.5v.01M7 18.2v.01M4.5 21v.01',
  again: 'M19.5 12a7.5 7.5 0 1 1-2.5-5.6M19.5 3v4.5H15',
};

export const REACTIONS = Object.keys(SIGNS) as Reaction[];

export function reactionWords(reaction: Reaction): string {
  return say(`page-reaction-${reaction}`);
}
