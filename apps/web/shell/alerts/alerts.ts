import type { CallAnswer } from '@candor/api-contract/index.ts';
import { price } from '../../locales/format.ts';
import { t } from '../../locales/i18n.ts';
import { call } from '../client/call.ts';
import { outdate, queryKey, refresh, useCall } from '../client/query.ts';
import { onEvent } from '../client/stream.ts';
import { tickerOf } from '../quotes/tickers.ts';
import { toast } from '../feedback/toast.ts';

export type PriceAlert = CallAnswer<'GET /player/alerts'>[number];

/** A price in the manner of its symbol. */
export const priceIn = (symbol: string, text: string): string =>
  price(text, Math.max(tickerOf(symbol)?.priceDecimals ?? 2, text.split('.')[1]?.length ?? 0));

export const useAlerts = () => useCall('GET /player/alerts');

/** Those of a symbol whose price has not come yet. */
export const useWaitingAlerts = (symbol: string): PriceAlert[] =>
  (useAlerts().data ?? []).filter((alert) => alert.symbol === symbol && alert.firedTime === null);

/** @throws CallError, whose words belong beside the field */
export async function addAlert(symbol: string, direction: PriceAlert['direction'], level: string) {
  await call('POST /player/alerts/add', { body: { symbol, direction, price: level } }, { quiet: true });
  await refresh('GET /player/alerts');
}

export async function removeAlert(id: string) {
  await call('POST /player/alerts/remove', { body: { id } });
  await refresh('GET /player/alerts');
}

/** Says in the open app what would be pushed to the closed one. */
export function toastAlerts() {
  onEvent('alert', ({ symbol, price: level }) => {
    toast(t('alerts.fired', { symbol, price: priceIn(symbol, level) }));
    outdate({ queryKey: queryKey('GET /player/alerts') });
  });
}
