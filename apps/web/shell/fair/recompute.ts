import { call } from '../client/call.ts';
import { queryClient } from '../client/query.ts';
import { receiptQuery } from './receipt-query.ts';
import { keepSealed } from './sealed.ts';
import type { Receipt, Step, StepName, Tape, TapeMark } from '@candor/verifier/text.ts';
import type { Need } from '@candor/verifier/chain.ts';
import type { Known } from '@candor/verifier/receipt.ts';

/** What this device has found; no steps where the prices are no longer kept. */
export interface Checked {
  readonly steps: readonly Step<StepName>[];
  readonly journalId: string;
  /** Of the newest receipt. */
  readonly receiptNo: string;
  /** The recorded prices that it rests on. */
  readonly marks: readonly TapeMark[];
}

const quiet = { quiet: true };

/** An order to recompute, and what the app knew of it before there was a receipt. */
export interface Proof extends Known {
  readonly orderNo: string;
  /**
   * All of its receipts so far, its opening, deals or days, instead of the one of its end; how far it is, as there are
   * more when that changes.
   */
  readonly each?: string;
}

/** The receipt of an order that has settled as one, or all that an order has so far. @throws CallError */
async function receiptsOf({ orderNo, each }: Proof): Promise<readonly (Receipt & { readonly time: number })[]> {
  return each !== undefined
    ? (await call('GET /fair/receipts/{orderNo}', { params: { orderNo } }, quiet)).list
    : [await queryClient.fetchQuery({ ...receiptQuery(orderNo), staleTime: 0 })];
}

/** Fetches receipts and the tape around them, and recomputes; the code for it comes only now. @throws CallError */
async function recompute(proof: Proof): Promise<Checked> {
  const [{ stretchesOf, verifyReceipt }, receipts] = await Promise.all([
    import('@candor/verifier/receipt.ts'),
    receiptsOf(proof),
  ]);
  const marks: TapeMark[] = [];
  const steps: Step<StepName>[][] = [];
  const tape = tapesOnce();
  for (const receipt of receipts) {
    const { content } = receipt;
    const tapes = await Promise.all(stretchesOf(content).map(tape));
    marks.push(...tapes.flatMap((one) => one.marks));
    const isOlder = (at: number): boolean => at > 0 && content.startsWith('terms futures');
    const isGone = tapes.some((one, at) => one.marks.length === 0 && !isOlder(at));
    if (!isGone) steps.push(answeredBy(verifyReceipt(receipt, tapes, proof)));
  }
  const { orderNo: receiptNo = proof.orderNo, journalId = '' } = receipts.at(-1) ?? {};
  return { steps: together(steps), journalId, receiptNo, marks };
}

/** Each stretch is asked for once: deals of one order rest on one mark. */
function tapesOnce() {
  const asked = new Map<string, Promise<Tape>>();
  return (query: Need): Promise<Tape> => {
    const key = JSON.stringify(query);
    const tape =
      asked.get(key) ?? call('GET /fair/tape', { query }, quiet).then((answer) => ({ ...answer, to: query.to }));
    asked.set(key, tape);
    return tape;
  };
}

/** Steps of several receipts by their names: of each the first that does not agree, else the last. */
function together(all: readonly (readonly Step<StepName>[])[]): Step<StepName>[] {
  const byName = new Map<StepName, Step<StepName>>();
  for (const step of all.flat()) if (byName.get(step.name)?.ok !== false) byName.set(step.name, step);
  return [...byName.values()];
}

/** What this server should have told and did not is no better than wrong; a position may be older than its prices. */
const answeredBy = (steps: readonly Step<StepName>[]): Step<StepName>[] =>
  steps.filter(({ name, ok }) => ok !== null || name !== 'opened').map((step) => ({ ...step, ok: step.ok === true }));

/** Whether every step of what was found agrees; of nothing found none does. */
export const isSound = ({ steps }: Checked): boolean => steps.length > 0 && steps.every(({ ok }) => ok);

/** The query of a check: what was found once is found for good. */
export const checkOf = (proof: Proof) => ({
  queryKey: ['recomputed', proof.orderNo, proof.termsHash ?? '', proof.limitPrice ?? '', proof.each ?? ''],
  queryFn: async () => {
    const checked = await recompute(proof);
    if (isSound(checked)) keepSealed(proof.orderNo);
    return checked;
  },
  staleTime: Infinity,
});

/** All orders recomputed, as one: their steps together. @throws CallError when one can't be asked for */
export async function checkAll(proofs: readonly Proof[]): Promise<{ ok: number; all: number; whole: boolean }> {
  const checked = await Promise.all(proofs.map((proof) => queryClient.fetchQuery(checkOf(proof))));
  const steps = checked.flatMap((each) => each.steps);
  return {
    ok: steps.filter(({ ok }) => ok).length,
    all: steps.length,
    whole: checked.every(({ steps: found }) => found.length > 0),
  };
}
