import { expect, test } from 'vitest';
import { evidenceOf } from './evidence.ts';

test('who reviews a deposit reads who paid and from which bank, and apart from it our account', () => {
  expect(
    evidenceOf({ holder: 'LAN NGUYEN', bankName: 'Techcombank', cardNo: '•••• 1234', paidTo: 'Vietcombank 0071' }),
  ).toEqual([
    ['From', 'LAN NGUYEN'],
    ['From bank', 'Techcombank'],
    ['From card', '•••• 1234'],
    ['Paid to', 'Vietcombank 0071'],
  ]);
  expect(evidenceOf({ holder: null, bankName: null, cardNo: null, paidTo: null })).toEqual([]);
});
