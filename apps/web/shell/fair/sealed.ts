import { create } from 'zustand';
import { onSession, session } from '../session/session.ts';
import { store, storedJson } from '../storage.ts';

/** So many of the newest are remembered. */
const most = 300;
const key = (): string => `sealed ${session().userInfo?.userId ?? ''}`;

function storedOrders(): readonly string[] {
  const found = storedJson(key());
  return Array.isArray(found) ? found.filter((each) => typeof each === 'string') : [];
}

const useStore = create<{ orders: readonly string[] }>(() => ({ orders: storedOrders() }));
onSession(
  (now, before) => now.userInfo?.userId !== before.userInfo?.userId && useStore.setState({ orders: storedOrders() }),
);

/** Whether this device has recomputed the order, and every step agreed. */
export const useSealed = (orderNo: string): boolean => useStore(({ orders }) => orders.includes(orderNo));

/** Remembers that it has. */
export function keepSealed(orderNo: string) {
  const { orders } = useStore.getState();
  if (orders.includes(orderNo)) return;
  const kept = [orderNo, ...orders].slice(0, most);
  useStore.setState({ orders: kept });
  store(key(), JSON.stringify(kept));
}
