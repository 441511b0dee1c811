import type { CallAnswer } from '@candor/api-contract/index.ts';
import type { Contract } from '@candor/core/futures/contract.ts';
import type { FuturesOrder } from '../../../shell/client/futures-orders.ts';
import { endOf, type FastOrder } from '../../../shell/fast/standing.ts';
import { shownOf, symbolOf, type Shown } from '../../../shell/futures/standing.ts';
import { termsOf } from '../../../shell/futures/terms.ts';

type LockOrder = CallAnswer<'GET /lockMining/orders'>['list'][number];
type WealthOrder = CallAnswer<'GET /userProductOrder/page'>['list'][number];
type Rule = Parameters<typeof termsOf>[0];

/** The payment of lock mining or wealth that comes first. */
export interface NextIncome {
  /** Of the order that pays. */
  readonly id: string;
  readonly page: 'pages/lockMining/orderDetail' | 'pages/wealth/wealthOrder';
  /** Epoch milliseconds. */
  readonly at: number;
  readonly amount: string;
  readonly currencyCode: string;
  /** How much of the term is over, 0–1. */
  readonly share: number;
}

function incomeOf(order: LockOrder | WealthOrder): NextIncome[] {
  const { id, nextIncomeTime: at, currencyCode, currentDay, totalDays } = order;
  if (at === null) return [];
  const atEnd = 'dividend' in order && order.dividend === 'end';
  return [
    {
      id,
      page: 'dividend' in order ? 'pages/wealth/wealthOrder' : 'pages/lockMining/orderDetail',
      at,
      amount: atEnd ? order.expectedProfit : order.dailyIncome,
      currencyCode,
      share: currentDay / totalDays,
    },
  ];
}

/** What of all orders is paid next; null where nothing is to come. */
export const nextIncome = (orders: readonly (LockOrder | WealthOrder)[]): NextIncome | null =>
  orders.flatMap(incomeOf).sort((a, b) => a.at - b.at)[0] ?? null;

export type Held = Exclude<Shown, { kind: 'waiting' }>;

/** Something of the customer that is open, and what it takes to say how it stands. */
export type Item =
  | { readonly kind: 'fast'; readonly order: FastOrder }
  | { readonly kind: 'held'; readonly held: Held; readonly contract: Contract | null }
  | { readonly kind: 'income'; readonly income: NextIncome };

/** What is known of all that can be open. */
export interface Open {
  readonly fast: readonly FastOrder[];
  readonly futures: readonly FuturesOrder[];
  /** Undefined where it can't be had. */
  readonly rule: Rule | undefined;
  readonly earn: readonly (LockOrder | WealthOrder)[];
}

const isHeld = (shown: Shown): shown is Held => shown.kind !== 'waiting';
const soonest = (order: FastOrder): number => endOf(order) ?? order.orderTime + order.seconds * 1_000;

/** What is open, that which ends soonest first: contracts, positions and locked pairs, the next income. */
export function itemsOf({ fast, futures, rule, earn }: Open): Item[] {
  const income = nextIncome(earn);
  return [
    ...fast.toSorted((a, b) => soonest(a) - soonest(b)).map((order) => ({ kind: 'fast' as const, order })),
    ...shownOf(futures, '')
      .filter(isHeld)
      .map((held) => ({
        kind: 'held' as const,
        held,
        contract: (rule === undefined ? null : termsOf(rule, symbolOf(held))?.contract) ?? null,
      })),
    ...(income === null ? [] : [{ kind: 'income' as const, income }]),
  ];
}
