// Recomputes what the server says it did, from its receipt and the public tape. Shares no code with the server or with
// core on purpose: an error there is not repeated here. The rules are those of the terms, in words: docs of `GET
// /fair/*`.
import {
  entryWaitMs,
  exitWaitMs,
  factsOf,
  scaled,
  tickOf,
  type Receipt,
  type Step,
  type Tape,
} from './receipt-text.ts';
import { chainOf } from './chain.ts';
import { sha256 } from './sha256.ts';
import { fastSteps } from './verify-fast.ts';
import { futuresSteps } from './verify-futures.ts';

/** The moments between which the tape is needed, or null when the receipt can't be read. */
export function stretchOf(content: string): { symbol: string; from: number; to: number } | null {
  const facts = factsOf(content);
  const terms = facts.get('terms')?.split('|') ?? [];
  if (terms[0] === 'fast') {
    const received = Number(terms[10]),
      entry = tickOf(facts.get('entry'));
    return {
      symbol: terms[3] ?? '',
      from: received - 1_000,
      to: (entry?.time ?? received) + (entry === null ? entryWaitMs : Number(terms[5]) * 1_000 + exitWaitMs),
    };
  }
  const close = tickOf(facts.get('close'));
  return terms[0] === 'futures' && close !== null
    ? { symbol: terms[3] ?? '', from: close.time - 5_000, to: close.time }
    : null;
}

/** What was agreed, as far as the app knew it before there was a receipt. */
export interface Known {
  readonly termsHash?: string | undefined;
}

/**
 * Every step of a settlement, recomputed. All of them `ok` means that the result follows from the terms and the public
 * prices.
 */
export function verifyReceipt(receipt: Receipt, tape: Tape, known: Known = {}): Step[] {
  const facts = factsOf(receipt.content);
  const termsText = facts.get('terms') ?? '';
  const terms = termsText.split('|');
  const ticks = tape.marks.map(({ seq, time, price }) => ({ seq, time, price: scaled(price) }));
  const content = sha256(receipt.content),
    agreed = sha256(termsText);
  const untouched =
    terms[1] === receipt.orderNo &&
    terms[3] === tape.symbol &&
    facts.get('journal') === receipt.journalId &&
    (known.termsHash ?? agreed) === agreed;
  return [
    {
      name: 'receipt',
      ok: untouched && content === receipt.contentHash,
      stated: short(receipt.contentHash),
      found: untouched ? short(content) : short(agreed),
    },
    chainOf(tape),
    ...(terms[0] === 'fast' ? fastSteps(facts, terms, ticks) : futuresSteps(facts, terms, ticks)),
  ];
}
const short = (hash: string): string => `${hash.slice(0, 8)}…${hash.slice(-8)}`;
