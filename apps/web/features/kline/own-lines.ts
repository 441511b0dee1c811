import type { CallAnswer } from '@candor/api-contract/index.ts';
import { useEffect, useMemo } from 'react';
import { amount, number } from '../../locales/format.ts';
import { t } from '../../locales/i18n.ts';
import { useFuturesLines, type OwnLine as FuturesLine } from '../../shell/futures/own-lines.ts';
import { refresh, useCall } from '../../shell/client/query.ts';
import { onEvent } from '../../shell/client/stream.ts';

/** A price of the user's own on the chart: entry, stop or liquidation. */
export interface OwnLine {
  readonly id: string;
  readonly price: number;
  readonly text: string;
  readonly tone: 'up' | 'down' | 'warn';
}

const name = 'POST /portal/order/getContractOrder';
const openFast = { body: { contractType: 'fast', status: 'holding', limit: 100 } } as const;
/** An event may be missed; with orders open it is looked again now and then. */
const everyMs = 15_000;
type Order = CallAnswer<typeof name>['list'][number];

/** The entry of an open fast order, once it is known. */
export function linesOf(order: Order): OwnLine[] {
  if (order.contractType !== 'fast' || order.orderPrice === null || order.result !== null) return [];
  const text = `${t(order.direction === 'up' ? 'fast.up' : 'fast.down')} ${amount(order.amount)}`;
  return [{ id: order.orderNo, price: Number(order.orderPrice), text, tone: order.direction }];
}

/** A line of a futures order or position, in words and colour. */
export function lineOf({ id, kind, direction, lots, price }: FuturesLine): OwnLine {
  const side = `${t(direction === 'long' ? 'futures.long' : 'futures.short')} ${number(lots)}`;
  const tone = direction === 'long' ? ('up' as const) : ('down' as const);
  const looks = {
    entry: { text: side, tone },
    order: { text: `${t('futures.limit')} · ${side}`, tone },
    takeProfit: { text: t('futures.takeProfit'), tone: 'up' as const },
    stopLoss: { text: t('futures.stopLoss'), tone: 'down' as const },
    liquidation: { text: t('futures.liquidation'), tone: 'warn' as const },
  };
  return { id, price: Number(price), ...looks[kind] };
}

/** The user's own prices of a symbol, kept up to date. */
export function useOwnLines(symbol: string): readonly OwnLine[] {
  const { data } = useCall(name, openFast, {
    refetchInterval: (query) => (query.state.data?.list.length ? everyMs : false),
  });
  const futures = useFuturesLines(symbol);
  useEffect(() => onEvent('order', (row) => row.contractType === 'fast' && void refresh(name)), []);
  return useMemo(
    () => [...(data?.list ?? []).filter((order) => order.symbol === symbol).flatMap(linesOf), ...futures.map(lineOf)],
    [data, symbol, futures],
  );
}
