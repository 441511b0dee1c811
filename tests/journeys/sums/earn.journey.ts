import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '../../../apps/server/test-server.ts';
import { earn } from '../../../apps/web/locales/en/earn.ts';
import { launchBrowser, openPhone, type Browser, type Phone } from '../browser.ts';
import { factOf, factsIn, units } from './shown.ts';

const day = 86_400_000;
let bench: TestServer;
let browser: Browser;
beforeAll(async () => {
  bench = await openTestServer();
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser.close();
  await bench.close();
});

/** Somebody with test funds, signed in on a phone. */
async function enter(account: string): Promise<{ phone: Phone; token: string }> {
  const passwords = { password: 'mat-khau-2026', confirmPassword: 'mat-khau-2026' };
  const { data } = await bench.call('POST /register', {
    body: { type: 'account', account, ...passwords, agree: true },
  });
  await bench.call('POST /account/testFunds', { token: data.token });
  const phone = await openPhone(browser, { reducedMotion: true });
  await phone.context.addInitScript((session) => {
    localStorage.setItem('locale', 'en');
    localStorage.setItem('session', session);
  }, JSON.stringify(data));
  return { phone, token: data.token };
}

async function passDays(days: number): Promise<void> {
  bench.time.leap(days * day);
  bench.time.advance(1_000);
  await bench.server.engine.submit({ kind: 'clock' });
}

const sheet = ({ page }: Phone) => page.locator('dialog[open]');
const free = async (token: string): Promise<bigint> =>
  units(
    (await bench.call('POST /account/findAccount/{a}/{b}', { token, params: { a: '1', b: 'USDT' } })).data.available,
  );

/** Buys on the page of a product; what is asked before says the whole principal. */
async function buy(phone: Phone, product: string, principal: string): Promise<void> {
  const { page } = phone;
  await page.goto(`${bench.server.url}/#/pages/${product}`);
  await page.getByLabel(earn.amount, { exact: true }).first().fill(principal);
  await page.getByRole('button', { name: earn.buy, exact: true }).click();
  await sheet(phone).getByText(earn.buyTitle).waitFor();
  expect(units((await factsIn(sheet(phone)))[earn.principal] ?? '')).toBe(units(principal));
  await sheet(phone)
    .getByRole('button', { name: earn.confirmBuy.split('{')[0] ?? '' })
    .click();
  await page.waitForURL(/orderDetail|wealthOrder/);
}

test.each([
  ['lock mining, paid by the day', 'lockMining/productDetail?id=lock-30', '1000.123457'],
  ['wealth, paid at the end', 'wealth/wealthDetail?id=wealth-60', '1234.567891'],
])('%s: principal, penalty and income that is due make what arrives', async (name, product, principal) => {
  const { phone, token } = await enter(name.replaceAll(/\W/g, '').slice(0, 20));
  const { page } = phone;
  await buy(phone, product, principal);
  await passDays(7);
  await page.reload();
  await page.getByRole('button', { name: earn.redeem, exact: true }).click();
  await sheet(phone).getByText(earn.redeemArrives).waitFor();
  const facts = await factsIn(sheet(phone));
  const due = facts[earn.redeemDue];
  const parts = [facts[earn.redeemPrincipal], facts[earn.redeemPenalty], ...(due === undefined ? [] : [due])];
  const arrives = units(await sheet(phone).locator('.text-title').innerText());
  expect(parts.reduce((sum, part) => sum + units(part ?? ''), 0n)).toBe(arrives);
  const before = await free(token);
  await sheet(phone).getByRole('button', { name: earn.redeemConfirm, exact: true }).click();
  await sheet(phone).waitFor({ state: 'detached' });
  await page
    .locator('main dt')
    .filter({ hasText: earn.penaltyPaid.split('{')[0] ?? '' })
    .waitFor();
  expect((await free(token)) - before).toBe(arrives);
  const over = await factsIn(page.locator('main'));
  expect(units(factOf(over, earn.principal)) + units(factOf(over, earn.penaltyPaid))).toBe(
    units(factOf(over, earn.actualReturn)),
  );
  expect(phone.problems).toEqual([]);
  await phone.close();
});
