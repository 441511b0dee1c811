import { factsOf } from '../receipts/grammar.ts';
import { sha256 } from '../sha256.ts';
import { entryWaitMs, exitWaitMs, short, step, tickOf, untold, type Receipt, type Step } from '../text.ts';
import { readAck, type AckFacts, type Acknowledgement } from './acknowledgement.ts';

/** When what was accepted is settled at the latest; null for what has no receipt, or none at a known time. */
export function settledBy({ kind, what, time }: AckFacts, terms: string): number | null {
  if (kind !== 'ack') return null;
  if (what === 'execute-exchange') return time;
  const seconds = Number(terms.split('|')[5]);
  return what === 'place-fast-order' && Number.isInteger(seconds)
    ? time + entryWaitMs + seconds * 1_000 + exitWaitMs
    : null;
}

/** What a receipt shows of the promise that it settles. */
export function receiptSteps(facts: AckFacts, receipt: Pick<Receipt, 'content'>): Step[] {
  const written = factsOf(receipt.content);
  if (written === null) return [untold('settled', facts.subject)];
  const kept = step('settled', short(facts.termsHash), short(sha256(written.termsText)));
  const entry = tickOf(written.get('entry'));
  if (entry === null || facts.lastSeq === null) return [kept];
  const after = { name: 'afterReceipt', ok: entry.seq > facts.lastSeq };
  return [kept, { ...after, stated: `> ${facts.lastSeq}`, found: String(entry.seq) }];
}

/** Whether it was settled as it was promised, by its receipt alone; nothing where that is of something else. */
export function settledAlone({ content, terms }: Acknowledgement, receipts: readonly Receipt[]): Step[] {
  const facts = readAck(content);
  if (facts === null || settledBy(facts, terms) === null) return [];
  return receipts.filter(({ orderNo }) => orderNo === facts.subject).flatMap((receipt) => receiptSteps(facts, receipt));
}
