import type { OwnEvent } from '@candor/api-contract/dialect/events.ts';
import type { Account } from '@candor/core/ledger/account.ts';
import { amount } from '@candor/core/money/amount.ts';
import { formatAmount } from '@candor/core/money/currencies.ts';
import { isOpen, type Deal, type SpotOrder } from '@candor/core/spot/order.ts';
import type { Row } from '../../engine/rows/table.ts';
import type { Services } from '../../services.ts';
import { reportsOf } from './reports.ts';

/** Type of the account that spot trades with. */
const coinAccount = 2;

type Hear = (event: OwnEvent) => void;
/** Who hears of a customer, and is told when nothing more comes. */
interface Listener {
  readonly hear: Hear;
  readonly cut: () => void;
}
type EventServices = Pick<Services, 'engine' | 'rules' | 'clock' | 'db'>;

/** What a customer had when somebody began to hear of them. */
interface Before {
  readonly totals: Map<string, bigint>;
  readonly steps: Map<string, number | null>;
}

/** One customer whom somebody hears. */
class Followed {
  readonly listeners = new Set<Listener>();
  private readonly services: EventServices;
  private readonly since: number;
  /** What was owned of each currency at the last look. */
  private readonly totals: Map<string, bigint>;
  /** Steps of open orders, as they were at the last look. */
  private readonly known: Map<string, number | null>;

  constructor(services: EventServices, { totals, steps }: Before) {
    this.services = services;
    this.totals = totals;
    this.known = steps;
    this.since = services.clock.now();
  }

  order(order: SpotOrder, deals: readonly Deal[]): void {
    const pair = this.services.rules.spot.pairs.get(order.symbol);
    if (pair === undefined) return;
    const isNew = order.receivedAt >= this.since && !this.known.has(order.orderNo);
    const isAmended = !isNew && (order.steps ?? 0) < (this.known.get(order.orderNo) ?? 0);
    if (isOpen(order)) this.known.set(order.orderNo, order.steps);
    else this.known.delete(order.orderNo);
    this.tell(reportsOf(order, pair, deals, { isNew, isAmended, now: this.services.clock.now() }));
  }

  /** @param hasTraded what has changed came of orders, which are told themselves */
  balances(accounts: readonly Account[], hasTraded: boolean): void {
    if (accounts.length === 0) return;
    const time = this.services.clock.now();
    const moved = accounts.flatMap((account): OwnEvent[] => {
      const by = this.movedBy(account);
      if (hasTraded || by === 0n) return [];
      const d = formatAmount(amount(by), account.currency);
      return [{ e: 'balanceUpdate', E: time, a: account.currency, d, T: time }];
    });
    const B = accounts.map(({ currency, available, frozen }) => ({
      a: currency,
      f: formatAmount(available, currency),
      l: formatAmount(frozen, currency),
    }));
    this.tell([...moved, { e: 'outboundAccountPosition', E: time, u: time, B }]);
  }

  private movedBy({ currency, available, frozen }: Account): bigint {
    const total = available + frozen;
    const before = this.totals.get(currency) ?? 0n;
    this.totals.set(currency, total);
    return total - before;
  }

  private tell(events: readonly OwnEvent[]): void {
    for (const event of events) for (const { hear } of this.listeners) hear(event);
  }
}

/** Tells customers of their orders and balances in the words of the dialect, beside the engine. */
export interface UserEvents {
  /** @param cut called where something may have been missed: from then on nothing is told @returns an end */
  follow(userId: string, hear: Hear, cut: () => void): Promise<() => void>;
}

export function openUserEvents(services: EventServices): UserEvents {
  const users = new Map<string, Followed>();
  services.engine.onCommitted(({ spotOrders, deals, accounts }) => {
    for (const [userId, followed] of users) {
      const orders = [...spotOrders].filter((order) => order.userId === userId);
      for (const order of orders.toSorted((a, b) => a.queued - b.queued))
        followed.order(
          order,
          deals.filter((deal) => deal.order === order),
        );
      const own = [...accounts].filter(({ owner, type }) => owner === userId && type === coinAccount);
      followed.balances(own, orders.length > 0);
    }
  });
  services.engine.onDoubt(() => {
    const cut = [...users.values()].flatMap(({ listeners }) => [...listeners]);
    users.clear();
    for (const listener of cut) listener.cut();
  });
  return {
    async follow(userId, hear, cut) {
      const before = users.has(userId)
        ? { totals: new Map<string, bigint>(), steps: new Map<string, number>() }
        : { totals: await totalsOf(services, userId), steps: await stepsOf(services, userId) };
      const followed = users.get(userId) ?? new Followed(services, before);
      users.set(userId, followed);
      const listener = { hear, cut };
      followed.listeners.add(listener);
      return () => {
        followed.listeners.delete(listener);
        if (followed.listeners.size === 0 && users.get(userId) === followed) users.delete(userId);
      };
    },
  };
}

async function totalsOf({ db }: EventServices, userId: string): Promise<Map<string, bigint>> {
  const rows = await db.query<Row>('select currency, available, frozen from account where owner = $1 and type = $2', [
    userId,
    coinAccount,
  ]);
  return new Map(
    rows.map(({ currency, available, frozen }) => [
      String(currency),
      BigInt(String(available)) + BigInt(String(frozen)),
    ]),
  );
}

async function stepsOf({ db }: EventServices, userId: string): Promise<Map<string, number>> {
  const sql = 'select order_no, steps from spot_order where user_id = $1 and ended_at is null and steps is not null';
  const rows = await db.query<Row>(sql, [userId]);
  return new Map(rows.map(({ order_no, steps }) => [String(order_no), Number(steps)]));
}
