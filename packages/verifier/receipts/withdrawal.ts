import type { Facts } from './grammar.ts';
import { down, e8, money, step, up, type Step, type StepName } from '../text.ts';

/** The steps of a withdrawal that was accepted: its fee, and what arrives. The smallest unit pays none. */
export function withdrawalSteps({ terms, get }: Facts): Step<StepName>[] {
  const [, , , currency = '', amount = '0', feeRate = '0', , vndRate = '-'] = terms;
  const sent = BigInt(amount);
  const fee = sent > 1n ? up(sent * BigInt(feeRate), e8) : 0n;
  // Eight decimals of the rate, six of the USDT.
  const vnd = vndRate === '-' ? '-' : String(down((sent - fee) * BigInt(vndRate), e8 * 1_000_000n));
  return [
    step('withdrawalFee', money(BigInt(get('fee')), currency), money(fee, currency)),
    step(
      'arriving',
      `${money(BigInt(get('expected')), currency)} / ${get('vnd')} VND`,
      `${money(sent - fee, currency)} / ${vnd} VND`,
    ),
  ];
}
