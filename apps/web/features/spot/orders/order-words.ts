import { t, type PlainKey } from '../../../locales/i18n.ts';
import type { SpotOrder } from './spot-orders.ts';

export const statusWords: Record<SpotOrder['status'], PlainKey> = {
  open: 'spot.statusOpen', partial: 'spot.statusPartial', filled: 'spot.statusFilled', cancelled: 'spot.statusCancelled', locked: 'spot.statusLocked',
};
export const statusTones = { open: 'brand', partial: 'brand', filled: 'up', cancelled: 'plain', locked: 'warn' } as const satisfies Record<SpotOrder['status'], string>;

/** Share of an order that has been dealt, 0–1: of its quantity, or of the amount of a market buy. */
export function filledShare({ quantity, volume, amount, dealAmount }: Pick<SpotOrder, 'quantity' | 'volume' | 'amount' | 'dealAmount'>): number {
  const [done, all] = quantity === null ? [Number(dealAmount), Number(amount ?? 0)] : [Number(volume), Number(quantity)];
  return all === 0 ? 0 : Math.min(1, done / all);
}

export const sideText = (order: SpotOrder): string => t(order.side === 'buy' ? 'spot.buy' : 'spot.sell');
export const typeText = (order: SpotOrder): string => t(order.type === 'limit' ? 'spot.limit' : 'spot.market');
export const hasDeals = ({ volume }: Pick<SpotOrder, 'volume'>): boolean => Number(volume) > 0;
