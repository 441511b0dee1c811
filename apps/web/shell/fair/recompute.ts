import { call } from '../client/call.ts';
import { queryClient } from '../client/query.ts';
import { keepSealed } from './sealed.ts';
import type { Step, TapeMark } from './receipt-text.ts';
import type { Known } from './verify-receipt.ts';

/** What this device has found; no steps where the prices are no longer kept. */
export interface Checked {
  readonly steps: readonly Step[];
  readonly journalId: string;
  /** The recorded prices that it rests on. */
  readonly marks: readonly TapeMark[];
}

/** An order to recompute, and what the app knew of it before there was a receipt. */
export interface Proof extends Known {
  readonly orderNo: string;
}

/** Fetches the receipt and the tape around it, and recomputes; the code for it comes only now. @throws CallError */
async function recompute({ orderNo, termsHash }: Proof): Promise<Checked> {
  const quiet = { quiet: true };
  const [{ stretchOf, verifyReceipt }, { exchangeStretches, verifyExchange }, receipt] = await Promise.all([
    import('./verify-receipt.ts'),
    import('./verify-exchange.ts'),
    call('GET /fair/receipt/{orderNo}', { params: { orderNo } }, quiet),
  ]);
  const { content, journalId } = receipt;
  const single = stretchOf(content);
  const several = exchangeStretches(content);
  const stretches = several.length > 0 || single === null ? several : [single];
  const tapes = await Promise.all(stretches.map((query) => call('GET /fair/tape', { query }, quiet)));
  const [tape] = tapes;
  const marks = tapes.flatMap((each) => each.marks);
  if (tape === undefined || tapes.some((each) => each.marks.length === 0)) return { steps: [], journalId, marks };
  const steps = several.length > 0 ? verifyExchange(receipt, tapes) : verifyReceipt(receipt, tape, { termsHash });
  return { steps, journalId, marks };
}

/** Whether every step of what was found agrees; of nothing found none does. */
export const isSound = ({ steps }: Checked): boolean => steps.length > 0 && steps.every(({ ok }) => ok);

/** The query of a check: what was found once is found for good. */
export const checkOf = (proof: Proof) => ({
  queryKey: ['recomputed', proof.orderNo, proof.termsHash ?? ''],
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
