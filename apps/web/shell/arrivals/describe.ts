import type { CallAnswer } from '@candor/api-contract/index.ts';
import { signedAmount } from '../../locales/format.ts';
import { t, type PlainKey } from '../../locales/i18n.ts';
import { call } from '../client/call.ts';
import { micros, fromMicros } from '../funds/balances.ts';
import { pairText, priceIn } from '../quotes/words.ts';
import type { Query } from '../routing/hash.ts';
import type { Arrival, ArrivalKind } from './arrivals.ts';
import { takeFill } from './spot-fills.ts';
import { spotResult } from './spot-result.ts';

/** One event in words, and where it is found later. */
export interface Card {
  readonly key: string;
  readonly title: string;
  /** What it has brought, with sign and currency; empty where nothing was gained or lost. */
  readonly result: string;
  readonly detail: string;
  readonly to: { readonly path: string; readonly query: Query };
}

type Contract = CallAnswer<'POST /portal/order/getContractOrder'>['list'][number];
type FuturesOrder = Extract<Contract, { contractType: 'futures' }>;
type FastOrder = Extract<Contract, { contractType: 'fast' }>;

/** Longer than an order at market takes to open: what opened later was waiting for its price. */
const atOnceMs = 3_000;
const signed = (text: string): bigint => (text.startsWith('-') ? -micros(text.slice(1)) : micros(text));

const fastWords = { win: 'fast.win', lose: 'fast.lose', tie: 'fast.tie', void: 'fast.void' } as const;

function ofFast({
  symbol,
  result,
  profit,
  orderPrice,
  salePrice,
}: FastOrder): Pick<Card, 'title' | 'result' | 'detail'> | null {
  if (result === null) return null;
  const title = `${pairText(symbol)} · ${t(fastWords[result])}`;
  if (result === 'tie' || result === 'void') return { title, result: '', detail: t('fast.stakeBack') };
  return {
    title,
    result: `${signedAmount(profit)} USDT`,
    detail: `${priceIn(symbol, orderPrice)} → ${priceIn(symbol, salePrice)}`,
  };
}

const closedWords = {
  user: 'futures.announceClosed',
  reverse: 'futures.announceReversed',
  stopProfit: 'futures.announceTakeProfit',
  stopLoss: 'futures.announceStopLoss',
  liquidation: 'futures.announceLiquidated',
} as const;

function ofFutures(order: FuturesOrder, kind: ArrivalKind): Pick<Card, 'title' | 'result' | 'detail'> | null {
  const { symbol, status, closeReason, profit, fee, direction, openPrice, openTime, orderTime } = order;
  const pair = pairText(symbol);
  if (kind === 'futures-open') {
    if (order.entrustType !== 'limit' || openTime === null || openTime - orderTime < atOnceMs) return null;
    const side = t(direction === 'long' ? 'futures.long' : 'futures.short');
    return {
      title: t('futures.announceOpened', { side, pair, price: priceIn(symbol, openPrice) }),
      result: '',
      detail: '',
    };
  }
  if (status !== 'closed' || profit === null) return null;
  const net = signedAmount(fromMicros(signed(profit) - signed(fee)));
  return {
    title: t(closedWords[closeReason ?? 'user'], { pair }),
    result: `${net} USDT`,
    detail: t('futures.afterFees'),
  };
}

async function contractOrder(contractType: 'fast' | 'futures', orderNo: string): Promise<Contract | undefined> {
  const { list } = await call(
    'POST /portal/order/getContractOrder',
    { body: { contractType, orderNo, limit: 1 } },
    { quiet: true },
  );
  return list[0];
}

const plainWords: Partial<Record<ArrivalKind, PlainKey>> = {
  'earn-income': 'arrivals.income',
  'earn-return': 'arrivals.returned',
  deposit: 'arrivals.deposit',
  'bonus-release': 'arrivals.bonus',
  adjustment: 'arrivals.adjustment',
};

function pageOf({ kind, reference }: Arrival): Card['to'] {
  if (kind.startsWith('fast-')) return { path: 'pages/market/settlement', query: { orderNo: reference } };
  if (kind.startsWith('futures-')) return { path: 'pages/contract/contractOrder', query: { orderNo: reference } };
  if (kind === 'spot-fill') return { path: 'pages/currency/currencyOrder', query: {} };
  if (kind === 'deposit') return { path: 'pages/recharge/rechargeOrder', query: { orderNo: reference } };
  return { path: 'pages/accountRecord/accountRecord', query: {} };
}

/**
 * An event in words; null where it goes without saying. What its order says is asked for. @throws CallError when it
 * can't be
 */
export async function describe(arrival: Arrival): Promise<Card | null> {
  const { key, kind, reference, currencyCode, available, time } = arrival;
  const about = { key, to: pageOf(arrival) };
  const word = plainWords[kind];
  if (word !== undefined)
    return { ...about, title: t(word), result: `${signedAmount(available, currencyCode)} ${currencyCode}`, detail: '' };
  if (kind === 'spot-fill') {
    const {
      list: [came],
    } = await call('POST /portal/order/getSpotOrder', { body: { orderNo: reference, limit: 1 } }, { quiet: true });
    // What was dealt at the moment in which the own order came in was said by its answer.
    if (came !== undefined)
      return time <= came.time ? null : { ...about, title: spotResult(came), result: '', detail: '' };
    const stood = takeFill(arrival);
    if (stood !== undefined) return { ...about, title: spotResult(stood), result: '', detail: '' };
    return {
      ...about,
      title: `${t('spot.title')} · ${t('spot.statusFilled')}`,
      result: `${signedAmount(available, currencyCode)} ${currencyCode}`,
      detail: '',
    };
  }
  const order = await contractOrder(kind.startsWith('fast-') ? 'fast' : 'futures', reference);
  if (order === undefined) return null;
  const words = order.contractType === 'fast' ? ofFast(order) : ofFutures(order, kind);
  return words === null ? null : { ...about, ...words };
}

/** Many at once, in one sentence. */
export const describeMany = (count: number): Card => ({
  key: `many ${count}`,
  title: t('arrivals.many', { count }),
  result: '',
  detail: t('arrivals.seeStatement'),
  to: { path: 'pages/accountRecord/accountRecord', query: {} },
});
