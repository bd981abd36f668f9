/** The catalogue for tests, as the server tells it: its own messages and those of all games. */
import { readdirSync, readFileSync } from 'node:fs';
import { fillBundle, type Language } from './words.svelte';

const SERVER = '../src/kutter';
/** What is to be put into the server's files, and what goes from there. */
const PENDING = 'pending-texts';

export function catalogueOf(language: Language): string {
  const source = readdirSync(SERVER, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith(`/${language}.ftl`))
    .map((path) => readFileSync(`${SERVER}/${path}`, 'utf8'))
    .join('\n');
  const pending = readFileSync(`${PENDING}/${language}.ftl`, 'utf8');
  const gone = Array.from(pending.matchAll(/^# Gone: (.*)$/gm), (found) => found[1] ?? '');
  const changed = Array.from(pending.matchAll(/^([\w-]+) =/gm), (found) => found[1] ?? '');
  const stale = new Set([...gone.join(' ').split(' '), ...changed]);
  const standing = source
    .split(/\n(?=[\w#])/)
    .filter((message) => !stale.has(message.split(' =')[0] ?? ''));
  return [...standing, pending].join('\n');
}

export function speak(language: Language): void {
  fillBundle(language, catalogueOf(language));
}
