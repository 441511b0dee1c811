import { priceScale } from '@candor/core/money/amount.ts';
import { formatPlain } from '@candor/core/money/decimal.ts';
import type { Sent } from '@candor/client/sent.ts';
import { callAcknowledged } from '../../../shell/fair/acks/call-acknowledged.ts';
import { sendingOnce } from '../../../shell/funds/send-once.ts';
import { askForSpots } from '../orders/spot-orders.ts';
import type { SpotOrder } from '../orders/standing.ts';
import type { Terms } from '../terms.ts';
import type { Checked, Draft } from '../ticket/ticket-maths.ts';

type ListTicket = Sent<'POST /portal/order/spotList'>['body'];
const sendOnce = sendingOnce<ListTicket>(15_000);

const text = (value: bigint | null | undefined, scale: number): string =>
  value === null || value === undefined ? '' : formatPlain(value, scale);

function listOf({ symbol, baseScale }: Terms, { side }: Draft, checked: Checked): ListTicket {
  const { price, quantity, trigger, stopLimit } = checked;
  return {
    symbol,
    side,
    quantity: text(quantity, baseScale),
    price: text(price, priceScale),
    stopPrice: text(trigger, priceScale),
    ...(stopLimit === null ? {} : { stopLimitPrice: text(stopLimit, priceScale) }),
  };
}

/** Places two orders of which one ends the other; both or neither. @returns the one that rests in the book */
export const placeSpotList = (terms: Terms, draft: Draft, checked: Checked): Promise<SpotOrder> =>
  sendOnce(listOf(terms, draft, checked), async (body, idempotencyKey) => {
    const [resting] = await askForSpots(async () => {
      const sent = [{ body }, { quiet: true, idempotencyKey }] as const;
      const { limit, stop } = await callAcknowledged('POST /portal/order/spotList', ...sent);
      return [limit, stop] as const;
    });
    return resting;
  });
