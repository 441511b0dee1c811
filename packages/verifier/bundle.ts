import type { Acknowledgement } from './acks/acknowledgement.ts';
import { factsOf, kindOf, type Facts } from './receipts/grammar.ts';
import { chainsOf, type Need } from './chain.ts';
import { needsOf, verifyReceipt, type Known } from './receipt.ts';
import { decimalsOf, plain, short, step, tapeIn, untold, type Receipt, type Step, type Tape } from './text.ts';

/** A line of the statement; decimals. */
export interface StatementLine {
  readonly id: string;
  readonly accountType: number;
  readonly currencyCode: string;
  readonly amount: string;
  readonly frozenAmount: string;
  readonly available: string;
  readonly frozen: string;
  readonly journalId: string;
  /** Why it moved. */
  readonly what?: string;
}
export type BundleReceipt = Receipt & Known;

/** What one customer has of a stretch of time; written as docs/fair.md says. */
export interface Bundle {
  /** Whose it is, of which time, and when it was made. */
  readonly span: {
    readonly userId: string;
    readonly from: number;
    readonly to: number;
    readonly madeAt: number;
    /** The last journal from when not everything that is settled had a receipt; absent where that is not said. */
    readonly receiptsAfter?: string;
  };
  readonly acknowledgements: readonly Acknowledgement[];
  readonly receipts: readonly BundleReceipt[];
  readonly statement: readonly StatementLine[];
  readonly tapes: readonly Tape[];
  /** Lines of a kind that is not known here. */
  readonly others: number;
  /** What the last line says of the number of each; null where it is missing. */
  readonly end: {
    readonly receipts: number;
    readonly statement: number;
    readonly tapes: number;
    /** Absent in bundles from before there were any. */
    readonly acknowledgements?: number;
  } | null;
}
/** What was found of one thing. */
export interface Part {
  readonly subject: string;
  readonly steps: readonly Step[];
}

const kindIn = (line: unknown): string | undefined => (line as { readonly kind: string } | null)?.kind;

/** @returns null for what is no bundle of version 1 @throws SyntaxError for a line that is no JSON */
export function readBundle(text: string): Bundle | null {
  const lines = text.split('\n').filter((line) => line !== '');
  const [head, ...more] = lines.map((line): unknown => JSON.parse(line));
  if (head === undefined || kindIn(head) !== 'bundle' || (head as { readonly v: number }).v !== 1) return null;
  const kinds = Map.groupBy(more, kindIn);
  const of = (kind: string): readonly unknown[] => kinds.get(kind) ?? [];
  const known = {
    acknowledgements: of('acknowledgement') as readonly Acknowledgement[],
    receipts: of('receipt') as readonly BundleReceipt[],
    statement: of('statement') as readonly StatementLine[],
    tapes: (of('tape') as readonly Tape[]).map(tapeIn),
  };
  const ends = of('end') as readonly NonNullable<Bundle['end']>[];
  const others = more.length - Object.values(known).flat().length - ends.length;
  const span = head as Bundle['span'];
  return { ...known, span, others, end: kindIn(more.at(-1) ?? head) === 'end' ? (ends.at(-1) ?? null) : null };
}

/** Eighteen decimals: more than any currency has. */
function units(text: string): bigint {
  const [whole = '0', fraction = ''] = text.replace('-', '').split('.');
  const found = BigInt(whole + fraction.padEnd(18, '0'));
  return text.startsWith('-') ? -found : found;
}

/** Every line goes on from the one before it of the same account. */
function statementStep(lines: readonly StatementLine[]): Step {
  const last = new Map<string, StatementLine>();
  for (const line of lines) {
    const account = `${line.accountType} ${line.currencyCode}`;
    const before = last.get(account);
    last.set(account, line);
    if (before === undefined) continue;
    const found = [
      units(before.available) + units(line.amount),
      units(before.frozen) + units(line.frozenAmount),
    ] as const;
    const stated = [units(line.available), units(line.frozen)] as const;
    if (found[0] !== stated[0] || found[1] !== stated[1])
      return step('statement', `${line.id} ${pairText(stated)}`, `${line.id} ${pairText(found)}`);
  }
  return step('statement', String(lines.length), String(lines.length));
}
const pairText = (pair: readonly bigint[]): string => pair.map((each) => plain(each, 18)).join(' + ');

/** What a receipt says that its journal has changed, by account; of the statement it is what was added and held. */
function changesOf({ kind, terms, get }: Facts): [account: string, change: bigint][] {
  const of = (name: string): bigint => BigInt(get(name));
  const [, , , from = '', to = '', quantity = '0', earned = ''] = terms;
  const change = (type: number, currency: string, value: bigint): [string, bigint] => [
    `${type} ${currency}`,
    value * 10n ** BigInt(18 - decimalsOf(currency)),
  ];
  const dealt = (): [string, bigint][] => {
    const [base, gets] = [from.slice(0, -'USDT'.length), to === 'buy' ? 'quantity' : 'amount'];
    const [paid, got] = to === 'buy' ? ['USDT', base] : [base, 'USDT'];
    return [change(2, paid, -of(gets === 'quantity' ? 'amount' : 'quantity')), change(2, got, of(gets) - of('fee'))];
  };
  const byKind: Readonly<Record<Facts['kind'], () => [string, bigint][]>> = {
    fast: () => [change(1, 'USDT', of('profit'))],
    futures: () => [change(3, 'USDT', of('paid') - of('margin'))],
    'futures-open': () => [change(3, 'USDT', -of('fee'))],
    'futures-close': () => [change(3, 'USDT', of('paid') - of('margin'))],
    'futures-pair': () => [change(3, 'USDT', of('paid') - of('margin') - of('other-margin'))],
    spot: dealt,
    'spot-when': dealt,
    exchange: () => [change(1, from, -BigInt(quantity)), change(1, to, of('obtainable'))],
    'earn-income': () => [change(1, earned, of('income'))],
    'earn-redemption': () => [change(1, earned, of('income') - of('penalty'))],
    // Its amount is held, no more.
    withdrawal: () => [change(1, from, 0n)],
  };
  return byKind[kind]();
}

