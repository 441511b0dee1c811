import { setTimeout as wait } from 'node:timers/promises';
import type { Client } from '../client.ts';

const mostTries = 20;
const pauseMs = 300;

/** Tries what the market may refuse for a moment: a rate that has left its offer, an order that waits for its mark. */
async function insist(act: () => Promise<unknown>): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      await act();
      return;
    } catch (error) {
      if (tries === mostTries) throw error;
      await wait(pauseMs);
    }
  }
}

/** Exchanges at the present rate. */
export const swap = ({ call }: Client, from: string, to: string, quantity: string): Promise<void> =>
  insist(async () => {
    const terms = { currencyCode: from, targetCurrency: to, quantity };
    const { quoteId } = await call<{ quoteId: string }>('POST /account/exchange', terms);
    await call('POST /account/executeUserExchange', { quoteId });
  });

/** Opens a futures position at the market and closes it again. */
export async function openAndClose({ call }: Client, lots: string): Promise<void> {
  const order = { contractType: 'futures', symbol: 'ADAUSDT', direction: 'long', entrustType: 'market', lever: 10 };
  const { id } = await call<{ id: string }>('POST /portal/order/contractOrder', { ...order, lots });
  await insist(() => call(`POST /portal/order/endContractOrder/${id}`));
}
