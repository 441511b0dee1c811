import { create } from 'zustand';
import { store, stored } from '../../../shell/storage.ts';

const key = 'ticketChart';

/** How the prices of the ticket's chart are drawn, kept on this device. */
export const useLooks = create<{ candles: boolean }>(() => ({ candles: stored(key) !== 'line' }));

export function setCandles(candles: boolean) {
  useLooks.setState({ candles });
  store(key, candles ? null : 'line');
}
