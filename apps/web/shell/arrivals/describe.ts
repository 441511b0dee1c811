import type { CallAnswer } from '@candor/api-contract/index.ts';
import { priceScale } from '@candor/core/money/amount.ts';
import { parseDecimal } from '@candor/core/money/decimal.ts';
import { signedAmount } from '../../locales/format.ts';
import { t, type PlainKey } from '../../locales/i18n.ts';
import { call } from '../client/call.ts';
import { fromMicros, signedMicros } from '../funds/micros.ts';
import { pairText, priceIn } from '../quotes/words.ts';
import { readUnits, type Arrival, type ArrivalKind } from './arrivals.ts';
import type { Card, Way } from './card.ts';
import { cameText } from './gather.ts';
import { takeFill } from './spot-fills.ts';
import { spotResult } from './spot-result.ts';

type Contract = CallAnswer<'POST /portal/order/getContractOrder'>['list'][number];
type FuturesOrder = Extract<Contract, { contractType: 'futures' }>;
type FastOrder = Extract<Contract, { contractType: 'fast' }>;

/** Longer than an order at market takes to open: what opened later was waiting for its price. */
const atOnceMs = 3_000;
const priceUnits = (text: string | null): bigint => parseDecimal(text ?? '', priceScale) ?? 0n;

const fastWords = { win: 'fast.win', lose: 'fast.lose', tie: 'fast.tie', void: 'fast.void' } as const;

type Words = Pick<Card, 'title' | 'result' | 'detail' | 'outcome'>;

/** The price at the end beside that at the beginning: which is the higher decides. */
function pricesOf(symbol: string, entry: string | null, exit: string | null): string {
  const prices = { entry: priceIn(symbol, entry), exit: priceIn(symbol, exit) };
  return priceUnits(exit) < priceUnits(entry) ? t('moment.below', prices) : t('moment.above', prices);
}

function ofFast(order: FastOrder): Words | null {
  const { symbol, result, profit, orderPrice, salePrice, orderNo, termsHash, seconds, amount } = order;
  if (result === null) return null;
  const outcome = {
    nets: [profit ?? '0'],
    proofs: [{ orderNo, termsHash }],
    again: { path: 'pages/market/market', query: { symbol, seconds, stake: amount } },
  };
  const title = `${pairText(symbol)} · ${t(fastWords[result])}`;
  if (result === 'tie' || result === 'void') return { title, result: '', detail: t('fast.stakeBack'), outcome };
  return {
    title,
    result: `${signedAmount(profit)} USDT`,
    detail: pricesOf(symbol, orderPrice, salePrice),
    outcome,
  };
}

const closedWords = {
  user: 'futures.announceClosed',
  reverse: 'futures.announceReversed',
  stopProfit: 'futures.announceTakeProfit',
  stopLoss: 'futures.announceStopLoss',
  liquidation: 'futures.announceLiquidated',
} as const;

function ofOpening({ symbol, entrustType, direction, openPrice, openTime, orderTime }: FuturesOrder): Words | null {
  if (entrustType !== 'limit' || openTime === null || openTime - orderTime < atOnceMs) return null;
  const side = t(direction === 'long' ? 'futures.long' : 'futures.short');
  const title = t('futures.announceOpened', { side, pair: pairText(symbol), price: priceIn(symbol, openPrice) });
  return { title, result: '', detail: '' };
}

function ofClosing(order: FuturesOrder): Words | null {
  const { symbol, status, closeReason, profit, fee, openPrice, closePrice, orderNo } = order;
  if (status !== 'closed' || profit === null) return null;
  const reason = closeReason ?? 'user';
  const net = fromMicros(signedMicros(profit) - signedMicros(fee));
  const closed = { title: t(closedWords[reason], { pair: pairText(symbol) }), result: `${signedAmount(net)} USDT` };
  if (reason === 'user' || reason === 'reverse') return { ...closed, detail: t('futures.afterFees') };
  return {
    ...closed,
    detail: `${pricesOf(symbol, openPrice, closePrice)} · ${t('futures.afterFees')}`,
    outcome: {
      nets: [net],
      proofs: [{ orderNo }],
      again: { path: 'pages/contract/contract', query: { symbol } },
    },
  };
}

function wordsOf(order: Contract, kind: ArrivalKind): Words | null {
  if (order.contractType === 'fast') return ofFast(order);
  return kind === 'futures-open' ? ofOpening(order) : ofClosing(order);
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
  'earn-income': 'moment.income',
  'earn-return': 'moment.returned',
  deposit: 'moment.deposit',
  'bonus-release': 'moment.bonus',
  adjustment: 'moment.adjustment',
};

function pageOf({ kind, reference }: Arrival): Way {
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
  const about = { key, kind, count: 1, to: pageOf(arrival) };
  const word = plainWords[kind];
  if (word !== undefined) {
    const came = { currencyCode, units: readUnits(available) };
    return { ...about, title: t(word), result: cameText(came), detail: '', came };
  }
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
  const words = wordsOf(order, kind);
  return words === null ? null : { ...about, ...words };
}
