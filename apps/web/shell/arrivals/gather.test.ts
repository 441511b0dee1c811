import '../../../../tests/screens/browser.ts';
import { expect, test } from 'vitest';
import { learnSecondary, speak } from '../../locales/i18n.ts';
import type { Card } from './card.ts';
import { gather } from './gather.ts';

await speak('en');
await learnSecondary();

const news = (key: string, changes: Partial<Card> = {}): Card => ({
  key,
  kind: 'deposit',
  count: 1,
  title: key,
  result: '',
  detail: '',
  to: { path: key, query: {} },
  ...changes,
});
const result = (key: string, net: string, changes: Partial<Card> = {}): Card =>
  news(key, {
    kind: 'fast-win',
    outcome: { nets: [net], proofs: [{ orderNo: key }], again: { path: 'again', query: {} } },
    ...changes,
  });

test('one result stays as it is, and so do two other things', () => {
  const cards = [result('a', '8'), news('b'), news('c')];
  expect(gather(cards)).toEqual(cards);
  expect(gather([])).toEqual([]);
});

test('several results are one: the newest first, and what they come to adds up as it is shown', () => {
  const [card, ...others] = gather([result('a', '8'), result('b', '-10.004'), news('c'), result('d', '0.009')]);
  expect(others.map(({ key }) => key)).toEqual(['c']);
  expect(card).toMatchObject({
    count: 3,
    title: '3 results',
    result: '−2.00 USDT',
    detail: '0.00 · −10.00 · +8.00',
    to: { path: 'pages/market/marketOrder', query: { tab: 'history' } },
    outcome: { proofs: [{ orderNo: 'a' }, { orderNo: 'b' }, { orderNo: 'd' }], again: null },
  });
});

test('what comes to those that wait together already joins them; beyond five there are dots and no seal', () => {
  const first = gather([result('a', '1'), result('b', '2'), result('c', '3')]);
  const [card] = gather([...first, result('d', '4'), result('e', '5'), result('f', '6')]);
  expect(card).toMatchObject({
    count: 6,
    result: '+21.00 USDT',
    detail: '+6.00 · +5.00 · +4.00 · +3.00 · +2.00 · …',
    outcome: { nets: ['6', '5', '4', '3', '2', '1'], proofs: [] },
  });
});

test('results of other kinds too are found in the statement; one without a receipt leaves all without a seal', () => {
  const [card] = gather([
    result('a', '1'),
    result('b', '2', { kind: 'futures-close', outcome: { nets: ['2'], proofs: [], again: null } }),
  ]);
  expect(card).toMatchObject({ to: { path: 'pages/accountRecord/accountRecord' }, outcome: { proofs: [] } });
});

test('more than two other things are told in one sentence, which counts those told in one before', () => {
  const [many] = gather([news('a'), news('b'), news('c')]);
  expect(many).toMatchObject({ count: 3, title: '3 new results and arrivals' });
  expect(gather([news('d'), news('e'), many ?? news('f')])[0]).toMatchObject({ count: 5 });
});

test('what came for one reason in one currency is told with its sum', () => {
  const came = (key: string, units: bigint, currencyCode = 'USDT') =>
    news(key, { kind: 'bonus-release', title: 'Bonus', came: { units, currencyCode } });
  const one = 10n ** 18n;
  const [bonus, other] = gather([came('a', one), came('b', one / 2n), came('c', one, 'USDC')]);
  expect(bonus).toMatchObject({ title: 'Bonus', count: 2, result: '+1.50 USDT' });
  expect(other).toMatchObject({ key: 'c', count: 1 });
  expect(gather([bonus ?? news('z'), came('d', -2n * one)])).toMatchObject([{ count: 3, result: '−0.50 USDT' }]);
});
