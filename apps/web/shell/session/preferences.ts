import { defaultLanguage, languageOf, languages, type Language } from '@candor/api-contract/languages.ts';
import { create } from 'zustand';

export const colourSchemes = ['green-up', 'red-up', 'colour-blind'] as const;
export type ColourScheme = (typeof colourSchemes)[number];

interface Preferences {
  language: Language;
  /** Code of the currency that values are shown in. */
  currentCurrency: string;
  colours: ColourScheme;
  hideBalances: boolean;
  /** Whether the home page shows its pictures. */
  homeImages: boolean;
  /** Address of the network line in use; empty is that of the page. */
  line: string;
}

const keys: Record<keyof Preferences, string> = {
  language: 'locale',
  currentCurrency: 'currentCurrency',
  colours: 'colours',
  hideBalances: 'hideBalances',
  homeImages: 'homeImages',
  line: 'networkLine',
};

function stored(key: keyof Preferences): string | null {
  try {
    return localStorage.getItem(keys[key]);
  } catch {
    return null;
  }
}

/** Of a first visit: the first language of the browser that is one of ours, in whatever country it is spoken. */
export function languageOfBrowser(tags: readonly string[]): Language {
  const spoken = tags.map((tag) => tag.slice(0, 2).toLowerCase());
  for (const two of spoken) {
    const found = languages.find((key) => key.slice(0, 2) === two);
    if (found !== undefined) return found;
  }
  return defaultLanguage;
}

const firstLanguage = (kept: string | null): Language =>
  kept === null ? languageOfBrowser(navigator.languages ?? []) : languageOf(kept);

const usePreferenceStore = create<Preferences>(() => ({
  language: firstLanguage(stored('language')),
  currentCurrency: stored('currentCurrency') ?? 'USDT',
  colours: colourSchemes.find((each) => each === stored('colours')) ?? 'green-up',
  hideBalances: stored('hideBalances') === 'true',
  homeImages: stored('homeImages') !== 'false',
  line: stored('line') ?? '',
}));

/** The preferences now, outside React. */
export const preferences = usePreferenceStore.getState;
export const usePreference = <Key extends keyof Preferences>(key: Key): Preferences[Key] =>
  usePreferenceStore((all) => all[key]);

/** Changes a preference and keeps it on this device. */
export function setPreference<Key extends keyof Preferences>(key: Key, value: Preferences[Key]) {
  usePreferenceStore.setState({ [key]: value } as Pick<Preferences, Key>);
  try {
    localStorage.setItem(keys[key], String(value));
  } catch {
    // Without storage (private mode) the choice holds until the page closes.
  }
}

const builtIn: unknown = import.meta.env['VITE_API_BASE'];

/** Origin of the API: the chosen line, else the one built in, else the page's own (empty). */
export const apiBase = (): string =>
  (preferences().line || (typeof builtIn === 'string' ? builtIn : '')).replace(/\/+$/, '');

export { languages, type Language };
