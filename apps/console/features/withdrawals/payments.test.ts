import { expect, test } from 'vitest';
import { words } from '../../locales/en.ts';
import { paymentsOf } from './payments.ts';

const w = words.withdrawals.enterPayments;

test('payments are read from their columns, wherever these stand', () => {
  const payments = [
    { orderNo: 'w1', txid: 'aa11' },
    { orderNo: 'w2', txid: 'bb22' },
  ];
  expect(paymentsOf('reference,txid\nw1,aa11\nw2,bb22\n')).toEqual(payments);
  expect(paymentsOf('\ufeffTxid;amount;"Reference"\r\n"aa11";5;w1\r\n\r\nbb22;6;"w2"')).toEqual(payments);
  expect(paymentsOf('reference,txid\n')).toEqual([]);
});

test('a file without the columns, and a line without one of both, is refused by its place', () => {
  expect(() => paymentsOf('order,txid\nw1,aa11')).toThrow(w.columns);
  expect(() => paymentsOf('')).toThrow(w.columns);
  expect(() => paymentsOf('reference,txid\nw1,aa11\nw2,')).toThrow(w.line(3));
  expect(() => paymentsOf('reference,txid\n,aa11')).toThrow(w.line(2));
});
