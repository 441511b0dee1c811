import { symbols } from '../prices.ts';
import type { Customer, Intent, Surroundings } from './customer.ts';
import { fundPasswd, payoutAddress } from './money-out.ts';

export const families = [
  'transfer',
  'fast',
  'futures',
  'spot',
  'exchange',
  'lock',
  'wealth',
  'withdrawal',
  'deposit',
] as const;
/** What makes something, and what ends it. */
export type Family = (typeof families)[number] | 'close' | 'revoke' | 'cancel' | 'redeem' | 'take-back';

/** What somebody wants; its effects are known by amounts that nobody asks for twice. */
export interface Drawn {
  readonly family: Family;
  readonly path: string;
  readonly body: object;
  /** Amounts, quantities or lots of what it is to make; of what ends an order, its number. */
  readonly marks: readonly string[];
  /** Numbers of orders that its answer names, in the order of its marks. */
  numbersIn(data: unknown): readonly string[];
}
type Draw = (customer: Customer, world: Surroundings, number: number) => Promise<Drawn | null> | Drawn | null;

const cents = (whole: number, number: number): string => (whole + number / 100).toFixed(2);
/** The number of what an answer has made. */
export const numberIn = (data: unknown): string[] => [(data as { orderNo: string }).orderNo];
const idIn = (data: unknown): string[] => [(data as { id: string }).id];

const transfer: Draw = (_customer, { random }, number) => {
  const fromType = random.pick([1, 2, 3]);
  const toType = random.pick([1, 2, 3].filter((type) => type !== fromType));
  const amount = cents(1, number);
  const body = { fromType, toType, currencyCode: 'USDT', amount };
  return { family: 'transfer', path: '/account/executeUserCutTurn', body, marks: [amount], numbersIn: idIn };
};

const ticket = ({ random }: Surroundings, amount: string) => ({
  contractType: 'fast',
  symbol: random.pick(symbols),
  direction: random.pick(['up', 'down']),
  seconds: random.pick([30, 30, 60]),
  amount,
});
const fast: Draw = (_customer, world, number) => {
  const amount = cents(5, number);
  const body = ticket(world, amount);
  return { family: 'fast', path: '/portal/order/contractOrder', body, marks: [amount], numbersIn: numberIn };
};

/** Each by itself, in one go. */
export function batchOf(world: Surroundings, amounts: readonly string[]): Drawn {
  const orders = amounts.map((amount) => ({ action: 'place', ...ticket(world, amount) }));
  const numbersIn = (data: unknown): string[] =>
    (data as { code: number; data: { orderNo: string } }[]).flatMap((one) =>
      one.code === 200 ? numberIn(one.data) : '',
    );
  return { family: 'fast', path: '/portal/order/batch', body: { orders }, marks: amounts, numbersIn };
}
const batch: Draw = (_customer, world, number) =>
  batchOf(
    world,
    Array.from({ length: world.random.whole(2, 4) }, (_, i) => `${cents(5, number)}${i + 1}`),
  );

const futures: Draw = (_customer, { random, priceOf }, number) => {
  const symbol = random.pick(symbols);
  const direction = random.pick(['long', 'short']);
  const isLimit = random.chance(0.4);
  const away = direction === 'long' ? 0.995 : 1.005;
  const limit = isLimit ? { price: (priceOf(symbol) * away).toFixed(1) } : {};
  const lots = String(1 + number);
  const entrustType = isLimit ? 'limit' : 'market';
  const body = {
    contractType: 'futures',
    symbol,
    direction,
    entrustType,
    lots,
    lever: random.pick([10, 20]),
    ...limit,
  };
  return { family: 'futures', path: '/portal/order/contractOrder', body, marks: [lots], numbersIn: numberIn };
};

const spot: Draw = (_customer, { random, priceOf }, number) => {
  const symbol = 'ETHUSDT';
  if (random.chance(0.5)) {
    const amount = cents(10, number);
    const body = { symbol, side: 'buy', type: 'market', amount };
    return { family: 'spot', path: '/portal/order/spotOrder', body, marks: [amount], numbersIn: numberIn };
  }
  const quantity = (0.01 + number / 10_000).toFixed(4);
  const price = (priceOf(symbol) * random.pick([0.97, 0.999, 1.001])).toFixed(1);
  const body = { symbol, side: 'buy', type: 'limit', price, quantity };
  return { family: 'spot', path: '/portal/order/spotOrder', body, marks: [quantity], numbersIn: numberIn };
};

