import { sentBy, typedInto } from '../../../../tests/screens/sent-by.ts';
import { expect, test } from 'vitest';
import type { BankLine } from '../../decisions/beside/bank-lines.tsx';
import { creditDeposit } from './credit-deposit.ts';
import type { Deposit, Transfer } from './deposit-panel.tsx';

const claimed = 'a'.repeat(64);
const seen = 'b'.repeat(64);
const byChain = {
  orderNo: 'D1',
  chain: 'TRC20',
  amount: '100',
  currencyCode: 'USDT',
  txid: claimed,
  bankReference: null,
} as Deposit;
const byBank = { ...byChain, chain: null, currencyCode: 'VND', txid: null, amount: '2630000' } as Deposit;
const transfer = { txid: seen, logIndex: 3, amount: '99.5' } as Transfer;

const credited = (typed: Readonly<Record<string, string>>, deposit = byChain, picked?: Transfer | BankLine) => {
  const { fields, send } = creditDeposit(deposit, picked);
  return sentBy(() => send(typedInto(fields, { reason: 'it is there', ...typed })));
};
const proposed = (body: object) => [
  'POST /operator/proposals/make',
  { proposal: { kind: 'deposit-credit', orderNo: 'D1', reason: 'it is there', ...body } },
];

test('a transfer is credited by its transaction and its place in it', async () => {
  expect(await credited({})).toEqual(proposed({ txid: claimed, logIndex: '0' }));
  expect(await credited({ txid: seen, logIndex: '2' })).toEqual(proposed({ txid: seen, logIndex: '2' }));
});

test('an amount is said only where another one has arrived than was asked for', async () => {
  expect(await credited({ amount: '100' })).toEqual(proposed({ txid: claimed, logIndex: '0' }));
  expect(await credited({ amount: '99' })).toEqual(proposed({ txid: claimed, logIndex: '0', amount: '99' }));
});

test('the transfer that the reviewer has picked counts, not what the customer has claimed', async () => {
  expect(await credited({}, byChain, transfer)).toEqual(proposed({ txid: seen, logIndex: '3', amount: '99.5' }));
});

test('the line of a statement that was picked gives its reference and its amount', async () => {
  const line = { proof: 'FT26324001', amount: '2629000' } as BankLine;
  expect(await credited({}, byBank, line)).toEqual(proposed({ bankReference: 'FT26324001', amount: '2629000' }));
});

test('a bank transfer is credited by its reference, never by a transaction', async () => {
  expect(creditDeposit(byBank).fields?.map(({ name, unit }) => [name, unit])).toEqual([
    ['bankReference', undefined],
    ['amount', 'VND'],
    ['reason', undefined],
  ]);
  expect(await credited({ bankReference: 'FT26061' }, byBank)).toEqual(proposed({ bankReference: 'FT26061' }));
});
