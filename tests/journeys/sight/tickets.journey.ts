import { afterAll, beforeAll, expect, test } from 'vitest';
import { futures as deFutures } from '../../../apps/web/locales/de/futures.ts';
import { spot as deSpot } from '../../../apps/web/locales/de/spot.ts';
import { futures } from '../../../apps/web/locales/vi/futures.ts';
import { spot } from '../../../apps/web/locales/vi/spot.ts';
import { openApp, type App } from '../app.ts';
import { newAccount } from '../client.ts';

let app: App;
let session: string;
beforeAll(async () => {
  app = await openApp();
  const client = await newAccount(app.base, 'nguoiphieu2026');
  await client.call('POST /account/testFunds');
  await client.call('POST /account/executeUserCutTurn', {
    fromType: 1,
    toType: 3,
    currencyCode: 'USDT',
    amount: '500',
  });
  ({ session } = client);
});
afterAll(() => app.close());

async function openTicket(language: string, size: { width: number; height: number }, address: string) {
  const phone = await app.phone(language, { ...size, reducedMotion: true });
  await phone.page.evaluate((text) => {
    localStorage.setItem('session', text);
  }, session);
  await phone.page.goto(`${app.base}/#/pages/${address}`);
  await phone.page.reload();
  return phone;
}

test.each([
  ['vi', futures, 'contract/contract'],
  ['vi', futures, 'market/market?tab=futures'],
  ['de', deFutures, 'contract/contract'],
])('all that a futures order costs stands above what opens it: %s %#', async (language, words, address) => {
  const phone = await openTicket(language, { width: 390, height: 844 }, address);
  const { page } = phone;
  const cost = page.locator('dl', { hasText: words.maxLots });
  await cost.waitFor();
  const foot = page.locator('.sticky', { has: page.getByRole('button', { name: new RegExp(`^${words.openLong}`) }) });
  const bottom = async () => cost.evaluate((element) => element.getBoundingClientRect().bottom);
  const top = async () => foot.evaluate((element) => element.getBoundingClientRect().top);
  // The line of how many lose comes last.
  await expect.poll(async () => (await top()) - (await bottom())).toBeGreaterThanOrEqual(0);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await phone.close();
});

test.each([
  ['vi', spot],
  ['de', deSpot],
])('what sends a spot order is in sight on the smallest phone, in %s', async (language, words) => {
  const phone = await openTicket(language, { width: 320, height: 640 }, 'currency/currency?symbol=BTCUSDT');
  const send = phone.page.getByRole('button', { name: words.buyBase.replace('{base}', 'BTC'), exact: true });
  await send.waitFor();
  const { bottom, hit } = await send.evaluate((element) => {
    const { left, width, bottom: end } = element.getBoundingClientRect();
    return { bottom: end, hit: element.contains(document.elementFromPoint(left + width / 2, end - 2)) };
  });
  expect(bottom).toBeLessThanOrEqual(640);
  expect(hit).toBe(true);
  await phone.close();
});