const exchange: Draw = async (customer, _world, number) => {
  const quantity = cents(10, number);
  const asked = { currencyCode: 'USDT', targetCurrency: 'ETH', quantity };
  const quote = (await customer.read('/account/exchange', asked)) as { quoteId: string } | null;
  if (quote === null) return null;
  const body = { quoteId: quote.quoteId };
  return { family: 'exchange', path: '/account/executeUserExchange', body, marks: [quantity], numbersIn: idIn };
};

const earn =
  (family: 'lock' | 'wealth', path: string, productId: string, least: number): Draw =>
  (_customer, _world, number) => {
    const amount = cents(least, number);
    return { family, path, body: { productId, amount }, marks: [amount], numbersIn: numberIn };
  };

/** Reports one; it is credited only by two operators. */
const deposit: Draw = async (customer, _world, number) => {
  const screenshot = await customer.sendPicture();
  if (screenshot === null) return null;
  const amount = cents(20, number);
  const body = { currencyCode: 'USDT', amount, chain: 'TRC20', screenshot };
  return { family: 'deposit', path: '/transaction/recharge', body, marks: [amount], numbersIn: numberIn };
};

const withdrawal: Draw = (_customer, _world, number) => {
  const amount = cents(100, number);
  const body = { currencyCode: 'USDT', amount, address: payoutAddress, chain: 'TRC20', fundPasswd };
  return { family: 'withdrawal', path: '/transaction/withdrawal', body, marks: [amount], numbersIn: numberIn };
};

/** Ends an order before its time, or takes its money back after it. */
const redeem =
  (family: 'lock' | 'wealth', path: string): Draw =>
  (customer, { random }) => {
    const known = customer.intents.filter((one) => one.family === family && one.outcome === 'done');
    const orderId = known.length === 0 ? undefined : random.pick(known).orderNos[0];
    if (orderId === undefined) return null;
    return { family: 'redeem', path, body: { orderId }, marks: [orderId], numbersIn: numberIn };
  };

/** Ends one of the orders that are known, whatever has become of it. */
const ending =
  (family: Family, path: string, ends: (intent: Intent) => boolean): Draw =>
  (customer, { random }) => {
    const known = customer.intents.filter((one) => ends(one) && one.outcome === 'done');
    const orderNo = known.length === 0 ? undefined : random.pick(known).orderNos[0];
    if (orderNo === undefined) return null;
    return { family, path: `${path}/${orderNo}`, body: {}, marks: [orderNo], numbersIn: numberIn };
  };
const isLimit = ({ body }: Intent): boolean => 'price' in body;

/** Of what time and prices move by themselves there is nothing among these. */
const quietDraws: readonly Draw[] = [
  transfer,
  spot,
  spot,
  exchange,
  ending('cancel', '/portal/order/endSpotOrder', (one) => one.family === 'spot' && isLimit(one)),
  earn('lock', '/lockMining/purchase', 'lock-7', 50),
  earn('wealth', '/userProductOrder/executeUserPurchaseOrder', 'wealth-5-example', 100),
  redeem('lock', '/lockMining/redeem'),
  redeem('wealth', '/userProductOrder/executeUserRedeemOrder'),
  withdrawal,
  deposit,
  ending('take-back', '/transaction/cancelWithdrawal', ({ family }) => family === 'withdrawal'),
];

const draws: readonly Draw[] = [
  ...quietDraws,
  fast,
  fast,
  batch,
  futures,
  futures,
  ending('close', '/portal/order/endContractOrder', ({ family }) => family === 'futures'),
  ending('revoke', '/portal/order/revokeEntrust', (one) => one.family === 'futures' && isLimit(one)),
];

/** What somebody wants next; null for nothing. */
export const drawOf = async (customer: Customer, world: Surroundings): Promise<Drawn | null> =>
  world.random.pick(world.isQuiet ? quietDraws : draws)(customer, world, customer.intents.length + 1);
