import type { CallAnswer } from '@candor/api-contract/index.ts';
import { rateScale } from '@candor/core/money/amount.ts';
import { formatPlain } from '@candor/core/money/decimal.ts';
import { assert } from '@candor/core/result.ts';

type PublicProof = CallAnswer<'GET /fair/proof/{id}'>;
type FastProof = Extract<PublicProof, { contractType: 'fast' }>;
type FuturesProof = Extract<PublicProof, { contractType: 'futures' }>;

/** Rates and prices have 8 decimals. */
const one = 100_000_000n;
const decimal = (value: bigint | string): string => formatPlain(BigInt(value), rateScale);
/** Size (8 decimals) × price (8) in units of USDT (6). */
const perUnit = 10n ** 10n;
const floorOf = (value: bigint, by: bigint): bigint =>
  value >= 0n || value % by === 0n ? value / by : value / by - 1n;
const ceilOf = (value: bigint, by: bigint): bigint => -floorOf(-value, by);

function tickOf(text: string | undefined): { seq: number; time: number; price: string } | null {
  const [, seq, time, price] = /^(\d+)@(\d+)=(\d+)/.exec(text ?? '') ?? [];
  return seq === undefined || time === undefined || price === undefined
    ? null
    : { seq: Number(seq), time: Number(time), price: decimal(price) };
}

type Facts = ReadonlyMap<string, string>;
const factsOf = (content: string): Facts =>
  new Map(content.split('\n').map((line) => [line.slice(0, line.indexOf(' ')), line.slice(line.indexOf(' ') + 1)]));
const unitsIn = (facts: Facts, name: string): bigint => BigInt(facts.get(name) ?? '0');

function boundOf(text: string): FastProof['bound'] {
  const [price, maxSlippage] = text.split('~');
  return price === undefined || maxSlippage === undefined
    ? null
    : { price: decimal(price), maxSlippage: decimal(maxSlippage) };
}

function fastProof(facts: Facts, terms: readonly string[]): FastProof {
  const [, , , symbol = '', direction, seconds, , payoutRate = '0', , bound = '-', receivedAt] = terms;
  const result = facts.get('result') as FastProof['result'];
  return {
    contractType: 'fast',
    symbol,
    direction: direction as FastProof['direction'],
    seconds: Number(seconds),
    payoutRate: decimal(payoutRate),
    bound: boundOf(bound),
    receivedAt: Number(receivedAt),
    entry: tickOf(facts.get('entry')),
    exit: tickOf(facts.get('exit')),
    result,
    returnRate: { win: decimal(payoutRate), lose: '-1', tie: '0', void: '0' }[result],
  };
}

/** What margin, fee of opening and return are of each other, so that no amount has to be shown. */
function ratesOf(facts: Facts, size: bigint, feeRate: bigint) {
  const [, openPrice = '0'] = (facts.get('open') ?? '').split(/[= ]/);
  const [value, margin] = [size * BigInt(openPrice), unitsIn(facts, 'margin')];
  const openFee = ceilOf(value * feeRate, perUnit * one);
  return {
    marginRate: decimal(floorOf(margin * perUnit * one * 2n + value, value * 2n)),
    returnRate: decimal(floorOf((unitsIn(facts, 'paid') - margin - openFee) * one, margin)),
  };
}

function futuresProof(facts: Facts, terms: readonly string[]): FuturesProof {
  const [, , , symbol = '', direction, , size = '0', lever, feeRate = '0', maintenanceRate = '0'] = terms;
  const [open, close] = [tickOf(facts.get('open')), tickOf(facts.get('close'))];
  assert(open !== null && close !== null, 'a receipt of futures has both marks');
  const [reason = facts.get('reason'), trigger = '-'] = facts.get('trigger')?.split('=') ?? [];
  const asked = facts.get('asked');
  return {
    contractType: 'futures',
    symbol,
    direction: direction as FuturesProof['direction'],
    lever: Number(lever),
    feeRate: decimal(feeRate),
    maintenanceRate: decimal(maintenanceRate),
    open,
    close,
    reason: reason as FuturesProof['reason'],
    trigger: asked === undefined ? decimal(trigger === '-' ? '0' : trigger) : null,
    askedAt: asked === undefined ? null : Number(asked),
    ...ratesOf(facts, BigInt(size), BigInt(feeRate)),
  };
}

/**
 * What of a receipt may be shown to everybody: what a settlement is recomputed from, in rates; what came of it is
 * rounded towards minus infinity. Neither who the customer is, nor the number of the order or its journal, nor any
 * amount is in it.
 * @param content of a receipt, as `fast/receipt.ts` and `futures/receipt.ts` of core write it
 * @returns null for what is no result of one position: exchanges, openings, locked pairs, and what has no price
 */
export function publicProof(content: string): PublicProof | null {
  const facts = factsOf(content);
  const terms = facts.get('terms')?.split('|') ?? [];
  if (terms[0] === 'fast') return fastProof(facts, terms);
  return terms[0] === 'futures' || terms[0] === 'futures-close' ? futuresProof(facts, terms) : null;
}
