import { afterAll, beforeAll, expect, test } from 'vitest';
import { exchange } from '../../apps/web/locales/vi/exchange.ts';
import { funds } from '../../apps/web/locales/vi/funds.ts';
import { openApp, type App } from './app.ts';
import type { Phone } from './browser.ts';
import type { Client } from './client.ts';
import { signIn } from './sign-in.ts';

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

interface Row {
  id: string;
  currencyCode: string;
  targetCurrency: string;
  quantity: string;
  obtainable: string;
}
interface Balance {
  accountType: number;
  currencyCode: string;
  available: string;
}

const recordOf = async (user: Client): Promise<Row[]> =>
  (await user.call<{ list: Row[] }>('GET /account/exchangeRecord')).list;
const availableOf = async (user: Client, code: string): Promise<string | undefined> =>
  (await user.call<Balance[]>('POST /account/list')).find((row) => row.accountType === 1 && row.currencyCode === code)
    ?.available;
const press = (phone: Phone, name: string) => phone.page.getByRole('button', { name, exact: true });
const sheet = (phone: Phone) => phone.page.locator('dialog[open]');
/** As Vietnamese writes it: 0,00123. */
const written = (decimal: string): string => decimal.replace('.', ',');

test('USDT becomes BTC: an expired offer is renewed, never carried out late; the record tells the rest', async () => {
  const phone = await app.phone('vi');
  const { page } = phone;
  await page.goto(`${app.base}/#/pages/transfer/transfer`);
  await page.getByRole('link').first().waitFor();
  expect(await page.getByText(exchange.ask).count()).toBe(0);

  const user = await signIn(app, phone, 'nguoidoi2026');
  await page.goto(`${app.base}/#/pages/transfer/transfer`);
  const field = page.getByLabel(exchange.give, { exact: true });
  // The minimum is said before anything is typed, and what is wrong beside the field.
  await page.getByText(/^Từ 1 đến 100\.000 USDT$/).waitFor();
  await field.fill('0,5');
  await press(phone, exchange.ask).click();
  await page.getByRole('alert').getByText('Tối thiểu 1 USDT').waitFor();
  await field.fill('500');
  const asked: string[] = [];
  page.on('response', (response) => {
    if (!response.url().endsWith('/account/exchange')) return;
    response
      .json()
      .then(({ data }: { data: { quoteId: string } }) => asked.push(data.quoteId))
      .catch(() => undefined);
  });
  await press(phone, exchange.ask).click();
  await sheet(phone).getByRole('timer').waitFor();
  // Without a press it runs out, a new one takes its place, and nothing has been exchanged.
  await sheet(phone).getByText(exchange.expired).waitFor();
  await expect.poll(() => asked.length).toBeGreaterThan(1);
  expect(await recordOf(user)).toEqual([]);
  expect(await availableOf(user, 'USDT')).toBe('10000');

  // A press meets the offer on screen; if the rate has moved meanwhile there is a new one to look at.
  await expect
    .poll(
      async () => {
        await press(phone, exchange.confirm)
          .click({ timeout: 2_000 })
          .catch(() => undefined);
        await page.waitForTimeout(700);
        return sheet(phone).getByText(exchange.close, { exact: true }).count();
      },
      { timeout: 30_000 },
    )
    .toBe(1);
  const [row] = await recordOf(user);
  if (row === undefined) throw new Error('nothing is on record');
  expect(row).toMatchObject({ currencyCode: 'USDT', targetCurrency: 'BTC', quantity: '500' });
  await expect.poll(() => asked).toContain(row.id);
  await sheet(phone)
    .getByText(`+${written(row.obtainable)} BTC`)
    .waitFor();
  expect([await availableOf(user, 'USDT'), await availableOf(user, 'BTC')]).toEqual(['9500', row.obtainable]);
  await press(phone, exchange.close).click();
  await page.getByText(funds.available.replace('{amount}', '9.500,00 USDT')).waitFor();

  await page.goto(`${app.base}/#/pages/personal/transferHistory`);
  await page.getByRole('button', { name: /USDT → BTC/ }).click();
  await sheet(phone).getByText(exchange.sums).waitFor();
  await page.keyboard.press('Escape');
  await user.call('POST /account/executeUserCutTurn', { fromType: 1, toType: 2, currencyCode: 'BTC', amount: '0.001' });
  await page.getByRole('tab', { name: exchange.transfers }).click();
  await page.getByRole('button', { name: /0,001/ }).waitFor();
  // An offer that the rate has left is refused, which browsers note.
  expect(phone.problems.filter((problem) => !problem.includes('/account/executeUserExchange'))).toEqual([]);
  await phone.close();
});

test('an answer that is lost is asked for again, and the exchange is one', async () => {
  const phone = await app.phone('vi');
  const { page } = phone;
  const user = await signIn(app, phone, 'nguoimatmang2026');
  let lost = false;
  await page.route('**/account/executeUserExchange', async (route) => {
    const reply = await route.fetch();
    if (lost || reply.status() !== 200) return route.fulfill({ response: reply });
    lost = true;
    return route.abort();
  });
  await page.goto(`${app.base}/#/pages/transfer/transfer`);
  await page.getByLabel(exchange.give, { exact: true }).fill('250');
  await press(phone, exchange.ask).click();
  await expect
    .poll(
      async () => {
        await press(phone, exchange.confirm)
          .click({ timeout: 2_000 })
          .catch(() => undefined);
        await page.waitForTimeout(700);
        return sheet(phone).getByText(exchange.unsure).count();
      },
      { timeout: 30_000 },
    )
    .toBe(1);
  await press(phone, exchange.check).click();
  await sheet(phone).getByText(exchange.close, { exact: true }).waitFor();
  expect((await recordOf(user)).map(({ quantity }) => quantity)).toEqual(['250']);
  expect(await availableOf(user, 'USDT')).toBe('9750');
  await phone.close();
});
