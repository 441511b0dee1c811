import { languages, type Language } from '@candor/api-contract/languages.ts';
import { create } from 'zustand';
import { store, stored } from '../storage.ts';
import { firstLanguage } from './first-language.ts';

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

const usePreferenceStore = create<Preferences>(() => ({
  language: firstLanguage(kept('language'), navigator.languages ?? []),
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
