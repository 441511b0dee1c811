import { dueAtOf } from '@candor/core/earn/order.ts';
import type { EarnKind } from '@candor/core/earn/product.ts';
import type { CustomerAccountType } from '@candor/core/ledger/account.ts';
import { usdt } from '@candor/core/money/currencies.ts';
import type { Rules } from '@candor/core/state.ts';
import { hourMs } from '@candor/core/platform-day.ts';
import type { Logger } from 'pino';
import type { Database } from '../db/database.ts';
import { hashPassword } from '../proofs/passwords.ts';
import { giveGift } from '../features/auth/gift.ts';
import { insertUser } from '../features/auth/users.ts';
import { seedProducts } from '../features/earn/seed.ts';
import { newId } from '../http/command.ts';
import type { Feed } from '../market/feed.ts';
import { manualTime, type ManualTime } from '../market/timing.ts';
import { openTrading, type Trading } from '../trading.ts';
import { demoAccount } from './account.ts';

interface Visit {
  readonly hoursAgo: number;
  readonly orders: readonly { readonly direction: 'up' | 'down'; readonly seconds: number; readonly stake: string }[];
  readonly move?: { readonly from: CustomerAccountType; readonly to: CustomerAccountType; readonly amount: string };
  readonly lock?: readonly { readonly product: EarnKind; readonly productId: string; readonly amount: string }[];
}

/** What somebody who tries the product out would do in a week: one locked product has run to its end since, two are under way. */
const visits: readonly Visit[] = [
  { hoursAgo: 193, orders: [], lock: [{ product: 'lock-mining', productId: 'lock-7', amount: '800' }, { product: 'wealth', productId: 'wealth-15', amount: '500' }] },
  { hoursAgo: 117, orders: [], lock: [{ product: 'lock-mining', productId: 'lock-30', amount: '2500' }] },
  { hoursAgo: 70, orders: [{ direction: 'up', seconds: 30, stake: '20' }, { direction: 'down', seconds: 60, stake: '20' }], move: { from: 1, to: 2, amount: '2500' } },
  { hoursAgo: 52, orders: [{ direction: 'up', seconds: 60, stake: '50' }, { direction: 'up', seconds: 30, stake: '35' }] },
  { hoursAgo: 46, orders: [{ direction: 'down', seconds: 30, stake: '100' }], move: { from: 1, to: 3, amount: '4000' } },
  { hoursAgo: 27, orders: [{ direction: 'up', seconds: 90, stake: '75' }, { direction: 'down', seconds: 30, stake: '25' }, { direction: 'up', seconds: 30, stake: '60' }] },
  { hoursAgo: 6, orders: [{ direction: 'down', seconds: 60, stake: '150' }, { direction: 'down', seconds: 30, stake: '40' }] },
  { hoursAgo: 2, orders: [{ direction: 'up', seconds: 30, stake: '80' }], move: { from: 2, to: 1, amount: '500' } },
];

export interface DemoParts {
  readonly db: Database;
  readonly rules: Rules;
  readonly log: Logger;
  readonly now: number;
  /** The installation's feed on a clock of the past. */
  readonly feedAt: (time: ManualTime) => Feed | Promise<Feed>;
}

/**
 * Gives the demo account a history by living through it: the real engine on the real feed's past, at past times.
 * Nothing is invented: every result follows from the tape like anybody's.
 */
export async function seedDemo(parts: DemoParts): Promise<void> {
  const password = await hashPassword(demoAccount.password);
  if (!password.ok) throw new Error('the demo password was not hashed');
  const userId = await insertUser(parts.db, {
    account: demoAccount.account, accountKey: demoAccount.account, email: null, phone: null, passwordHash: password.value,
    country: 'VN', invitedBy: null, createdAt: parts.now - 194 * hourMs,
  });
  if (userId === null) return;
  for (const [at, visit] of visits.entries()) {
    await live(parts, visit, userId);
    await sleep(parts, visit.hoursAgo, visits[at + 1]?.hoursAgo ?? 0);
  }
}

/** Opens trading at a past moment, with the symbols that are traded then. */
async function openAt({ db, rules, log, feedAt }: DemoParts, time: ManualTime, symbols: number): Promise<Trading> {
  const feed = await feedAt(time);
  return openTrading({
    db, clock: time.clock, every: time.every, rules, log, onTickers: () => undefined, feed: { ...feed, listings: feed.listings.slice(0, symbols) },
  });
}

async function live(parts: DemoParts, visit: Visit, userId: string): Promise<void> {
  const { db, log, rules } = parts;
  const time = manualTime(parts.now - visit.hoursAgo * hourMs);
  const trading = await openAt(parts, time, visit.orders.length);
  try {
    if (visit.orders.length > 0) await trading.market.start();
    await passSeconds(trading, time, 1);
    await seedProducts({ engine: trading.engine, settings: { MODE: 'paper' } });
    await giveGift({ db, engine: trading.engine, clock: time.clock, log, rules, office: { countries: { allowed: () => Promise.resolve(true), list: () => [] } } }, userId);
    await trading.engine.submit({ kind: 'take-test-funds', userId });
    await lock(trading, visit, userId);
    await trade(trading, visit, userId);
    await passSeconds(trading, time, Math.max(0, ...visit.orders.map(({ seconds }) => seconds)) + 6);
  } finally {
    await trading.stop();
  }
}

async function lock({ engine }: Trading, { lock: orders = [] }: Visit, userId: string): Promise<void> {
  for (const { product, productId, amount } of orders) {
    await engine.submit({ kind: 'purchase-earn', product, productId, userId, orderNo: newId(), amount: usdt(amount) });
  }
}

/** Between two visits only income is paid, each in the second in which it comes due. */
async function sleep(parts: DemoParts, fromHoursAgo: number, untilHoursAgo: number): Promise<void> {
  const until = parts.now - untilHoursAgo * hourMs;
  // A visit takes minutes.
  const time = manualTime(parts.now - fromHoursAgo * hourMs + hourMs / 4);
  const trading = await openAt(parts, time, 0);
  const { engine } = trading;
  const nextDue = (): number => [...engine.state.earn.orders.values()].reduce((next, order) => Math.min(next, dueAtOf(order)), Infinity);
  try {
    for (let due = nextDue(); due + 1_000 < until; due = nextDue()) {
      time.leap(Math.max(0, due + 1_000 - time.clock.now()));
      await engine.submit({ kind: 'pay-income', limit: 100 });
    }
  } finally {
    await trading.stop();
  }
}

async function trade({ engine, market }: Trading, { orders, move }: Visit, userId: string): Promise<void> {
  if (move !== undefined) {
    await engine.submit({
      kind: 'transfer', transferId: newId(), userId, fromType: move.from, toType: move.to, currency: 'USDT', amount: usdt(move.amount),
    });
  }
  for (const [i, { direction, seconds, stake }] of orders.entries()) {
    const symbol = market.listings[i % market.listings.length]?.symbol ?? '';
    await engine.submit({ kind: 'place-fast-order', userId, orderNo: newId(), symbol, direction, seconds, stake: usdt(stake), bound: null });
  }
}

/** Lets time go by in steps of a second, each committed before the next. */
async function passSeconds({ engine }: Trading, time: ManualTime, seconds: number): Promise<void> {
  for (let passed = 0; passed < seconds; passed += 1) {
    time.advance(1_000);
    await engine.submit({ kind: 'clock' });
  }
}
