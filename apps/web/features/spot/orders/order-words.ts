import { t, type PlainKey } from '../../../locales/i18n.ts';
import type { SpotOrder } from './standing.ts';

export const statusWords: Record<SpotOrder['status'], PlainKey> = {
  open: 'spot.statusOpen',
  partial: 'spot.statusPartial',
  filled: 'spot.statusFilled',
  cancelled: 'spot.statusCancelled',
  locked: 'spot.statusLocked',
  waiting: 'futures.tabUnfilled',
};
export const statusTones = {
  open: 'brand',
  partial: 'brand',
  filled: 'up',
  cancelled: 'plain',
  locked: 'warn',
  waiting: 'plain',
} as const satisfies Record<SpotOrder['status'], string>;

export const sideText = (order: SpotOrder): string => t(order.side === 'buy' ? 'spot.buy' : 'spot.sell');
export const typeText = (order: SpotOrder): string => t(order.type === 'limit' ? 'spot.limit' : 'spot.market');
