import { withinFilters } from '@candor/core/spot/orders/filter-issue.ts';
import { refused } from '../../../http/refused.ts';
import { newId } from '../../../ids.ts';
import type { Asking } from '../caller.ts';
import { answered, faultOf, faults, missing, type Answered, type Fault } from '../fault.ts';
import { endRestricted } from './end-order.ts';
import { named, pairOf, type OrderServices } from './find-order.ts';
import { placeReady, readyOrder, type ReadyOrder } from './place-order.ts';

const modes = ['STOP_ON_FAILURE', 'ALLOW_FAILURE'];
const part = (answer: Answered<unknown>): Fault | unknown =>
  answer.ok ? answer.value : { code: answer.fault.code, msg: answer.fault.msg };

/** What of the new order is refused whatever book and balance say: the old one stays then. */
function unfitFor({ rules, markOf }: OrderServices, { order, pair }: ReadyOrder) {
  const mark = markOf(pair.symbol);
  if (mark === undefined) return faults.noSuchSymbol;
  const fits = withinFilters(rules.spot, order, pair, mark);
  return fits.ok ? null : faultOf(refused(fits.refusal));
}

/** Ends one order and places another; what comes of each is told by itself. */
export async function replace(services: OrderServices, asking: Asking): Promise<Answered<unknown>> {
  const pair = pairOf(services, asking);
  if (!pair.ok) return pair;
  const mode = asking.params.get('cancelReplaceMode');
  if (mode === null || !modes.includes(mode)) return missing('cancelReplaceMode');
  const ready = await readyOrder(services, asking.params, pair.value);
  if (!ready.ok) return ready;
  const unfit = unfitFor(services, ready.value);
  if (unfit !== null) return unfit;
  const names = { id: 'cancelOrderId', name: 'cancelOrigClientOrderId' };
  const old = await named(services, asking, pair.value, names);
  if (!old.ok) return old;
  const newName = asking.params.get('cancelNewClientOrderId') ?? newId();
  const cancelled =
    old.value === null
      ? faults.unknownOrder
      : await endRestricted(services, asking.params, { pair: pair.value, order: old.value, newName });
  const goesOn = cancelled.ok || mode === 'ALLOW_FAILURE';
  return showBoth(cancelled, goesOn ? await placeReady(services, asking.userId, ready.value) : null);
}

const word = (answer: Answered<unknown> | null): string => {
  if (answer === null) return 'NOT_ATTEMPTED';
  return answer.ok ? 'SUCCESS' : 'FAILURE';
};

/** @param made null where it was not tried */
function showBoth(cancelled: Answered<unknown>, made: Answered<unknown> | null): Answered<unknown> {
  const data = {
    cancelResult: word(cancelled),
    newOrderResult: word(made),
    cancelResponse: part(cancelled),
    newOrderResponse: made === null ? null : part(made),
  };
  if (cancelled.ok && made?.ok === true) return answered(data);
  const half = cancelled.ok || made?.ok === true;
  const msg = `Order cancel-replace ${half ? 'partially failed' : 'failed'}.`;
  return { ok: false, fault: { status: half ? 409 : 400, code: half ? -2021 : -2022, msg, data } };
}
