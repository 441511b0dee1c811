import { afterAll, beforeAll, expect, test } from 'vitest';
import { words as secondary } from '../../../apps/web/locales/vi/secondary.ts';
import { words as early } from '../../../apps/web/locales/vi/index.ts';
import { go, openApp, type App } from '../app.ts';
import type { Phone } from '../browser.ts';
import { fillAccount, type Things } from './full-account.ts';
import { signIn } from '../sign-in.ts';

const { deposits, earn, fast, funds, futures, home, notices, shell, spot } = { ...early, ...secondary };

let app: App;
let user: Phone;
let things: Things;
beforeAll(async () => {
  app = await openApp();
  user = await app.phone('vi');
  things = await fillAccount(await signIn(app, user, 'nguoimolienket'));
});
afterAll(() => app.close());

test.each(['id', 'orderNo'])('a settled order is found by ?%s=', async (name) => {
  await go(user, `market/settlement?${name}=${things.fast}`);
  await user.page.getByText(fast.placedAt).waitFor();
  expect(await user.page.getByText(fast.unknownOrder).count()).toBe(0);
});

test.each([
  ['futures/kline?symbol=NOPE', 'NOPE'],
  ['contract/contract?symbol=NOPE', 'NOPE'],
  ['contract/contract?symbol=USDCUSDT', 'USDC/USDT'],
  ['market/market?symbol=NOPE', 'NOPE'],
  ['market/market?symbol=PEPEUSDT', 'PEPE/USDT'],
  ['market/market?tab=futures&symbol=NOPE', 'NOPE'],
  ['currency/currency?symbol=XAUUSDT', 'XAU/USDT'],
  ['market/tradeRecord?symbol=XAUUSDT', 'XAU/USDT'],
  ['transfer/transfer?symbol=XAUUSDT', 'XAU/USDT'],
])('%s says that the symbol is not traded there, and sells no other', async (address, pair) => {
  const { page } = user;
  await go(user, address);
  await page.getByText(fast.notTraded.replace('{pair}', pair)).waitFor();
  const main = page.getByRole('main');
  expect(await main.getByRole('textbox').count()).toBe(0);
  // Own positions stand under the futures ticket whatever its symbol.
  if (!address.includes('contract') && !address.includes('futures'))
    expect(await main.innerText()).not.toContain('BTC');
  await main.getByRole('button', { name: fast.changeSymbol }).click();
  await page.getByRole('dialog').getByRole('button', { name: /ETH/ }).first().click();
  await expect.poll(() => main.innerText()).toContain('ETH');
  await expect.poll(() => page.getByText(fast.notTraded.replace('{pair}', pair)).count()).toBe(0);
});

test.each([
  ['lockMining/productDetail', earn.notFound],
  ['lockMining/orderDetail', earn.notFound],
  ['wealth/wealthDetail', earn.notFound],
  ['wealth/wealthOrder?id=', earn.notFound],
  ['recharge/recharging', deposits.notFound],
  ['recharge/rechargeOrder', deposits.notFound],
  ['withdrawal/withdrawal?id=', deposits.notFound],
  ['market/settlement', fast.unknownOrder],
  ['messages/detail', notices.missing],
])('%s without its id asks the server for nothing', async (address, words) => {
  user.problems.splice(0);
  await go(user, address);
  await user.page.getByText(words).waitFor();
  expect(user.problems).toEqual([]);
});

test('messages open at the tab that the address names', async () => {
  await go(user, 'messages/messages?tab=notice');
  await expect
    .poll(() => user.page.getByRole('tab', { name: notices.notice }).getAttribute('aria-selected'))
    .toBe('true');
});

test('home leads to every ticket once, and moving between own accounts is not called sending', async () => {
  const { page } = user;
  await go(user, 'index/index');
  const tiles = page.getByRole('navigation', { name: home.shortcuts }).getByRole('listitem');
  await tiles.first().waitFor();
  expect(await tiles.allInnerTexts()).toEqual([
    funds.deposit,
    funds.withdraw,
    home.fast,
    futures.title,
    spot.title,
    home.exchange,
    shell.lockMining,
    home.transfer,
  ]);
  const places = await tiles
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')?.replace('#/pages/', '')));
  expect(places.slice(0, 7)).toEqual([
    'recharge/recharge',
    'withdrawal/withdrawSelect',
    'market/market',
    'contract/contract',
    'currency/currency',
    'transfer/transfer',
    'lockMining/lockMining',
  ]);
  expect(await page.getByRole('link', { name: home.help }).count()).toBe(1);
});

test.each([
  [
    'BTCUSDT',
    [
      'market/market?symbol=BTCUSDT',
      'contract/contract?symbol=BTCUSDT',
      'currency/currency?symbol=BTCUSDT&side=buy',
      'currency/currency?symbol=BTCUSDT&side=sell',
    ],
  ],
  [
    'XAUUSDT',
    [
      'market/market?symbol=XAUUSDT',
      'contract/contract?symbol=XAUUSDT&side=long',
      'contract/contract?symbol=XAUUSDT&side=short',
    ],
  ],
  ['USDCUSDT', ['currency/currency?symbol=USDCUSDT&side=buy', 'currency/currency?symbol=USDCUSDT&side=sell']],
])('the chart of %s leads to every ticket that trades it', async (symbol, addresses) => {
  const { page } = user;
  await go(user, `futures/kline?symbol=${symbol}`);
  const tickets = page.getByRole('navigation', { name: fast.trade }).getByRole('link');
  await expect
    .poll(() => tickets.evaluateAll((links) => links.map((link) => link.getAttribute('href'))))
    .toEqual(addresses.map((address) => `#/pages/${address}`));
});
