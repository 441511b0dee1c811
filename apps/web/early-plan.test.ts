import { expect, test } from 'vitest';
import { languages } from '@candor/api-contract/languages.ts';
import { planOf, type Files, type Known } from './early-plan.ts';

const words = Object.fromEntries(languages.map((each) => [each, [`${each}-1`, `${each}-more`]])) as unknown;
const files: Files = {
  app: { style: '/assets/style.css', scripts: ['/assets/index.js'] },
  pages: {
    'pages/index/index': ['home-1', 'bell-1'],
    'pages/futures/kline': ['kline-1'],
    'pages/property/property': [],
  },
  secondary: ['pages/property/property'],
  words: words as Files['words'],
};
const lan: Known = {
  hash: '',
  tags: ['vi-VN'],
  locale: null,
  session: { token: 'token of Lan' },
  chart: null,
  line: '',
};
const plan = (known: Partial<Known> = {}) => planOf({ ...lan, ...known }, files);
const ofAll = ['GET /portal/market/tickers', 'POST /account/list', 'GET /common/getConfig'];
const names = (known: Partial<Known>) => plan(known).calls.map(([name]) => name);

test('a visitor has nothing asked for, and no page fetched that they would not see', () => {
  for (const session of [null, 'text', 7, {}, { token: null }, { token: { evil: true } }])
    expect(plan({ session })).toEqual({ language: 'vi', token: null, calls: [], scripts: ['vi-1'] });
});

test('nothing is asked of another address than the page’s own: the app has to have opened it', () => {
  expect(plan({ line: 'https://asia.example' })).toMatchObject({ calls: [], scripts: ['home-1', 'bell-1', 'vi-1'] });
});

test('whoever is signed in gets quotations, balances and the mode, with the scripts of the page', () => {
  expect(plan()).toMatchObject({ token: 'token of Lan', scripts: ['home-1', 'bell-1', 'vi-1'] });
  expect(names({})).toEqual(ofAll);
  expect(plan({ hash: '#/pages/nothing/here?a=1' }).scripts).toEqual(['vi-1']);
});

test('the language is the one that was chosen, else that of the browser', () => {
  expect(plan({ locale: 'ru', tags: ['vi'] })).toMatchObject({ language: 'ru', scripts: ['home-1', 'bell-1', 'ru-1'] });
  expect(plan({ tags: ['ja', 'de-AT'] }).language).toBe('de');
  expect(plan({ tags: [] }).language).toBe('en');
});

test('a page of secondary words gets these too', () => {
  expect(plan({ hash: '#/pages/property/property' }).scripts).toEqual(['vi-1', 'vi-more']);
});

test('a chart gets its candles first, in the timeframe that was looked at last', () => {
  const hash = '#/pages/futures/kline?symbol=BTCUSDT';
  const candles = (period: string) => [
    'POST /portal/market/kline',
    { body: { symbol: 'BTCUSDT', period, limit: 200 } },
  ];
  expect(plan({ hash }).calls[0]).toEqual(candles('15m'));
  expect(plan({ hash, chart: { period: '1h' } }).calls[0]).toEqual(candles('1h'));
  expect(plan({ hash, chart: { period: 7 } }).calls[0]).toEqual(candles('15m'));
  expect(plan({ hash: `${hash}&period=1d`, chart: { period: '1h' } }).calls[0]).toEqual(candles('1d'));
  expect(plan({ hash: `${hash}&period=7m`, chart: { period: '1h' } }).calls[0]).toEqual(candles('1h'));
  for (const place of [
    '#/pages/futures/kline',
    '#/pages/futures/kline?symbol=XAU',
    '#/pages/index/index?symbol=BTCUSDT',
  ])
    expect(names({ hash: place })).toEqual(ofAll);
});