/** The journal of a receipt stands in the statement with what the receipt says. */
function bookedStep(facts: Facts, lines: readonly StatementLine[]): Step {
  const found = new Map<string, bigint>();
  for (const { accountType, currencyCode, amount, frozenAmount } of lines) {
    const account = `${accountType} ${currencyCode}`;
    found.set(account, (found.get(account) ?? 0n) + units(amount) + units(frozenAmount));
  }
  const text = ([account, change]: [string, bigint]): string => `${account} ${plain(change, 18)}`;
  const stated = changesOf(facts).map(text).join(' · ');
  return step('booked', stated, lines.length === 0 ? '—' : [...found].map(text).join(' · '));
}

const fastKinds = new Set(['fast-win', 'fast-lose', 'fast-tie']);
const otherKinds = /^(futures-(open|lock|close|liquidation)|spot-fill|exchange|earn-(income|redeem)|withdrawal-hold)$/;

/** Whether a line has to have a receipt; null where nothing tells why it moved, or there may have been none yet. */
function needsReceipt({ what, journalId, amount, frozenAmount }: StatementLine, after: string | undefined) {
  if (what === undefined) return null;
  // Fast orders always had one. What is made void later goes back, and has none.
  if (fastKinds.has(what) || (what === 'fast-void' && units(amount) + units(frozenAmount) < 0n)) return true;
  if (!otherKinds.test(what)) return false;
  return (after !== undefined && BigInt(journalId) > BigInt(after)) || null;
}

/** Whatever was settled by a price or a rule has a receipt: nothing moves money by its kind alone. */
function receiptedStep({ statement, receipts, span }: Bundle): Step {
  const journals = new Set(receipts.map(({ journalId }) => journalId));
  const bare = statement.filter(({ journalId }) => !journals.has(journalId));
  const places = (need: true | null): string[] =>
    bare.flatMap((line) => (needsReceipt(line, span.receiptsAfter) === need ? [line.id] : []));
  const [missing, unclear, count] = [places(true), places(null), String(statement.length)];
  if (missing.length > 0) return step('receipted', count, `— ${missing.join(' · ')}`);
  return unclear.length > 0 ? untold('receipted', unclear.join(' · ')) : step('receipted', count, count);
}

/** Finds stretches by symbol and time, so that a receipt is not compared with all of them. */
function finder(tapes: readonly Tape[]): (need: Need) => readonly Tape[] {
  const symbols = new Map(
    [...Map.groupBy(tapes, ({ symbol }) => symbol)].map(([symbol, own]) => [
      symbol,
      own.toSorted((a, b) => (a.marks[0]?.time ?? 0) - (b.marks[0]?.time ?? 0)),
    ]),
  );
  return ({ symbol, from, to }) => {
    const own = symbols.get(symbol) ?? [];
    const starts = (tape: Tape | undefined): number => tape?.marks[0]?.time ?? 0;
    let [low, high] = [0, own.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (starts(own[middle]) <= from) low = middle + 1;
      else high = middle;
    }
    let end = low;
    while (end < own.length && (end === 0 || (own[end - 1]?.marks.at(-1)?.time ?? 0) < to)) end += 1;
    return own.slice(Math.max(0, low - 1), end);
  };
}

/** Recomputes all that a bundle holds: one part for what concerns the whole, one for each receipt. */
export function verifyBundle(bundle: Bundle): Part[] {
  const { receipts, statement, tapes, acknowledgements, others, end } = bundle;
  const tapesFor = finder(tapes);
  const journals = Map.groupBy(statement, ({ journalId }) => journalId);
  const counted = [receipts, statement, tapes, acknowledgements].map(({ length }) => length).join(' · ');
  const stated = [end?.receipts, end?.statement, end?.tapes, end?.acknowledgements ?? 0].join(' · ');
  const whole: Step[] = [
    end === null ? untold('whole', counted) : step('whole', stated, counted),
    ...(others > 0 ? [untold('unknownLines', String(others))] : []),
    // A bundle without a receipt rests on no price.
    ...(receipts.length > 0 || tapes.length > 0 ? [chainsOf(tapes)] : []),
    statementStep(statement),
    receiptedStep(bundle),
  ];
  const parts = receipts.map((receipt): Part => {
    const { content, journalId } = receipt;
    const subject = `${kindOf(content) ?? '?'} ${receipt.orderNo}`;
    if (kindOf(content) === null) return { subject, steps: [untold('receipt', short(receipt.contentHash))] };
    const own = [...new Set(needsOf(content).flatMap(tapesFor))];
    const facts = factsOf(content);
    const booked = facts === null ? [] : [bookedStep(facts, journals.get(journalId) ?? [])];
    return { subject, steps: [...verifyReceipt(receipt, own, receipt), ...booked] };
  });
  return [{ subject: 'bundle', steps: whole }, ...parts];
}
