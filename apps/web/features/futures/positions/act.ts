import { call, newIntent } from '../../../shell/client/call.ts';
import { askForFutures, type FuturesOrder } from '../../../shell/client/futures-orders.ts';

type Action = 'close' | 'reverse' | 'lock' | 'revoke' | 'chase';

const send: Record<Action, (id: string, key: string) => Promise<FuturesOrder>> = {
  close: (id, idempotencyKey) => call('POST /portal/order/endContractOrder/{id}', { params: { id } }, { idempotencyKey }),
  reverse: (id, idempotencyKey) => call('POST /portal/order/endAndChaseContractOrder/{id}', { params: { id } }, { idempotencyKey }),
  lock: (id, idempotencyKey) => call('POST /portal/order/contractChaseOrder/{id}', { params: { id }, query: { action: 'lock' } }, { idempotencyKey }),
  revoke: (id, idempotencyKey) => call('POST /portal/order/revokeEntrust/{id}', { params: { id } }, { idempotencyKey }),
  chase: (id, idempotencyKey) => call('POST /portal/order/contractChaseOrder/{id}', { params: { id }, query: { action: 'follow' } }, { idempotencyKey }),
};

/** Asks the server to do something with an order; a refusal is said in a toast. */
export async function act(action: Action, orderNo: string): Promise<void> {
  await askForFutures(() => send[action](orderNo, newIntent()));
  navigator.vibrate?.(15);
}
