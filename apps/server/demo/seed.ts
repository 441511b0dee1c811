import { dueAtOf } from '@candor/core/earn/order.ts';
import type { Rules } from '@candor/core/state.ts';
import { hourMs } from '@candor/core/platform-day.ts';
import type { Logger } from 'pino';
import type { Database } from '../db/database.ts';
import { hashPassword } from '../proofs/passwords.ts';
import { giveGift } from '../features/auth/gift/gift.ts';
import { insertUser } from '../features/auth/users.ts';
import { seedProducts } from '../features/earn/seed.ts';
import type { Feed } from '../market/feed.ts';
import { manualTime, type ManualTime } from '../market/timing.ts';
import { question } from '../engine/seams/question.ts';
import { openTrading, type Trading } from '../trading/trading.ts';
import { demoAccount } from './account.ts';
import { carryOut, passSeconds } from './carry-out.ts';
import { visits, type Visit } from './visits.ts';

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
    account: demoAccount.account,
    accountKey: demoAccount.account,
    email: null,
    phone: null,
    passwordHash: password.value,
    country: 'VN',
    invitedBy: null,
    campaignId: null,
    language: 'en',
    createdAt: parts.now - 194 * hourMs,
  });
  if (userId === null) return;
  for (const [at, visit] of visits.entries()) {
    await live(parts, visit, userId);
    await sleep(parts, visit.hoursAgo, visits[at + 1]?.hoursAgo ?? 0);
  }
}

/** Opens trading at a past moment, with the symbols that are traded then. */
async function openAt(
  { db, rules, log, feedAt }: DemoParts,
  time: ManualTime,
  symbols: readonly string[],
): Promise<Trading> {
  const feed = await feedAt(time);
  return openTrading({
    db,
    clock: time.clock,
    every: time.every,
    rules,
    log,
    feed: { ...feed, listings: feed.listings.filter(({ symbol }) => symbols.includes(symbol)) },
  });
}

async function live(parts: DemoParts, { hoursAgo, acts }: Visit, userId: string): Promise<void> {
  const { db, log, rules } = parts;
  const time = manualTime(parts.now - hoursAgo * hourMs);
  const symbols = [...new Set(acts.flatMap((act) => ('symbol' in act ? [act.symbol] : [])))];
  const trading = await openAt(parts, time, symbols);
  try {
    if (symbols.length > 0) await trading.market.start();
    await passSeconds(trading, time, 2);
    await seedProducts({ engine: trading.engine, settings: { MODE: 'paper' } });
    await giveGift(
      {
        db,
        engine: trading.engine,
        clock: time.clock,
        log,
        rules,
        operatorSettings: { countries: { allowed: () => Promise.resolve(true), offering: () => [] } },
      },
      userId,
    );
    await trading.engine.submit({ kind: 'take-test-funds', userId });
    for (const act of acts) await carryOut({ trading, time, rules, userId }, act);
    await passSeconds(trading, time, Math.max(0, ...acts.map((act) => (act.act === 'fast' ? act.seconds : 0))) + 6);
  } finally {
    await trading.stop();
  }
}

const nextIncomeAt = question('next-income-at', ({ state }, _none: null) =>
  [...state.earn.orders.values()].reduce((next, order) => Math.min(next, dueAtOf(order)), Infinity),
);

/** Between two visits only income is paid, each in the second in which it comes due. */
async function sleep(parts: DemoParts, fromHoursAgo: number, untilHoursAgo: number): Promise<void> {
  const until = parts.now - untilHoursAgo * hourMs;
  // A visit takes minutes.
  const time = manualTime(parts.now - fromHoursAgo * hourMs + hourMs / 4);
  const trading = await openAt(parts, time, []);
  const { engine } = trading;
  const nextDue = (): number => engine.answer(nextIncomeAt, null);
  try {
    for (let due = nextDue(); due + 1_000 < until; due = nextDue()) {
      time.leap(Math.max(0, due + 1_000 - time.clock.now()));
      await engine.submit({ kind: 'pay-income', limit: 100 });
    }
  } finally {
    await trading.stop();
  }
}
