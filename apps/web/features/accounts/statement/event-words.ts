import { accountTypes } from '@candor/core/ledger/account.ts';
import { labelled, signedAmount } from '../../../locales/format.ts';
import { t } from '../../../locales/i18n.ts';
import { fromMicros, scaleOf, signedMicros } from '../../../shell/funds/micros.ts';
import { accountWord } from '../account-word.ts';
import type { Event } from './statement.ts';

type Change = Event['changes'][number];

const isNone = (text: string): boolean => Number(text) === 0;

const cent = 10_000n;
/** A balance as it is shown, in whole cents. */
const cents = (units: bigint): bigint => units / cent;

/**
 * A change as the column shows it: what is owned after it less what was owned before, both as they are shown, so that
 * each line leads to the next to the cent. Coins are shown with all of their digits.
 */
function columnChange({ currencyCode, change, owned }: Change): string {
  if (!/^USD[TC]$/.test(currencyCode)) return change;
  const after = signedMicros(owned);
  return fromMicros((cents(after) - cents(after - signedMicros(change))) * cent);
}

/** What came into one account out of another. */
const movedOf = (lines: Event['lines'], code: string): string =>
  lines.find(({ currencyCode, amount }) => currencyCode === code && Number(amount) > 0)?.amount ?? '0';

/**
 * What of an event is shown as having changed: what is owned; where that stayed, what was held, given as a bonus, or
 * moved between own accounts.
 */
export function shownChange(of: Change, lines: Event['lines']): { value: string; owned: boolean } {
  const { currencyCode, change, held, bonus } = of;
  if (!isNone(change)) return { value: columnChange(of), owned: true };
  return { value: [held, bonus].find((part) => !isNone(part)) ?? movedOf(lines, currencyCode), owned: false };
}

/** What came first, what went behind it. */
export const shownChanges = ({ changes }: Pick<Event, 'changes'>): Change[] =>
  changes.toSorted((a, b) => Number(Number(b.change) > 0) - Number(Number(a.change) > 0));

/** Where own money went, from where: both accounts. */
function wayOf({ lines }: Event): string | null {
  const find = (sign: string) => lines.find(({ amount }) => amount.startsWith('-') === (sign === '-'));
  const [from, to] = [find('-'), find('+')];
  return from === undefined || to === undefined
    ? null
    : `${accountWord(from.accountType)} → ${accountWord(to.accountType)}`;
}

const unsigned = (text: string, currencyCode: string): string => signedAmount(text, currencyCode).replace(/^[−+]/, '');

/** What is folded into an event, in a few words; null where nothing is. */
export function foldedWords(event: Event): string | null {
  const { kind, lines, changes } = event;
  if (kind === 'transfer') return wayOf(event);
  const fee = lines.find((line) => line.kind === 'withdrawal-fee');
  if (fee !== undefined) {
    const amount = `${unsigned(fee.frozenAmount, fee.currencyCode)} ${fee.currencyCode}`;
    return t('statement.feeIncluded', { amount });
  }
  const [first] = changes;
  if (first === undefined || !isNone(first.change)) return null;
  if (!isNone(first.held)) return t('statement.frozenShort', { amount: signedAmount(first.held, first.currencyCode) });
  const bonus = lines.find(({ accountType }) => accountType === accountTypes.bonus);
  return bonus === undefined
    ? null
    : t('statement.bonusChange', { amount: `${signedAmount(bonus.amount, bonus.currencyCode)} ${bonus.currencyCode}` });
}

/** An entry of an event in one line: which account, what of it is free or held, with every digit: they add up. */
export function entryWords({ accountType, currencyCode, amount, frozenAmount }: Event['lines'][number]): string {
  const exact = (value: string): string => signedAmount(value, currencyCode, scaleOf(currencyCode));
  const parts = [
    ...(isNone(amount) ? [] : [exact(amount)]),
    ...(isNone(frozenAmount) ? [] : [t('statement.frozenShort', { amount: exact(frozenAmount) })]),
  ];
  return labelled(accountWord(accountType), `${parts.join(' · ')} ${currencyCode}`);
}
