import type { CallAnswer } from '@candor/api-contract/index.ts';
import { notionalOf } from '@candor/core/futures/formulas.ts';
import { accountTypes } from '@candor/core/ledger/account.ts';
import { amount, shareDown, type Amount } from '@candor/core/money/amount.ts';
import { formatAmount } from '@candor/core/money/currencies.ts';
import type { State } from '@candor/core/state.ts';
import { question } from '../../../engine/seams/question.ts';

type Exposure = CallAnswer<'GET /operator/exposure'>;
interface Counted {
  fast: number;
  futures: number;
  long: bigint;
  short: bigint;
  spot: number;
}

const usdt = (units: bigint): string => formatAmount(amount(units), 'USDT');
const none = (): Counted => ({ fast: 0, futures: 0, long: 0n, short: 0n, spot: 0 });

function countsBySymbol(state: State, symbols: readonly string[]): Map<string, Counted> {
  const counted = new Map(symbols.map((symbol) => [symbol, none()]));
  const of = (symbol: string): Counted => counted.get(symbol) ?? none();
  for (const { symbol } of state.fast.orders.values()) of(symbol).fast += 1;
  for (const { symbol } of state.spot.orders.values()) of(symbol).spot += 1;
  for (const order of state.futures.orders.values()) {
    if (order.open === null) continue;
    const row = of(order.symbol);
    row.futures += 1;
    row[order.direction] += notionalOf(order.size, order.open.price);
  }
  return counted;
}

/** What the house stands to pay at worst, from the state as it is now. */
export const exposure = question(
  'exposure',
  ({ state, rules, now, halted }, { symbols }: { readonly symbols: readonly string[] }): Exposure => {
    const house = [...state.accounts.values()].filter(
      (account) => account.type === accountTypes.house && account.owner !== 'world',
    );
    const reserve = state.accounts.get(`fast-reserve:${accountTypes.house}:USDT`);
    const held = amount((reserve?.available ?? 0n) + (reserve?.frozen ?? 0n));
    const limit: Amount = shareDown(held, rules.fast.symbolShare);
    return {
      time: now,
      reserves: house.map(({ owner, currency, available, frozen }) => ({
        name: owner,
        currencyCode: currency,
        available: formatAmount(available, currency),
        frozen: formatAmount(frozen, currency),
      })),
      symbols: [...countsBySymbol(state, symbols)].map(([symbol, row]) => ({
        symbol,
        halted: halted(symbol),
        fastOrders: row.fast,
        fastPayout: usdt(state.fast.exposure(symbol)),
        fastLimit: usdt(limit),
        futuresPositions: row.futures,
        futuresLong: usdt(row.long),
        futuresShort: usdt(row.short),
        spotOrders: row.spot,
      })),
    };
  },
);
