import { call } from '../client/call.ts';
import { queryClient } from '../client/query.ts';
import { keepSealed } from './sealed.ts';
import type { Step, StepName, TapeMark } from '@candor/verifier/text.ts';
import type { Known } from '@candor/verifier/receipt.ts';

/** What this device has found; no steps where the prices are no longer kept. */
export interface Checked {
  readonly steps: readonly Step<StepName>[];
  readonly journalId: string;
  /** The recorded prices that it rests on. */
  readonly marks: readonly TapeMark[];
}

/** An order to recompute, and what the app knew of it before there was a receipt. */
export interface Proof extends Known {
  readonly orderNo: string;
}

/** Fetches the receipt and the tape around it, and recomputes; the code for it comes only now. @throws CallError */
async function recompute({ orderNo, termsHash, limitPrice }: Proof): Promise<Checked> {
  const quiet = { quiet: true };
  const [{ stretchesOf, verifyReceipt }, receipt] = await Promise.all([
    import('@candor/verifier/receipt.ts'),
    call('GET /fair/receipt/{orderNo}', { params: { orderNo } }, quiet),
  ]);
  const { content, journalId } = receipt;
  const tapes = await Promise.all(
    stretchesOf(content).map(async (query) => ({ ...(await call('GET /fair/tape', { query }, quiet)), to: query.to })),
  );
  const marks = tapes.flatMap((each) => each.marks);
  const isGone = tapes.some((each, at) => each.marks.length === 0 && !(at > 0 && content.startsWith('terms futures')));
  if (isGone) return { steps: [], journalId, marks };
  const steps = verifyReceipt(receipt, tapes, { termsHash, limitPrice });
  return { steps: answeredBy(steps), journalId, marks };
}

/** What this server should have told and did not is no better than wrong; a position may be older than its prices. */
const answeredBy = (steps: readonly Step<StepName>[]): Step<StepName>[] =>
  steps.filter(({ name, ok }) => ok !== null || name !== 'opened').map((step) => ({ ...step, ok: step.ok === true }));

/** Whether every step of what was found agrees; of nothing found none does. */
export const isSound = ({ steps }: Checked): boolean => steps.length > 0 && steps.every(({ ok }) => ok);

/** The query of a check: what was found once is found for good. */
export const checkOf = (proof: Proof) => ({
  queryKey: ['recomputed', proof.orderNo, proof.termsHash ?? '', proof.limitPrice ?? ''],
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
