import type { CallAnswer, CallParsed } from '@candor/api-contract/index.ts';
import { executed, keyOf, type OwnRequest } from '../../http/command.ts';
import type { Outcome } from '../../http/refused.ts';
import type { Services } from '../../services.ts';
import { answeredOrder } from './own-orders.ts';

type Body = CallParsed<'POST /portal/order/closeAll'>['body'];

/** Asks to close all positions of the owner, or those of a symbol, each at its next mark. */
export async function closeAll(
  services: Pick<Services, 'engine' | 'nameOf'>,
  { symbol = null }: { readonly symbol?: Body['symbol'] | null },
  request: OwnRequest,
): Promise<Outcome<CallAnswer<'POST /portal/order/closeAll'>>> {
  const { present } = answeredOrder(services);
  return executed(
    await services.engine.execute(
      { kind: 'close-all', userId: request.user.userId, symbol },
      (closings) => closings.map(({ order, refusal }) => ({ order: present(order), error: refusal })),
      keyOf(request),
    ),
  );
}
