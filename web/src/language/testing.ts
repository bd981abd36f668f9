/** The catalogue for tests, as the server tells it: its own messages and those of all games. */
import { readdirSync, readFileSync } from 'node:fs';
import { fillBundle, type Language } from './words.svelte';

const SERVER = '../src/kutter';

export function catalogueOf(language: Language): string {
  return readdirSync(SERVER, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.includes(`/texts/${language}/`) && path.endsWith('.ftl'))
    .map((path) => readFileSync(`${SERVER}/${path}`, 'utf8'))
    .join('\n');
}

export function speak(language: Language): void {
  fillBundle(language, catalogueOf(language));
}
