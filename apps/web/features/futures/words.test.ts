import '../../../../tests/screens/browser.ts';
import { beforeAll, expect, test, vi } from 'vitest';
import { learnSecondary, speak } from '../../locales/i18n.ts';
import type { Refusal } from './ticket/draft.ts';
import { awayText, netOf, refusalText, shareText, typed, usdtWords } from './words.ts';

vi.mock('../../shell/client/query.ts', () => ({ useCall: vi.fn() }));
beforeAll(async () => {
  await learnSecondary();
  await speak('en');
});

test.each([
  ['12', '2.5', '9.5'],
  ['1', '2.5', '-1.5'],
  ['-12.000001', '0.000001', '-12.000002'],
  ['0', '0', '0'],
])('a profit of %s less fees of %s is %s', (profit, fee, net) => {
  expect(netOf({ profit, fee })).toBe(net);
});

test('a position that is open has brought nothing yet', () => {
  expect(netOf({ profit: null, fee: '2' })).toBeNull();
});

test('a share has no sign, and two decimals while it is small', () => {
  expect([0.0447, -0.0447, 0.25, -1, 0].map(shareText)).toEqual(['4.47%', '4.47%', '25.0%', '100.0%', '0.00%']);
});

test('how far a price lies is said with its side', () => {
  expect(awayText(-0.02)).not.toBe(awayText(0.02));
  expect([awayText(-0.02), awayText(0.02)].every((text) => text.includes('2.00%'))).toBe(true);
});

const facts = {
  symbol: 'BTCUSDT',
  reference: '60000',
  liquidation: '57321.5',
  min: 1n,
  max: 10_000n,
  tick: '0.01',
  leverageMax: 50,
};

test.each<[Refusal, string[]]>([
  ['stop-profit-below-reference', ['60,000.00']],
  ['reference-below-stop-loss', ['60,000.00']],
  ['reference-below-stop-profit', ['60,000.00']],
  ['stop-loss-below-reference', ['60,000.00']],
  ['stop-loss-below-liquidation', ['57,321.50']],
  ['liquidation-below-stop-loss', ['57,321.50']],
  ['order-price-required', []],
  ['price-tick', ['0.01']],
  ['number-invalid', []],
  ['lots-range', ['1', '10,000']],
  ['lever-too-high', ['50']],
  ['insufficient-balance', []],
])('“%s” is said with the numbers that it is about', (refusal, numbers) => {
  const text = refusalText(refusal, facts);
  expect(text.match(/\d[\d,.]*\d|\d/g) ?? []).toEqual(numbers);
  expect(text).not.toMatch(/[{}]|futures\./);
});

test('amounts of the ledger are cut to cents, and prices are typed without groups', async () => {
  expect([usdtWords(1_999_999n), typed(6_000_050_000_000n)]).toEqual(['1.99', '60000.5']);
  await speak('vi');
  expect([usdtWords(1_234_560_000n), typed(6_000_050_000_000n)]).toEqual(['1.234,56', '60000,5']);
});
