import { platformDay } from '../platform-day.ts';
import { plus, zero, type Amount } from '../money/amount.ts';
import { accountTypes, isCustomerType, type UserId } from './account.ts';
import type { Entry, Journal, JournalKind } from './journal.ts';

/**
 * What trading and earning have brought a customer on one platform day, fees and penalties included; in USDT, negative
 * for a loss.
 */
export interface DailyProfit {
  readonly userId: UserId;
  readonly platformDay: number;
  readonly profit: Amount;
}

/**
 * Fast orders, futures, lock mining and wealth. Spot and exchange swap one currency for another at its price;
 * everything else only moves money.
 */
const earns = (kind: JournalKind): boolean => /^(fast|futures|earn)-/.test(kind);

/**
 * What an entry has changed; what is held or comes back cancels out. A void gives the part of a stake that bonus was
 * released for back as locked bonus.
 */
const changeOf = ({ account: { type, currency }, available, frozen }: Entry): Amount =>
  (isCustomerType(type) || type === accountTypes.bonus) && currency === 'USDT' ? plus(available, frozen) : zero;

/**
 * The realised profit in journals, by customer and platform day: the sum of both changes of those lines of the
 * statement
 * whose kind begins with `fast-`, `futures-` or `earn-`, in USDT. Days without any are left out.
 */
export function profitsOf(journals: Iterable<Journal>): DailyProfit[] {
  const profits = new Map<string, DailyProfit>();
  for (const { kind, time, entries } of journals) {
    if (!earns(kind)) continue;
    for (const entry of entries) {
      const change = changeOf(entry);
      if (change === zero) continue;
      const [userId, day] = [entry.account.owner, platformDay(time)];
      const key = `${day} ${userId}`;
      profits.set(key, { userId, platformDay: day, profit: plus(profits.get(key)?.profit ?? zero, change) });
    }
  }
  return [...profits.values()];
}
