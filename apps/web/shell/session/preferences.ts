import { defaultLanguage, languageOf, languages, type Language } from '@candor/api-contract/languages.ts';
import { create } from 'zustand';
import { store, stored } from '../storage.ts';

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

const kept = (key: keyof Preferences): string | null => stored(keys[key]);

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
  language: firstLanguage(kept('language')),
  currentCurrency: kept('currentCurrency') ?? 'USDT',
  colours: colourSchemes.find((each) => each === kept('colours')) ?? 'green-up',
  hideBalances: kept('hideBalances') === 'true',
  homeImages: kept('homeImages') !== 'false',
  line: kept('line') ?? '',
}));

/** The preferences now, outside React. */
export const preferences = usePreferenceStore.getState;
export const usePreference = <Key extends keyof Preferences>(key: Key): Preferences[Key] =>
  usePreferenceStore((all) => all[key]);

/** Changes a preference and keeps it on this device. */
export function setPreference<Key extends keyof Preferences>(key: Key, value: Preferences[Key]) {
  usePreferenceStore.setState({ [key]: value } as Pick<Preferences, Key>);
  store(keys[key], String(value));
}

const builtIn: unknown = import.meta.env['VITE_API_BASE'];

/** Origin of the API: the chosen line, else the one built in, else the page's own (empty). */
export const apiBase = (): string =>
  (preferences().line || (typeof builtIn === 'string' ? builtIn : '')).replace(/\/+$/, '');

export { languages, type Language };
