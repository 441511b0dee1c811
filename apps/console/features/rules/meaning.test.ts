import { expect, test } from 'vitest';
import { meaningOf } from './meaning.ts';

test.each([
  ['fast.terms.0.payoutRate', '0.8', '80%'],
  ['futures.contracts.3.feeRate', '0.0006', '0.06%'],
  ['spot.makerFee', '0.001', '0.1%'],
  ['fast.symbolShare', '1', '100%'],
  ['agents.share', '0.2', '20%'],
  ['withdrawals.arrivalMaxMs', '86400000', '1 day'],
  ['exchange.quoteMs', '10000', '10 secs'],
  ['fast.minStake', '5', null],
  ['spot.makerFee', 'x', null],
  ['spot.makerFee', '', null],
])('%s of %s reads %s', (path, text, meaning) => {
  expect(meaningOf(path, text)).toBe(meaning);
});
