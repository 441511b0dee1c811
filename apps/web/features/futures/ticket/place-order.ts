import type { CallSent } from '@candor/api-contract/index.ts';
import { call, CallError, newIntent } from '../../../shell/client/call.ts';
import { askForFutures } from '../../../shell/client/futures-orders.ts';

type Body = Extract<CallSent<'POST /portal/order/contractOrder'>['body'], { contractType: 'futures' }>;
export type Ticket = Omit<Body, 'contractType'>;

const rememberedMs = 15_000;
let unanswered: { id: string; key: string; at: number } | null = null;

function keyFor(body: Body): string {
  const id = JSON.stringify(body);
  // The same ticket again after a lost answer is the same order: it must carry the same key.
  if (unanswered?.id !== id || Date.now() - unanswered.at > rememberedMs) unanswered = { id, key: newIntent(), at: Date.now() };
  return unanswered.key;
}

/** Places a futures order, quietly: a refusal is for the field it names. A press repeated after a network failure can't place it twice. */
export async function placeFutures(ticket: Ticket): Promise<void> {
  const body: Body = { contractType: 'futures', ...ticket };
  const idempotencyKey = keyFor(body);
  try {
    await askForFutures(() => call('POST /portal/order/contractOrder', { body }, { idempotencyKey, quiet: true }));
    unanswered = null;
  } catch (fault) {
    if (!(fault instanceof CallError && fault.code === -1)) unanswered = null;
    throw fault;
  }
}
