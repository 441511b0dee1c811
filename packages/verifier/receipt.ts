import { chainsOf, ticksFor, type Need } from './chain.ts';
import { earnSteps } from './receipts/earn.ts';
import { exchangeNeeds, exchangeSteps, repeatsTerms } from './receipts/exchange.ts';
import { fastNeeds, fastSteps } from './receipts/fast.ts';
import {
  closingNeeds,
  closingSteps,
  futuresNeeds,
  futuresSteps,
  openingNeeds,
  openingSteps,
  pairNeeds,
  pairSteps,
} from './receipts/futures.ts';
import { factsOf, type Facts } from './receipts/grammar.ts';
import { spotNeeds, spotSteps, tierSteps, whenNeeds, whenSteps } from './receipts/spot.ts';
import { withdrawalSteps } from './receipts/withdrawal.ts';
import { sha256 } from './sha256.ts';
import { scaled, short, type Receipt, type Step, type StepName, type Tape } from './text.ts';

const none = (): Need[] => [];
const needs: Readonly<Record<Facts['kind'], (facts: Facts) => Need[]>> = {
  fast: fastNeeds,
  futures: futuresNeeds,
  'futures-open': openingNeeds,
  'futures-close': closingNeeds,
  'futures-pair': pairNeeds,
  spot: spotNeeds,
  'spot-when': whenNeeds,
  exchange: exchangeNeeds,
  'earn-income': none,
  'earn-redemption': none,
  withdrawal: none,
};

/** What has to be known of the tape; nothing for a receipt that can't be read. */
export function needsOf(content: string): Need[] {
  const facts = factsOf(content);
  return facts === null ? [] : needs[facts.kind](facts);
}

/** A little before a mark, so that its place in the chain is seen. */
const beforeMs = (kind: Facts['kind']): number => (kind === 'fast' ? 1_000 : 5_000);
/** Two marks of one symbol are asked for together where that is one answer. */
const togetherMs = 300_000;

/** The stretches to ask `GET /fair/tape` for; the first of a futures position is the one that closed it. */
export function stretchesOf(content: string): Need[] {
  const facts = factsOf(content);
  if (facts === null) return [];
  const stretches: Need[] = [];
  for (const { symbol, from, to: least, until: to = least } of needs[facts.kind](facts)) {
    const near = stretches.findIndex(
      (one) => one.symbol === symbol && from - one.to < togetherMs && one.from - to < togetherMs,
    );
    const wide = { symbol, from: from - beforeMs(facts.kind), to };
    const known = stretches[near];
    if (known === undefined) stretches.push(wide);
    else stretches[near] = { symbol, from: Math.min(known.from, wide.from), to: Math.max(known.to, to) };
  }
  return stretches;
}

/** What was agreed, as far as it was known before there was a receipt. */
export interface Known {
  readonly termsHash?: string | undefined;
  /** Of a futures order at a limit, decimal. */
  readonly limitPrice?: string | undefined;
}

/** What tells a receipt from others of its order stands behind the order's number. */
const numbered: Readonly<Partial<Record<Facts['kind'], (facts: Facts) => string>>> = {
  'futures-open': () => '-open',
  spot: ({ get }) => `-${get('journal')}`,
  'spot-when': ({ get }) => `-${get('journal')}`,
  'earn-income': ({ get }) => `-${get('to')}`,
};

function receiptStep(receipt: Receipt, facts: Facts | null, known: Known): Step<StepName> {
  const [content, agreed] = [sha256(receipt.content), sha256(facts?.termsText ?? '')];
  const untouched =
    facts !== null &&
    `${facts.terms[1]}${numbered[facts.kind]?.(facts) ?? ''}` === receipt.orderNo &&
    facts.get('journal') === receipt.journalId &&
    (facts.kind !== 'exchange' || repeatsTerms(facts)) &&
    (known.termsHash ?? agreed) === agreed;
  return {
    name: 'receipt',
    ok: untouched && content === receipt.contentHash,
    stated: short(receipt.contentHash),
    found: short(untouched ? content : agreed),
  };
}

function stepsOf(facts: Facts, tapes: readonly Tape[], { limitPrice }: Known): Step<StepName>[] {
  const ticks = needs[facts.kind](facts).map((need) => ticksFor(need, tapes));
  const byKind: Readonly<Record<Facts['kind'], () => Step<StepName>[]>> = {
    fast: () => fastSteps(facts, ticks[0] ?? null),
    futures: () => futuresSteps(facts, ticks, limitPrice === undefined ? null : scaled(limitPrice)),
    'futures-open': () => openingSteps(facts, ticks),
    'futures-close': () => closingSteps(facts, ticks),
    'futures-pair': () => pairSteps(facts, ticks),
    spot: () => spotSteps(facts, tapes),
    'spot-when': () => [...whenSteps(facts, tapes), ...tierSteps(facts)],
    exchange: () => exchangeSteps(facts, tapes),
    'earn-income': () => earnSteps(facts),
    'earn-redemption': () => earnSteps(facts),
    withdrawal: () => withdrawalSteps(facts),
  };
  return byKind[facts.kind]();
}

/**
 * Every step of a settlement, recomputed. All of them `ok` means that the result follows from the terms and the public
 * prices; null that the given stretches of the tape are not enough to tell.
 * @param tapes any stretches, in any order, of as many symbols as it needs
 */
export function verifyReceipt(receipt: Receipt, tapes: readonly Tape[], known: Known = {}): Step<StepName>[] {
  const facts = factsOf(receipt.content);
  const written = receiptStep(receipt, facts, known);
  if (facts === null) return [written];
  const symbols = new Set(needs[facts.kind](facts).map(({ symbol }) => symbol));
  const own = tapes.filter(({ symbol }) => symbols.has(symbol));
  // What rests on no price has none to show.
  const chain = symbols.size > 0 ? [chainsOf(own)] : [];
  return [written, ...chain, ...stepsOf(facts, own, known)];
}
