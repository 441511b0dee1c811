import type { CallSent } from '@candor/api-contract/index.ts';
import { callAcknowledged } from '../../../../shell/fair/acks/call-acknowledged.ts';
import { acting } from '../act.ts';

type Part = CallSent<'POST /portal/order/closePart'>['body'];

/**
 * Asks to close some lots of a position at the next mark; all of them close it whole. The same part of as many lots is
 * the same intent, however late it is asked for again: only then the person doesn't see that it has closed.
 */
export function closingParts() {
  const act = acting<Part>(
    (body, intent) => callAcknowledged('POST /portal/order/closePart', { body }, intent),
    Infinity,
  );
  /** @param held how many lots there were when the person was asked */
  return (part: Part, held: string): Promise<void> => act(part, `${part.orderId}: ${part.lots} of ${held}`);
}
