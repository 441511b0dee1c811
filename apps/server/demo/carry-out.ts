import { price, type Price } from '@candor/core/money/amount.ts';
import { parseAmount, usdt } from '@candor/core/money/currencies.ts';
import { assert } from '@candor/core/result.ts';
import { highestTick } from '@candor/core/spot/rules.ts';
import type { Rules } from '@candor/core/state.ts';
import { newId } from '../ids.ts';
import type { ManualTime } from '../market/timing.ts';
import { lastMark } from '../trading/questions.ts';
import type { Trading } from '../trading/trading.ts';
import type { Act } from './visits.ts';

interface Life {
  readonly trading: Trading;
  readonly time: ManualTime;
  readonly rules: Rules;
  readonly userId: string;
}
type ActOf<Name extends Act['act']> = Extract<Act, { act: Name }>;

/** VND for one USDT, as it was then. */
const vndRate: Price = price(2_630_000_000_000n);
const approval = 'demo';

/** One act of a visit, by the commands that a customer's own call gives. */
export async function carryOut(life: Life, act: Act): Promise<void> {
  switch (act.act) {
    case 'fast':
      return tradeFast(life, act);
    case 'futures':
      return holdPosition(life, act);
    case 'spot-buy':
      return buyCoins(life, act);
    case 'spot-offer':
      return offerCoins(life, act);
    case 'move':
      return move(life, act);
    case 'lock':
      return lock(life, act);
    case 'deposit':
      return deposit(life, act);
  }
}

/** Lets time go by in steps of a second, each committed before the next. */
export async function passSeconds({ engine }: Trading, time: ManualTime, seconds: number): Promise<void> {
  for (let passed = 0; passed < seconds; passed += 1) {
    time.advance(1_000);
    await engine.submit({ kind: 'clock' });
  }
}

async function tradeFast(
  { trading: { engine }, userId }: Life,
  { symbol, direction, seconds, stake }: ActOf<'fast'>,
): Promise<void> {
  await engine.submit({
    kind: 'place-fast-order',
    userId,
    orderNo: newId(),
    symbol,
    direction,
    seconds,
    stake: usdt(stake),
    bound: null,
  });
}

async function holdPosition({ trading, time, userId }: Life, act: ActOf<'futures'>): Promise<void> {
  const { symbol, direction, lots, leverage } = act;
  const orderNo = newId();
  const ticket = {
    symbol,
    direction,
    lots,
    leverage,
    orderType: 'market',
    price: null,
    takeProfit: null,
    stopLoss: null,
  } as const;
  await trading.engine.submit({ kind: 'place-futures-order', userId, orderNo, ...ticket });
  await passSeconds(trading, time, act.heldSeconds);
  await trading.engine.submit({ kind: 'close-position', userId, orderNo });
  await passSeconds(trading, time, 2);
}

async function buyCoins({ trading: { engine }, userId }: Life, { symbol, amount }: ActOf<'spot-buy'>): Promise<void> {
  await engine.submit({
    kind: 'place-spot-order',
    userId,
    orderNo: newId(),
    symbol,
    side: 'buy',
    type: 'market',
    tick: null,
    steps: null,
    budget: usdt(amount),
  });
}

async function offerCoins(
  { trading, time, rules, userId }: Life,
  { symbol, steps }: ActOf<'spot-offer'>,
): Promise<void> {
  const [pair, mark] = [rules.spot.pairs.get(symbol), trading.engine.answer(lastMark, symbol)];
  assert(pair !== undefined && mark !== undefined, `${symbol} is not traded`);
  const orderNo = newId();
  const tick = highestTick(rules.spot, mark.price, pair);
  await trading.engine.submit({
    kind: 'place-spot-order',
    userId,
    orderNo,
    symbol,
    side: 'sell',
    type: 'limit',
    tick,
    steps,
    budget: null,
  });
  await passSeconds(trading, time, 20);
  await trading.engine.submit({ kind: 'end-spot-order', userId, orderNo, untouched: false });
}

async function move({ trading: { engine }, userId }: Life, { from, to, amount }: ActOf<'move'>): Promise<void> {
  await engine.submit({
    kind: 'transfer',
    transferId: newId(),
    userId,
    fromType: from,
    toType: to,
    currency: 'USDT',
    amount: usdt(amount),
  });
}

async function lock(
  { trading: { engine }, userId }: Life,
  { product, productId, amount }: ActOf<'lock'>,
): Promise<void> {
  await engine.submit({
    kind: 'purchase-earn-product',
    product,
    productId,
    userId,
    orderNo: newId(),
    amount: usdt(amount),
  });
}

async function deposit({ trading, time, userId }: Life, { vnd, outcome }: ActOf<'deposit'>): Promise<void> {
  const amount = parseAmount(vnd, 'VND');
  assert(amount !== null, `${vnd} is no amount of VND`);
  const orderNo = newId();
  await trading.engine.submit({
    kind: 'request-deposit',
    orderNo,
    userId,
    currency: 'VND',
    amount,
    claimedTxid: null,
    vndRate,
  });
  await passSeconds(trading, time, 30);
  if ('refused' in outcome)
    await trading.engine.submit({ kind: 'reject-deposit', orderNo, reason: outcome.refused, approval });
  else
    await trading.engine.submit({
      kind: 'credit-deposit',
      orderNo,
      proof: { bankReference: outcome.reference },
      received: null,
      vndRate,
      bonus: true,
      approval,
    });
}
