import type { CallAnswer, CallParsed } from '@candor/api-contract/index.ts';
import type { ClosingOutcome } from '@candor/core/futures/position/close-all.ts';
import { presented, type Teller } from '../../engine/seams/teller.ts';
import { executed, keyOf, type OwnRequest } from '../../http/command.ts';
import type { Outcome } from '../../http/refused.ts';
import type { CallServices } from '../../services.ts';
import { presentOwn } from './own-orders.ts';

type Body = CallParsed<'POST /portal/order/closeAll'>['body'];

export const closedAll: Teller<ClosingOutcome[], null, CallAnswer<'POST /portal/order/closeAll'>> = {
  name: 'closed-all',
  present: (closings, _args, beside) =>
    closings.map(({ order, refusal }) => ({ order: presentOwn(order, null, beside), error: refusal })),
};

/** Asks to close all positions of the owner, those of a symbol, or both legs of a pair, each at its next mark. */
export async function closeAll(
  { engine }: Pick<CallServices, 'engine'>,
  { symbol = null, orderId: pairOf = null }: { readonly [Field in keyof Body]?: Body[Field] | null },
  request: OwnRequest,
): Promise<Outcome<CallAnswer<'POST /portal/order/closeAll'>>> {
  return executed(
    await engine.execute(
      { kind: 'close-all', userId: request.user.userId, symbol, pairOf },
      presented(closedAll, null),
      keyOf(request),
    ),
  );
}
