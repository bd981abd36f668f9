import type { Pace } from '../protocol/types';
import { say } from './words.svelte';

export function paceWords(pace: Pace): string {
  if (pace.kind === 'days') return say('page-pace-days', { number: pace.days });
  if (pace.kind !== 'move') return say('page-pace-none');
  return pace.seconds % 60 === 0
    ? say('page-pace-minutes', { number: pace.seconds / 60 })
    : say('page-pace-seconds', { number: pace.seconds });
}
