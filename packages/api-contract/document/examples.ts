import type { CallName, CallSent } from '../index.ts';

/** What is sent in an example. */
export interface Example {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
}
type Examples = { readonly [Name in CallName]?: Partial<CallSent<Name>> };

const page = { page: 1, limit: 5 };
const symbol = 'BTCUSDT';

/** What anybody may ask. */
const market: Examples = {
  'GET /health': {},
  'GET /common/getConfig': {},
  'GET /portal/market/tickers': {},
  'GET /portal/market/futures': {},
  'GET /portal/market/depth': { query: { symbol } },
  'GET /portal/market/trade': { query: { symbol, limit: 5 } },
  'POST /portal/market/kline': { body: { symbol, period: '1m', limit: 5 } },
  'GET /market/getLatestPrice': { query: { symbol } },
  'GET /portal/common/contractRule': {},
  'GET /portal/common/spotRule/list': {},
  'GET /fair/invariants': {},
  'GET /fair/restores': {},
  'GET /fair/seeds': {},
  'GET /fair/statistics': {},
};

/** Own balances, and what moves them. In this order: what is traded with comes first. */
const account: Examples = {
  'POST /account/list': { body: {} },
  'POST /account/balance': { query: { type: 1, currencyCode: 'USDT' } },
  'POST /account/executeUserCutTurn': {
    body: { fromType: 1, toType: 2, currencyCode: 'USDT', amount: '2000' },
  },
  'GET /account/page': { query: { type: 1, currencyCode: 'USDT', ...page } },
  'GET /account/transferRecord': { query: page },
  'POST /account/exchange': { body: { currencyCode: 'USDT', targetCurrency: 'BTC', quantity: '100' } },
  'GET /lockMining/products': {},
  'GET /player/keys/list': {},
  'GET /player/offer': {},
};

const orders: Examples = {
  'POST /portal/order/spotOrder': { body: { symbol, side: 'buy', type: 'market', amount: '200' } },
  'POST /portal/order/coinOrder': { body: { symbol, side: 'buy', type: 'market', amount: '100' } },
  'POST /portal/order/getSpotOrder': { body: { status: 'all', symbol, ...page } },
  'POST /portal/order/contractOrder': {
    body: { contractType: 'fast', symbol, direction: 'up', seconds: 30, amount: '100' },
  },
  'POST /portal/order/getContractOrder': { body: { contractType: 'fast', status: 'holding', ...page } },
  'POST /portal/order/batch': {
    body: {
      orders: [
        { action: 'place', contractType: 'fast', symbol, direction: 'down', seconds: 60, amount: '50' },
        { action: 'cancel', contractType: 'spot', orderNo: 'none' },
      ] as never,
    },
  },
  'GET /transaction/page': { query: { type: 1, ...page } },
  'POST /player/alerts/add': { body: { symbol, direction: 'above', price: '1000000' } },
  'GET /player/alerts': {},
};

/** Requests that a started server with a market carries out for a customer with funds; a test does. */
export const examples: Examples = { ...market, ...account, ...orders };
