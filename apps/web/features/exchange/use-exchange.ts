import { accountTypes } from '@candor/core/ledger/account.ts';
import type { CallAnswer } from '@candor/api-contract/index.ts';
import { useEffect, useMemo, useState } from 'react';
import { useCall } from '../../shell/client/query.ts';
import { useTickerList } from '../../shell/quotes/ticker-list.ts';
import { useTicker } from '../../shell/quotes/tickers.ts';
import { asTyped, decimalTyped } from '../../shell/amounts/amount-typed.ts';
import { balanceIn, useBalances, type Balance } from '../../shell/funds/balances.ts';
import { usePlace } from '../../shell/routing/hash.ts';
import { priceSeriesOf } from './price-series.ts';
import { estimate, mostOf, rateBetween, sideOf, type Estimate } from './estimate.ts';

export type Offered = CallAnswer<'POST /account/exchangeList'>[number];
export type Rule = CallAnswer<'GET /common/exchangeRule'>;

/** Exchange pays from and into the account of this type. */
export const exchangeAccount = accountTypes.account;

/** The pair chosen last, for as long as the app is open. */
const last = { from: 'USDT', to: 'BTC' };

export const symbolOf = (code: string): string => `${code}USDT`;

/** Currencies with their terms, once all of them are known. */
export function useOffered() {
  const list = useCall('POST /account/exchangeList', undefined, { staleTime: 30_000 });
  const rule = useCall('GET /common/exchangeRule', undefined, { staleTime: 600_000 });
  const balances = useBalances();
  useTickerList();
  const failed = [list, rule, balances].find((query) => query.isError && query.data === undefined);
  return {
    offered: list.data,
    rule: rule.data,
    balances: balances.data,
    error: failed?.error?.message,
    retry: () => void Promise.all([list.refetch(), rule.refetch(), balances.refetch()]),
  };
}

export interface ExchangeState {
  readonly from: Offered;
  readonly to: Offered;
  readonly typed: string;
  readonly come: Estimate;
  /** Target per source now; null while a price is unknown. */
  readonly rate: string | null;
  readonly priceSeries: ReturnType<typeof priceSeriesOf>;
  readonly available: string;
  /** The currency that has no fresh price. */
  readonly halted: string | null;
  readonly type: (text: string) => void;
  readonly typeMost: () => void;
  readonly choose: (side: 'from' | 'to', code: string) => void;
  readonly swap: () => void;
}

/** The pair that is exchanged: with the currency of the address, else the one chosen last. */
function usePair(offered: readonly Offered[]) {
  const asked = usePlace().query.get('symbol')?.replace(/USDT$/, '');
  const [pair, setPair] = useState(() =>
    asked !== undefined && offered.some(({ currencyCode }) => currencyCode === asked)
      ? { from: 'USDT', to: asked }
      : { ...last },
  );
  useEffect(() => void Object.assign(last, pair), [pair]);
  const find = (code: string): Offered | undefined => offered.find(({ currencyCode }) => currencyCode === code);
  const from = find(pair.from) ?? offered[0];
  const to = find(pair.to) ?? offered.find(({ currencyCode }) => currencyCode !== from?.currencyCode);
  return { pair, setPair, from, to };
}

type Quoted = ReturnType<typeof useTicker>;

const usePriceSeries = (from = '', to = '', fromTicker: Quoted, toTicker: Quoted) =>
  useMemo(() => priceSeriesOf(from, to, { [from]: fromTicker, [to]: toTicker }), [from, to, fromTicker, toTicker]);

/** The first that has no fresh price. */
const haltedOf = (...sides: readonly (readonly [Offered, ReturnType<typeof useTicker>])[]): string | null =>
  sides.find(([offered, ticker]) => ticker?.halted ?? offered.halted)?.[0].currencyCode ?? null;

/** The pair, what is typed, and what it would come to at the live prices. */
export function useExchange(
  offered: readonly Offered[],
  rule: Rule,
  balances: readonly Balance[],
): ExchangeState | null {
  const { pair, setPair, from, to } = usePair(offered);
  const [typed, type] = useState('');
  const fromTicker = useTicker(symbolOf(from?.currencyCode ?? ''));
  const toTicker = useTicker(symbolOf(to?.currencyCode ?? ''));
  const priceSeries = usePriceSeries(from?.currencyCode, to?.currencyCode, fromTicker, toTicker);
  if (from === undefined || to === undefined) return null;
  const giving = sideOf(from.currencyCode, fromTicker?.price ?? from.rate);
  const getting = sideOf(to.currencyCode, toTicker?.price ?? to.rate);
  if (giving === null || getting === null) return null;
  const available = balanceIn(balances, exchangeAccount, from.currencyCode)?.available ?? '0';
  const come = estimate(decimalTyped(typed), giving, getting, rule, available);
  const swap = () => {
    setPair({ from: to.currencyCode, to: from.currencyCode });
    type('');
  };
  return {
    from,
    to,
    typed,
    come,
    priceSeries,
    available,
    type,
    swap,
    rate: rateBetween(giving, getting),
    halted: haltedOf([from, fromTicker], [to, toTicker]),
    typeMost: () => type(asTyped(mostOf(available, giving, come))),
    choose(side, code) {
      const other = side === 'from' ? 'to' : 'from';
      if (pair[other] === code) return swap();
      setPair({ ...pair, [side]: code });
      if (side === 'from') type('');
    },
  };
}
