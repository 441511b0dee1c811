import type { Language } from '@candor/api-contract/languages.ts';
import type { EarnOrder } from '@candor/core/earn/order.ts';
import type { Beside } from '../../engine/seams/beside.ts';
import { presentLockOrder, presentWealthOrder, type LockOrderRow, type WealthOrderRow } from './present.ts';

/** The language in which a product is named. */
export interface Spoken {
  readonly language: Language;
}

export const tellLockOrder = (order: EarnOrder, { language }: Spoken, { productName, now }: Beside): LockOrderRow =>
  presentLockOrder(order, productName(order, language), now);

export const tellWealthOrder = (order: EarnOrder, { language }: Spoken, { productName, now }: Beside): WealthOrderRow =>
  presentWealthOrder(order, productName(order, language), now);
