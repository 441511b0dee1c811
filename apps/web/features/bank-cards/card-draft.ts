import { cardDigits } from '@candor/core/bank-cards/card-number.ts';
import { foldName, isName } from '@candor/core/bank-cards/holder-name.ts';
import type { PlainKey } from '../../locales/i18n.ts';

export interface CardDraft extends Record<string, string> {
  username: string;
  cardNo: string;
  bankCode: string;
  city: string;
  address: string;
}
export const emptyCard: CardDraft = { username: '', cardNo: '', bankCode: '', city: '', address: '' };

function nameIssue(name: string, holder: string | null): PlainKey | undefined {
  if (name === '') return 'auth.required';
  if (!isName(name)) return 'bank-cards.nameInvalid';
  return holder !== null && foldName(name) !== foldName(holder) ? 'bank-cards.nameDiffers' : undefined;
}

/** What is wrong with a card, by field; the keys of phrases. */
export function cardIssues(draft: CardDraft, holder: string | null) {
  const { username, cardNo, bankCode, city } = draft;
  return {
    username: nameIssue(username.trim(), holder),
    bankCode: bankCode === '' ? ('bank-cards.bankMissing' as const) : undefined,
    cardNo: cardDigits(cardNo) === null ? ('bank-cards.numberInvalid' as const) : undefined,
    city: city.trim() === '' ? ('bank-cards.cityMissing' as const) : undefined,
  };
}

const digitsAtMost = 19;
/** Digits in groups of four as they are typed; anything else is left out. */
export const groupedDigits = (typed: string): string =>
  (
    typed
      .normalize('NFKC')
      .replace(/\D/g, '')
      .slice(0, digitsAtMost)
      .match(/.{1,4}/g) ?? []
  ).join(' ');

/**
 * Where the cursor belongs after grouping: behind the same digit as before. @param before typed text up to the cursor
 */
export const cursorAfter = (before: string): number => groupedDigits(before).length;
