import { crossScale } from '@candor/core/exchange/price.ts';
import { priceScale } from '@candor/core/money/amount.ts';
import { formatPlain } from '@candor/core/money/decimal.ts';

/** A mark as a receipt names it. */
export interface ReceiptMark {
  readonly symbol: string;
  readonly seq: string;
  readonly time: number;
  readonly price: string;
}

export interface ExchangeReceipt {
  readonly source: string;
  /** Of the quote, and at the execution; USDT has none. */
  readonly offered: readonly ReceiptMark[];
  readonly executed: readonly ReceiptMark[];
  /** Whether rate, gross, fee and obtainable follow from the marks and the terms. */
  readonly adds: boolean;
}

const one = 10n ** BigInt(priceScale);

function markOf(text: string | undefined): (ReceiptMark & { readonly units: bigint }) | null {
  const [, symbol, seq, time, units] = /^(\w+)#(\d+)@(\d+)=(\d+)/.exec(text ?? '') ?? [];
  if (symbol === undefined || seq === undefined || units === undefined) return null;
  return { symbol, seq, time: Number(time), units: BigInt(units), price: formatPlain(BigInt(units), priceScale) };
}

/**
 * Reads the receipt of an exchange and does its arithmetic again, without the code that made it: rate = from ÷ to cut
 * to 18
 * decimals, gross = quantity × rate cut, fee = gross × fee rate rounded up, obtainable = gross − fee.
 * @param scales decimals of source and target currency
 */
export function readReceipt(content: string, scales: { from: number; to: number }): ExchangeReceipt {
  const facts = new Map(
    content.split('\n').map((line) => [line.slice(0, line.indexOf(' ')), line.slice(line.indexOf(' ') + 1)] as const),
  );
  const [from, to] = [markOf(facts.get('from')), markOf(facts.get('to'))];
  const executed = [markOf(facts.get('from-at-execution')), markOf(facts.get('to-at-execution'))];
  const [, , , , , quantity = '0', , , , , feeRate = '0'] = facts.get('terms')?.split('|') ?? [];
  const rate = ((from?.units ?? one) * 10n ** BigInt(crossScale)) / (to?.units ?? one);
  const gross = (BigInt(quantity) * rate * 10n ** BigInt(scales.to)) / 10n ** BigInt(crossScale + scales.from);
  const fee = (gross * BigInt(feeRate) + one - 1n) / one;
  const stated = ['rate', 'gross', 'fee', 'obtainable'].map((name) => facts.get(name));
  return {
    source: facts.get('source') ?? '',
    offered: [from, to].filter((mark) => mark !== null),
    executed: executed.filter((mark) => mark !== null),
    adds: stated.join() === [rate, gross, fee, gross - fee].join(),
  };
}
