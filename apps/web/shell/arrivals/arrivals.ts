import { accountTypes } from '@candor/core/ledger/account.ts';
import type { CallAnswer } from '@candor/api-contract/index.ts';
import { formatPlain, parseDecimal } from '@candor/core/money/decimal.ts';

export type Line = Pick<
  CallAnswer<'GET /account/page'>['list'][number],
  'id' | 'time' | 'accountType' | 'currencyCode' | 'kind' | 'amount' | 'frozenAmount' | 'reference'
>;

/** What comes without the customer doing anything at that moment. Own acts answer for themselves. */
export const arrivalKinds = [
  'fast-win',
  'fast-lose',
  'fast-tie',
  'fast-void',
  'futures-open',
  'futures-close',
  'futures-liquidation',
  'spot-fill',
  'earn-income',
  'earn-return',
  'deposit',
  'bonus-release',
  'adjustment',
] as const satisfies readonly Line['kind'][];
export type ArrivalKind = (typeof arrivalKinds)[number];

/** Something that has come, from all lines of the statement that tell of it. */
export interface Arrival {
  /** The same for the same event, however often it is read. */
  readonly key: string;
  readonly kind: ArrivalKind;
  /** The order or thing it is about. */
  readonly reference: string;
  readonly time: number;
  readonly currencyCode: string;
  /** What has become available, signed; decimal. */
  readonly available: string;
}

/** Up to where the statement has been told: the time of its newest line, and all lines of that time. */
export interface Cursor {
  readonly time: number;
  readonly ids: readonly string[];
}

/** Decimals of what has come, of any currency. */
export const arrivalScale = 18;
export const readUnits = (text: string): bigint =>
  (text.startsWith('-') ? -1n : 1n) * (parseDecimal(text.replace('-', ''), arrivalScale) ?? 0n);
const isArrival = (kind: Line['kind']): kind is ArrivalKind => arrivalKinds.some((each) => each === kind);

/** Lines that came after the cursor, oldest first. */
export const newer = <Row extends Pick<Line, 'id' | 'time'>>(lines: readonly Row[], { time, ids }: Cursor): Row[] =>
  lines.filter((line) => line.time > time || (line.time === time && !ids.includes(line.id))).toReversed();

/** The cursor once these lines are told. @param lines newest first */
export function cursorAfter(lines: readonly Pick<Line, 'id' | 'time'>[], before: Cursor): Cursor {
  const time = lines[0]?.time ?? 0;
  if (time < before.time || lines.length === 0) return before;
  const ids = lines.filter((line) => line.time === time).map(({ id }) => id);
  return { time, ids: time === before.time ? [...new Set([...before.ids, ...ids])] : ids };
}

/** What has come, each once, oldest first. @param lines oldest first */
export function arrivalsOf(lines: readonly Line[]): Arrival[] {
  const found = new Map<string, Arrival>();
  for (const { kind, reference, time, accountType, currencyCode, amount } of lines) {
    // Of a deal in spot only what was received is told; what was given was held before.
    if (!isArrival(kind) || accountType === accountTypes.bonus || (kind === 'spot-fill' && readUnits(amount) <= 0n))
      continue;
    const key = `${kind} ${reference} ${time}`;
    // What came of a spot order is told by its last fill, which says it all.
    const group = kind === 'spot-fill' ? `${kind} ${reference}` : key;
    const before = found.get(group);
    const sum =
      before?.currencyCode === currencyCode
        ? readUnits(before.available) + readUnits(amount)
        : readUnits(before?.available ?? amount);
    found.set(group, {
      key,
      kind,
      reference,
      time,
      currencyCode: before?.currencyCode ?? currencyCode,
      available: formatPlain(sum, arrivalScale),
    });
  }
  return [...found.values()];
}
