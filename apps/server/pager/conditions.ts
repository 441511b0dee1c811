import type { AlertCause, BoundedCause } from '@candor/api-contract/calls/operator/alerts/causes.ts';
import { isUsed, type ReserveUse } from '@candor/core/house/reserve-use.ts';
import { formatAmount } from '@candor/core/money/currencies.ts';
import type { Condition } from './alert.ts';

export type Bounds = Readonly<Record<BoundedCause, number>>;

/** What the server knows of itself at one moment. Times are epoch milliseconds. */
export interface Seen {
  readonly now: number;
  /** How many withdrawals are open, and those whose promise is nearest, in the order of it. */
  readonly due: {
    readonly open: number;
    readonly nearest: readonly { readonly orderNo: string; readonly deadline: number }[];
  };
  readonly queues: readonly { readonly queue: string; readonly waiting: number; readonly oldestAt: number | null }[];
  readonly unknown: readonly string[];
  readonly uses: readonly ReserveUse[];
  /** When each traded symbol that operators have not halted had its last mark; null of one without any. */
  readonly marks: readonly { readonly symbol: string; readonly at: number | null }[];
  /** Since when this process runs: a symbol may take a moment for its first mark. */
  readonly startedAt: number;
  /** Parts of the books where something is wrong, with how much. */
  readonly books: readonly { readonly part: string; readonly places: number }[];
  readonly notReady: readonly { readonly part: string; readonly fault: string }[];
  /** When the chain was last read to its end; undefined where nothing is watched. */
  readonly chainReadAt: number | null | undefined;
  /** What agents are to be paid in USDT, for how many days, and whether the pool has less. */
  readonly commissions: {
    readonly days: number;
    readonly commission: string;
    readonly pool: string;
    readonly lacks: boolean;
  };
}

const minuteMs = 60_000;
const minutes = (ms: number): string => String(Math.max(0, Math.floor(ms / minuteMs)));

/** All that operators have to know of, from what is so at one moment. */
export const conditionsOf = (seen: Seen, bounds: Bounds): Condition[] => [
  ...deadlines(seen, bounds['deadline-near']),
  ...ages(seen, bounds['queue-age']),
  ...reserves(seen, bounds['reserve-high']),
  ...feed(seen, bounds['feed-fault']),
  ...seen.unknown.map((orderNo) => of('withdrawal-unknown', `withdrawal:${orderNo}`)),
  ...seen.books.map(({ part, places }) => of('invariant-failed', part, { places: String(places) })),
  ...seen.notReady.map(({ part, fault }) => of('server-fault', part, { fault })),
  ...chain(seen, bounds['chain-silent']),
  ...commissions(seen),
];

const of = (cause: AlertCause, subject: string, facts: Condition['facts'] = {}): Condition => ({
  cause,
  subject,
  facts,
});

/** One for all withdrawals. Each joins it twice: when its promise is near, and when it is broken. */
function deadlines({ due: { open, nearest }, now }: Seen, bound: number): Condition[] {
  const near = nearest.filter(({ deadline }) => deadline - now <= bound * minuteMs);
  const late = near.filter(({ deadline }) => deadline < now);
  const [first] = near;
  if (first === undefined) return [];
  const facts = {
    first: first.orderNo,
    due: new Date(first.deadline).toISOString(),
    near: String(near.length),
    late: String(late.length),
    open: String(open),
  };
  const members = [...near.map(({ orderNo }) => orderNo), ...late.map(({ orderNo }) => `late ${orderNo}`)];
  return [{ ...of('deadline-near', 'withdrawals', facts), members }];
}

const ages = ({ queues, now }: Seen, bound: number): Condition[] =>
  queues.flatMap(({ queue, waiting, oldestAt }) =>
    oldestAt === null || now - oldestAt < bound * minuteMs
      ? []
      : [of('queue-age', queue, { waiting: String(waiting), 'oldest minutes': minutes(now - oldestAt) })],
  );

const reserves = ({ uses }: Seen, percent: number): Condition[] =>
  uses
    .filter((use) => isUsed(use, percent))
    .map(({ name, used, limit }) =>
      of('reserve-high', name, {
        used: `${formatAmount(used, 'USDT')} USDT`,
        of: `${formatAmount(limit, 'USDT')} USDT`,
      }),
    );

/** One for all symbols: an outage stops many together. */
function feed({ marks, now, startedAt }: Seen, bound: number): Condition[] {
  const silent = marks.filter(({ at }) => now - (at ?? startedAt) > bound * 1_000);
  if (silent.length === 0) return [];
  const named = silent.slice(0, 8).map(({ symbol }) => symbol);
  const more = silent.length - named.length;
  const facts = { symbols: String(silent.length), which: named.join(', ') + (more === 0 ? '' : ` and ${more} more`) };
  return [{ ...of('feed-fault', 'feed', facts), members: silent.map(({ symbol }) => symbol) }];
}

const commissions = ({ commissions: { days, commission, pool, lacks } }: Seen): Condition[] =>
  lacks
    ? [of('commission-due', 'commission-pool', { days: String(days), due: `${commission} USDT`, pool: `${pool} USDT` })]
    : [];

function chain({ chainReadAt, now, startedAt }: Seen, bound: number): Condition[] {
  if (chainReadAt === undefined) return [];
  const silentMs = now - (chainReadAt ?? startedAt);
  return silentMs > bound * minuteMs ? [of('chain-silent', 'tron', { minutes: minutes(silentMs) })] : [];
}
