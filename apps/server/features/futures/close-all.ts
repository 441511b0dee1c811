import type { CallAnswer, CallParsed } from '@candor/api-contract/index.ts';
import { executed, keyOf, type OwnRequest } from '../../http/command.ts';
import type { Outcome } from '../../http/refused.ts';
import type { Services } from '../../services.ts';
import { answeredOrder } from './own-orders.ts';

type Body = CallParsed<'POST /portal/order/closeAll'>['body'];

/** Asks to close all positions of the owner, those of a symbol, or both legs of a pair, each at its next mark. */
export async function closeAll(
  services: Pick<Services, 'engine' | 'nameOf'>,
  { symbol = null, orderId: pairOf = null }: { readonly [Field in keyof Body]?: Body[Field] | null },
  request: OwnRequest,
): Promise<Outcome<CallAnswer<'POST /portal/order/closeAll'>>> {
  const { present } = answeredOrder(services);
  return executed(
    await services.engine.execute(
      { kind: 'close-all', userId: request.user.userId, symbol, pairOf },
      (closings) => closings.map(({ order, refusal }) => ({ order: present(order), error: refusal })),
      keyOf(request),
    ),
  );
}
