/** What somebody likes, kept in this browser. */
import { keep, kept } from './keeping';
import { LANGUAGES, useLanguage, type Language } from './words.svelte';

export interface Options {
  language: Language;
  scheme: 'auto' | 'light' | 'dark';
  /** Of animations. */
  speed: 'off' | 'fast' | 'normal' | 'slow';
  /** Whether a move is chosen first and then confirmed. */
  confirm: boolean;
  /** Fishing: whether the card memory is shown. */
  memory: boolean;
  /** The name that this person sits down with. */
  name: string;
  /** Whether log and chat stand beside the table. */
  rail: boolean;
}

const KEY = 'kutter-options';

export const options: Options = $state({ ...defaults(), ...kept(KEY) });

export async function change(changes: Partial<Options>): Promise<void> {
  Object.assign(options, changes);
  keep(KEY, options);
  showScheme();
  if (changes.language) await useLanguage(changes.language);
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
    confirm: false,
    memory: false,
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
