/** What somebody likes, kept in this browser. */
import { LANGUAGES, say, useLanguage, type Language } from '../language/words.svelte';
import { isObject } from '../protocol/shape';
import { keep, kept } from './keeping';

export const SCHEMES = ['auto', 'light', 'dark'] as const;
export const SPEEDS = ['off', 'fast', 'normal', 'slow'] as const;
export const MOST_NAME = 24;

export interface Options {
  language: Language;
  scheme: (typeof SCHEMES)[number];
  /** Of animations. */
  speed: (typeof SPEEDS)[number];
  /** Whether moves are heard. */
  sound: boolean;
  /** Whether a move is chosen first and then confirmed. */
  confirm: boolean;
  /** What is switched on for the boards of games, as `<game>-<name>`. */
  switches: Readonly<Record<string, boolean>>;
  /** How strong bots were last, by game. */
  levels: Readonly<Record<string, string>>;
  /** The name that this person sits down with. */
  name: string;
  /** Whether log and chat stand beside the table. */
  rail: boolean;
}

const KEY = 'kutter-options';

const isOne =
  (choices: readonly unknown[]) =>
  (value: unknown): boolean =>
    choices.includes(value);
const isSwitch = isOne([true, false]);
const isName = (value: unknown) => typeof value === 'string' && value.length <= MOST_NAME;

const FITS: Record<keyof Options, (value: unknown) => boolean> = {
  language: isOne(LANGUAGES),
  scheme: isOne(SCHEMES),
  speed: isOne(SPEEDS),
  sound: isSwitch,
  confirm: isSwitch,
  switches: (value) => isObject(value) && Object.values(value).every(isSwitch),
  levels: (value) => isObject(value) && Object.values(value).every(isName),
  name: isName,
  rail: isSwitch,
};

export const options: Options = $state(restored());

/** What was kept, as far as this version understands it. */
export function restored(): Options {
  const known = Object.entries(kept(KEY)).filter(
    ([name, value]) => Object.hasOwn(FITS, name) && FITS[name as keyof Options](value),
  );
  return { ...defaults(), ...Object.fromEntries(known) };
}

/** A language is chosen once it is there. */
export async function change(changes: Partial<Options>): Promise<void> {
  if (changes.language) await useLanguage(changes.language);
  Object.assign(options, changes);
  keep(KEY, options);
  showScheme();
}

/** Of whoever sits here, also before they have given one. */
export function ownName(): string {
  return options.name.trim() || say('page-nameless');
}

/** Shows the options from before: to be called once, before anything is drawn. */
export async function restore(): Promise<void> {
  showScheme();
  await useLanguage(options.language);
}

function showScheme(): void {
  document.documentElement.dataset['scheme'] = options.scheme;
}

function defaults(): Options {
  return {
    language: browserLanguage(),
    scheme: 'auto',
    speed: 'normal',
    sound: true,
    confirm: false,
    switches: {},
    levels: {},
    name: '',
    rail: true,
  };
}

function browserLanguage(): Language {
  const wanted = (typeof navigator === 'undefined' ? [] : navigator.languages).map((each) =>
    each.slice(0, 2),
  );
  return LANGUAGES.find((each) => wanted[0] === each) ?? 'en';
}
