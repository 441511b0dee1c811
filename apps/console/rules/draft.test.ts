import { expect, test } from 'vitest';
import { addRow, draftOf, removeRow, sentOf, textOf, type } from './draft.ts';

const settings = {
  fast: { excludedSymbols: ['BTCUSDT', 'ETHUSDT'], terms: [{ seconds: 30, payoutRate: '0.8' }], minStake: '1' },
  futures: { leverages: [1, 2] },
  spot: { makerFee: '0.001' },
  deposits: { bonusCap: null },
  caps: { countries: [] },
  addresses: { signUps: null },
  programs: { perTenSeconds: 100, tiers: [] },
} as never;
const draft = draftOf(settings);

test('each value stands in its field as text, a missing one as nothing', () => {
  const paths = ['fast.minStake', 'fast.excludedSymbols', 'futures.leverages', 'fast.terms.0.seconds'];
  expect(paths.map((path) => textOf(draft, path))).toEqual(['1', 'BTCUSDT ETHUSDT', '1 2', '30']);
  expect(['deposits.bonusCap', 'fast.terms.7.seconds'].map((path) => textOf(draft, path))).toEqual(['', '']);
});

test('what is typed stays as it is typed, and is sent as what stands in its place', () => {
  const typed = [
    ['fast.minStake', ' 2.5 '],
    ['fast.excludedSymbols', 'XRPUSDT, '],
    ['futures.leverages', '1 5 x'],
    ['fast.terms.0.seconds', '45'],
    ['deposits.bonusCap', '100'],
    ['addresses.signUps', '40'],
  ] as const;
  const changed = typed.reduce((all, [path, text]) => type(all, path, text), draft);
  expect(textOf(changed, 'fast.excludedSymbols')).toBe('XRPUSDT, ');
  expect(sentOf(changed)).toEqual({
    fast: { excludedSymbols: ['XRPUSDT'], terms: [{ seconds: 45, payoutRate: '0.8' }], minStake: '2.5' },
    futures: { leverages: [1, 5, 'x'] },
    spot: { makerFee: '0.001' },
    deposits: { bonusCap: '100' },
    caps: { countries: [] },
    addresses: { signUps: 40 },
    programs: { perTenSeconds: 100, tiers: [] },
  });
  expect(sentOf(type(changed, 'addresses.signUps', '')).addresses.signUps).toBe(null);
  expect(sentOf(type(changed, 'deposits.bonusCap', ' ')).deposits.bonusCap).toBe(null);
  expect(sentOf(draft)).toEqual(settings);
});

test('the first row of a list begins with something that can be typed over', () => {
  const one = type(addRow(draft, 'caps.countries'), 'caps.countries.0.country', 'PL');
  expect(sentOf(one).caps.countries).toEqual([{ country: 'PL', fastStakeMax: '1000', futuresNotionalMax: '10000' }]);
});

test('a row more is like the last with what is typed there, and a row less takes its own away', () => {
  const two = addRow(type(draft, 'fast.terms.0.payoutRate', '0.7'), 'fast.terms');
  expect(sentOf(two).fast.terms).toEqual([
    { seconds: 30, payoutRate: '0.7' },
    { seconds: 30, payoutRate: '0.7' },
  ]);
  const other = type(two, 'fast.terms.1.seconds', '60');
  expect(sentOf(removeRow(other, 'fast.terms', 0)).fast.terms).toEqual([{ seconds: 60, payoutRate: '0.7' }]);
});

test('rates of orders have tiers of whole numbers, and may have none', () => {
  const one = type(addRow(draft, 'programs.tiers'), 'programs.tiers.0.perTenSeconds', '300');
  expect(sentOf(one).programs.tiers).toEqual([{ volumeFrom: '100000', perTenSeconds: 300, perDay: 400_000 }]);
  expect(sentOf(removeRow(one, 'programs.tiers', 0))).toEqual(settings);
});

test('tiers of fees come one after the other, and with the last of them nothing of them is sent', () => {
  const first = addRow(draft, 'spot.feeTiers');
  expect(sentOf(first).spot.feeTiers).toEqual([{ volumeFrom: '100000', makerFee: '0.0008', takerFee: '0.0012' }]);
  const two = type(addRow(first, 'spot.feeTiers'), 'spot.feeTiers.1.volumeFrom', '500000');
  expect(sentOf(two).spot.feeTiers?.map(({ volumeFrom }) => volumeFrom)).toEqual(['100000', '500000']);
  expect(textOf(draftOf(sentOf(two)), 'spot.feeTiers.1.volumeFrom')).toBe('500000');
  const none = removeRow(removeRow(two, 'spot.feeTiers', 1), 'spot.feeTiers', 0);
  expect(sentOf(none)).toEqual(settings);
});
