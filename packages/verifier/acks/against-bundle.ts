import type { Bundle, BundleReceipt } from '../bundle.ts';
import { headAt } from '../chain.ts';
import { sha256 } from '../sha256.ts';
import { short, step, type Step } from '../text.ts';
import { promisedWithinMs, readAck, type AckFacts, type Acknowledgement } from './acknowledgement.ts';
import { receiptSteps, settledBy } from './settled.ts';

/** Of a customer's promises and settlements what has to fit together. */
export interface Given {
  readonly receipts: ReadonlyMap<string, BundleReceipt>;
  readonly contents: ReadonlySet<string>;
  readonly tapes: Bundle['tapes'];
  readonly span: Bundle['span'];
}

export const givenIn = ({ receipts, acknowledgements, tapes, span }: Bundle): Given => ({
  tapes,
  receipts: new Map(receipts.map((receipt) => [receipt.orderNo, receipt])),
  contents: new Set(acknowledgements.map(({ content }) => content)),
  // What comes after it was made can't be in it.
  span: { ...span, to: Math.min(span.to, span.madeAt) },
});

/** What was accepted was settled, on the terms of the promise, by marks after the last one at its receipt. */
function settledSteps(facts: AckFacts, terms: string, { receipts, span }: Given): Step[] {
  const due = settledBy(facts, terms);
  if (due === null) return [];
  const receipt = receipts.get(facts.subject);
  if (receipt === undefined) {
    const isMissing = due + promisedWithinMs <= span.to && facts.time >= span.from;
    return isMissing ? [{ name: 'settled', ok: false, stated: facts.subject, found: '—' }] : [];
  }
  return receiptSteps(facts, receipt);
}

/** A promise that its owner kept stands in a bundle of its time. */
function heldStep({ content }: Acknowledgement, { time, userId }: AckFacts, { contents, span }: Given): Step[] {
  if (userId !== span.userId || time < span.from || time > span.to) return [];
  const isHeld = contents.has(content);
  return [{ name: 'held', ok: isHeld, stated: short(sha256(content)), found: isHeld ? short(sha256(content)) : '—' }];
}

/** Where the bundle has that stretch of the tape, it is the one that was seen at receipt. */
function seenStep({ symbol, lastSeq, lastHead }: AckFacts, { tapes }: Given): Step[] {
  if (symbol === null || lastSeq === null || lastHead === null) return [];
  const head = headAt(tapes, symbol, lastSeq);
  return head === null ? [] : [step('seen', `#${lastSeq} ${short(lastHead)}`, `#${lastSeq} ${short(head)}`)];
}

/** Whether a bundle holds what it should by a promise: the promise itself, and what it led to. */
export function heldSteps(ack: Acknowledgement, given: Given): Step[] {
  const facts = readAck(ack.content);
  return facts === null
    ? []
    : [...heldStep(ack, facts, given), ...seenStep(facts, given), ...settledSteps(facts, ack.terms, given)];
}
