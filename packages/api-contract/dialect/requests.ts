import { z } from 'zod';

/** Requests over `/binance/ws-api/v3` that are answered as paths of `/binance/api/v3` are. */
export const pathRequests = [
  'ping',
  'time',
  'exchangeInfo',
  'depth',
  'trades.recent',
  'trades.historical',
  'trades.aggregate',
  'klines',
  'uiKlines',
  'avgPrice',
  'ticker.24hr',
  'ticker.tradingDay',
  'ticker',
  'ticker.price',
  'ticker.book',
  'order.place',
  'order.test',
  'order.status',
  'order.cancel',
  'order.cancelReplace',
  'order.amend.keepPriority',
  'openOrders.status',
  'openOrders.cancelAll',
  'countdownCancelAll',
  'orderList.place.oco',
  'account.status',
  'account.commission',
  'account.rateLimits.orders',
  'allOrders',
  'myTrades',
] as const;
export type PathRequest = (typeof pathRequests)[number];

/** Those of the connection itself. */
export const sessionRequests = [
  'session.logon',
  'session.status',
  'session.logout',
  'userDataStream.subscribe',
  'userDataStream.subscribe.signature',
  'userDataStream.unsubscribe',
] as const;

const id = z.union([z.number().int(), z.string().max(36), z.null()]);
const param = z.union([z.string(), z.number(), z.boolean(), z.array(z.string())]);

export const socketRequest = z.object({
  id: id.optional(),
  method: z.enum([...pathRequests, ...sessionRequests]),
  params: z.record(z.string(), param).optional(),
});

const rateLimit = z.strictObject({
  rateLimitType: z.enum(['REQUEST_WEIGHT', 'ORDERS']),
  interval: z.enum(['SECOND', 'MINUTE', 'DAY']),
  intervalNum: z.number().int(),
  limit: z.number().int(),
  count: z.number().int(),
});
const common = { id, status: z.number().int(), rateLimits: z.array(rateLimit) };

export const socketAnswer = z.union([
  z.strictObject({ ...common, result: z.unknown() }),
  z.strictObject({ ...common, error: z.object({ code: z.number().int(), msg: z.string() }) }),
]);
