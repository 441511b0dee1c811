import { readFileSync } from 'node:fs';
import { refused, type Refused } from '../http/refused.ts';

/**
 * The 3,000 most common of the length that is asked for, in lower case, from `@zxcvbn-ts/language-common` 4.1.3 (MIT).
 */
const common = new Set(
  readFileSync(new URL('./common-passwords.txt', import.meta.url), 'utf8')
    .trimEnd()
    .split('\n'),
);

export const isCommonPassword = (password: string): boolean => common.has(password.toLowerCase());

/** What stands in every guesser's list of this house, alone or with digits and signs around it: docs/security.md. */
export const houseWords: readonly string[] = [
  'candor candorapp candortrade candortrading candorwallet candorpaper candorconsole',
  'administrator operator support finance customer withdrawal deposit',
  'bitcoin ethereum tether crypto usdt btcusdt trader trading',
].flatMap((words) => words.split(' '));
const leetOf: Readonly<Record<string, string>> = { '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '@': 'a', $: 's' };
const bare = (text: string): string =>
  text.replace(/^[^a-z]+|[^a-z]+$/g, '').replace(/[^a-z]/g, (sign) => leetOf[sign] ?? '');
/** Digits and signs around a word, or in the place of its letters, are what is tried next. */
const isHouseWord = (password: string): boolean => {
  const text = password.toLowerCase();
  return houseWords.includes(bare(text)) || houseWords.includes(text.replace(/[^a-z]/g, (sign) => leetOf[sign] ?? ''));
};

/** What an account is signed in to with; a guesser tries these first. */
export interface OwnNames {
  readonly account?: string | null;
  readonly email?: string | null;
  readonly phone?: string | null;
}

const ownTexts = ({ account, email, phone }: OwnNames): string[] => {
  const digits = (phone ?? '').replace(/^\+/, '');
  // However much of the dial code was typed: the rest is the number itself.
  const tails = [0, 1, 2, 3, 4].map((from) => digits.slice(from)).flatMap((tail) => [tail, `0${tail}`]);
  return [account ?? '', email ?? '', (email ?? '').split('@')[0] ?? '', ...tails]
    .filter((text) => text !== '')
    .map((text) => text.toLowerCase());
};

/** Why a password can't be taken. @param field where it was typed @returns null for a good one */
export function passwordIssue(password: string, own: OwnNames, field: string): Refused | null {
  if (ownTexts(own).includes(password.toLowerCase().replace(/^\+/, ''))) return refused('password-own-name', { field });
  return isCommonPassword(password) || isHouseWord(password) ? refused('password-common', { field }) : null;
}
