import { paymentsMax } from '@candor/api-contract/calls/operator/payment-verdicts.ts';
import { csvCell } from '@candor/core/csv-cell.ts';
import { expect, test } from 'vitest';
import { words } from '../../locales/words.ts';
import { paymentsOf } from './payments.ts';

const w = words.withdrawals.enterPayments;

test('payments are read from their columns, wherever these stand', () => {
  const payments = [
    { reference: 'w1', txid: 'aa11' },
    { reference: 'w2', txid: 'bb22' },
  ];
  expect(paymentsOf('reference,txid\nw1,aa11\nw2,bb22\n')).toEqual(payments);
  expect(paymentsOf('\ufeffTxid;fee;"Reference"\r\n"aa11";5;w1\r\n\r\nbb22;6;"w2"')).toEqual(payments);
});

test('address, amount and currency are taken along where the file has them', () => {
  expect(paymentsOf('address,amount,reference,currency,txid\nTabc,148.5,w1,USDC,aa11')).toEqual([
    { reference: 'w1', txid: 'aa11', address: 'Tabc', amount: '148.5', currency: 'USDC' },
  ]);
  expect(paymentsOf('address,amount,reference,txid\nTabc,148.5,w1,aa11')).toEqual([
    { reference: 'w1', txid: 'aa11', address: 'Tabc', amount: '148.5' },
  ]);
  expect(paymentsOf('amount,reference,txid\n,w1,aa11')).toEqual([{ reference: 'w1', txid: 'aa11', amount: '' }]);
});

test('what the payout file marks as no formula is read as what it is', () => {
  const file = `reference,note,txid\n${csvCell('-Th9jDwOa0P5JsBo')},"a, b",aa11\n`;
  expect(paymentsOf(file)).toEqual([{ reference: '-Th9jDwOa0P5JsBo', txid: 'aa11' }]);
});

test('a quote that is never closed is refused by its line', () => {
  expect(() => paymentsOf('reference,txid\nw1,aa11\n"w2,bb22\n')).toThrow(w.line(3));
});

test('a file without the columns, and a line without one of both, is refused by its place', () => {
  expect(() => paymentsOf('order,txid\nw1,aa11')).toThrow(w.columns);
  expect(() => paymentsOf('')).toThrow(w.columns);
  expect(() => paymentsOf('reference,txid\nw1,aa11\nw2,')).toThrow(w.line(3));
  expect(() => paymentsOf('reference,txid\n,aa11')).toThrow(w.line(2));
});

test('a file with nothing in it, and one that is too long, is refused', () => {
  expect(() => paymentsOf('reference,txid\n')).toThrow(w.none);
  const lines = (count: number) => Array.from({ length: count }, (_, line) => `w${line},aa${line}`).join('\n');
  expect(paymentsOf(`reference,txid\n${lines(paymentsMax)}`)).toHaveLength(paymentsMax);
  expect(() => paymentsOf(`reference,txid\n${lines(paymentsMax + 1)}`)).toThrow(w.many(paymentsMax));
});
