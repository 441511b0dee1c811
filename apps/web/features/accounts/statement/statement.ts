import type { CallAnswer } from '@candor/api-contract/index.ts';
import { eventLegs } from '@candor/core/ledger/event-legs.ts';
import { dayMs } from '@candor/core/platform-day.ts';
import { csvText } from '../../../shell/export/csv.ts';

export type Line = CallAnswer<'GET /account/page'>['list'][number];
export type Kind = Line['kind'];
export type Event = CallAnswer<'GET /account/events'>['list'][number];

/** Rows of the statement that are fetched together. */
export const pageLimit = 30;

export const kinds = [
  'sign-up-gift',
  'bonus-release',
  'test-funds',
  'transfer',
  'exchange',
  'fast-stake',
  'fast-win',
  'fast-lose',
  'fast-tie',
  'fast-void',
  'futures-hold',
  'futures-release',
  'futures-open',
  'futures-lock',
  'futures-close',
  'futures-liquidation',
  'spot-hold',
  'spot-release',
  'spot-fill',
  'earn-purchase',
  'earn-income',
  'earn-return',
  'earn-redeem',
  'deposit',
  'deposit-bonus',
  'bonus-refuse',
  'withdrawal-hold',
  'withdrawal-release',
  'withdrawal',
  'withdrawal-fee',
  'adjustment',
  'commission',
] as const satisfies readonly Kind[];
export type KnownKind = (typeof kinds)[number];

/** Kinds that are events of their own. */
export const eventKinds: readonly KnownKind[] = kinds.filter((kind) => !(eventLegs as readonly Kind[]).includes(kind));

/** Whether the days of two date fields stand in their order; one that is empty stands against nothing. */
export const daysInOrder = (from: string, to: string): boolean => from === '' || to === '' || from <= to;

/** A day of a date field (`2026-11-20`) as its first moment on the device's calendar; undefined when it is none. */
export function startOf(day: string): number | undefined {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day);
  if (match === null) return undefined;
  const at = new Date(Number(match[1]), Number(match[2]) - 1, Number(match[3])).getTime();
  return Number.isNaN(at) ? undefined : at;
}
/** The last millisecond of the day that begins at `start`; 36 h later is safely in the next one, summer time or not. */
export function endOfDay(start: number): number {
  const next = new Date(start + dayMs * 1.5);
  return new Date(next.getFullYear(), next.getMonth(), next.getDate()).getTime() - 1;
}

/**
 * The statement as CSV (RFC 4180) in the numbers of the wire, so that nothing is rounded. @param name of an account
 * type and a kind in words
 */
export function csvOf(
  lines: readonly Line[],
  headings: readonly string[],
  name: { account: (type: number) => string; kind: (kind: Kind) => string },
): string {
  const rows = lines.map((line) => [
    new Date(line.time).toISOString(),
    name.account(line.accountType),
    line.currencyCode,
    name.kind(line.kind),
    line.amount,
    line.frozenAmount,
    line.available,
    line.frozen,
    line.journalId,
    line.reference,
  ]);
  return csvText([headings, ...rows]);
}
