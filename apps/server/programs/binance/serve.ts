import type { OrderRates } from '@candor/core/programs/order-rates.ts';
import { sourceOf } from '../../http/limits.ts';
import type { CallServices } from '../../services.ts';
import type { KeyUse } from '../keys/key-use.ts';
import type { Asking, IdentifyCaller, Sent, Wanted } from './caller.ts';
import { fault, type Answered } from './fault.ts';
import type { Params } from './params.ts';
import { orderRates, type Weights } from './weights.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** One path of the dialect. */
export interface Path extends Pick<Wanted, 'right'> {
  readonly path: string;
  readonly method: Method;
  readonly weight: number;
  /** It changes something: what is signed for it is taken once. */
  readonly once?: boolean;
  /** How many orders it places. */
  readonly orders?: number;
  answer(asking: Asking): Promise<Answered<unknown>> | Answered<unknown>;
}

/** A path that anybody may ask. */
export const openPath = (
  path: string,
  weight: number,
  answer: (params: Params) => ReturnType<Path['answer']>,
): Path => ({ path, method: 'GET', weight, right: null, answer: ({ params }) => answer(params) });

/** What came of a request, and how much of the limits is used. */
export interface Served {
  readonly answer: Answered<unknown>;
  readonly usedWeight: number;
  /** Of a request that places orders, and how many the customer may place. */
  readonly orders?: { readonly ten: number; readonly day: number; readonly rates: OrderRates };
  /** Seconds, of one that came too soon. */
  readonly retryAfter?: number;
}

interface ServingParts {
  readonly weights: Weights;
  readonly use: KeyUse;
  readonly clock: CallServices['clock'];
  readonly engine: Pick<CallServices['engine'], 'ask'>;
}

/** Counts a request, finds out who asks, and answers. */
export async function serve(
  { weights, use, clock, engine }: ServingParts,
  identify: IdentifyCaller,
  path: Path,
  sent: Sent,
): Promise<Served> {
  const { used: usedWeight, waitSeconds, status } = weights.take(sourceOf(sent.ip), path.weight, clock.now());
  if (waitSeconds > 0) return { answer: tooMuch(status), usedWeight, retryAfter: waitSeconds };
  const caller = await identify({ right: path.right, once: path.once === true }, sent);
  if (!caller.ok) return { answer: caller, usedWeight };
  const { orders: placed = 0 } = path;
  if (placed === 0) return { answer: await path.answer(caller.value), usedWeight };
  const { userId } = caller.value;
  const rates = await engine.ask(orderRates, userId);
  const { isOver, ...counted } = weights.order(userId, placed, clock.now(), rates);
  const orders = { ...counted, rates };
  if (isOver) return { answer: tooMany(rates), usedWeight, orders, retryAfter: 10 };
  const answer = await path.answer(caller.value);
  if (answer.ok) use.note(caller.value.keyId, { orders: placed });
  return { answer, usedWeight, orders };
}

const tooMuch = (status: number) =>
  fault(-1003, 'Too much request weight used; current limit is 6000 per 1 MINUTE.', status);
const tooMany = ({ perTenSeconds, perDay }: OrderRates) =>
  fault(-1015, `Too many new orders; current limit is ${perTenSeconds} orders per 10 SECOND, ${perDay} per DAY.`, 429);
