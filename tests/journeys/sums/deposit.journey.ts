import { afterAll, beforeAll, expect, test } from 'vitest';
import { jpegOf } from '../../../apps/server/files/test-images.ts';
import { deposits } from '../../../apps/web/locales/en/deposits.ts';
import { exchange } from '../../../apps/web/locales/en/exchange.ts';
import { funds } from '../../../apps/web/locales/en/funds.ts';
import { openOwnApp, type OwnApp } from '../app.ts';
import type { Call, Client } from '../client.ts';
import { decide, signInOperator } from '../operators.ts';
import { signIn } from '../sign-in.ts';
import { factOf, factsIn, lastDigit, shownScale, units } from './shown.ts';

type Operators = readonly [maker: Call, checker: Call];

let app: OwnApp;
let operators: Operators;
beforeAll(async () => {
  app = await openOwnApp({}, { lan: 'finance', minh: 'finance' });
  operators = [await signInOperator(app, 'lan'), await signInOperator(app, 'minh')];
});
afterAll(() => app?.close());

const dong = '5261237';
/** Dong by the rate, cut to the digits that are shown. */
function bought(paid: string, rate: string, shown: string): bigint {
  const exact = (units(paid) * 10n ** BigInt(shownScale)) / units(rate.split('=')[1] ?? '');
  return exact - (exact % lastDigit(shown));
}

async function report(client: Client): Promise<string> {
  const { accounts } = await client.call<{ accounts: { id: string }[] }>('GET /transaction/getRechargeBankAccount');
  const screenshot = await client.upload(new Uint8Array(await jpegOf(360, 480)));
  const { orderNo } = await client.call<{ orderNo: string }>('POST /transaction/bankRecharge', {
    bankAccountId: accounts[0]?.id,
    amount: dong,
    screenshot,
    accountName: 'NGUYEN VAN AN',
    bankName: 'Vietcombank',
    cardNo: '9704361234567890',
    remitterName: 'NGUYEN VAN AN',
  });
  return orderNo;
}

const owned = async ({ call }: Client): Promise<bigint> =>
  units((await call<{ available: string }>('POST /account/findAccount/1/USDT')).available);

test('of a deposit in dong, what was paid, the rate and what is credited belong together', async () => {
  const phone = await app.phone('en', { reducedMotion: true });
  const { page } = phone;
  const client = await signIn(app, phone, 'nguoicong2034');
  await page.goto(`${app.base}/#/pages/recharge/rechargeVND`);
  await page.getByLabel(funds.amount, { exact: true }).fill(dong);
  const becomes = page.locator('[aria-live=polite]').filter({ hasText: deposits.becomes });
  const shown = await becomes.locator('.text-large').innerText();
  const rate = await becomes.locator('p').nth(1).innerText();
  expect(units(shown)).toBe(bought(dong, rate, shown));

  const orderNo = await report(client);
  await page.goto(`${app.base}/#/pages/recharge/rechargeOrder?orderNo=${orderNo}`);
  await page.locator('main .text-result').waitFor();
  const facts = await factsIn(page.locator('main'));
  const head = await page.locator('main .text-result').innerText();
  expect(units(head)).toBe(bought(factOf(facts, deposits.reported), factOf(facts, exchange.rate), head));

  const before = await owned(client);
  const proof = { bankReference: 'FT2600002', reason: 'arrived on our account' };
  await decide(...operators, { kind: 'deposit-credit', orderNo, ...proof });
  await page.getByText(deposits.creditedAmount, { exact: true }).waitFor();
  const after = await factsIn(page.locator('main'));
  const credited = factOf(after, deposits.creditedAmount);
  expect(units(credited)).toBe(bought(factOf(after, deposits.reported), factOf(after, exchange.rate), credited));
  expect((await owned(client)) - before).toBe(units(credited));
  await phone.close();
});

test('a deposit that was refused has no sign: it has brought nothing', async () => {
  const phone = await app.phone('en', { reducedMotion: true });
  const { page } = phone;
  const client = await signIn(app, phone, 'nguoicong2036');
  const orderNo = await report(client);
  await page.goto(`${app.base}/#/pages/personal/historyList`);
  const row = page.getByRole('main').getByRole('link', { name: deposits.vnd });
  expect(await row.innerText()).toContain('+5,261,237');
  const [maker] = operators;
  await maker('POST /operator/deposits/refuse', { orderNo, reason: 'nothing has arrived' });
  await row.getByText(deposits.rejected, { exact: true }).waitFor();
  expect(await row.innerText()).toContain('5,261,237');
  expect(await row.innerText()).not.toMatch(/[+−]/);
  await phone.close();
});
