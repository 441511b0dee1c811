import { afterAll, beforeAll, expect, test } from 'vitest';
import { axe, axeFaults } from '../access/axe.ts';
import { openApp, type App } from '../app.ts';
import type { Phone } from '../browser.ts';

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

/** The page as a screen of a width sees it, and whom it asks. */
async function openDocs(width: number): Promise<{ phone: Phone; asked: Set<string> }> {
  const phone = await app.phone('en', { locale: 'en-GB', width, desktop: width > 1_000 });
  const asked = new Set<string>();
  phone.page.on('request', (request) => asked.add(new URL(request.url()).host));
  await phone.page.goto(`${app.base}/docs`);
  await phone.page.getByText(/^\d+ calls and streams$/).waitFor();
  return { phone, asked };
}

const isTooWide = ({ page }: Phone): Promise<boolean> =>
  page.evaluate(() => (document.scrollingElement?.scrollWidth ?? 0) > innerWidth);

test.each([320, 390, 1_440])('at %d it is whole, asks nobody else, and is fit for everybody', async (width) => {
  const { phone, asked } = await openDocs(width);
  const { page } = phone;
  expect(await isTooWide(phone)).toBe(false);
  await page.evaluate(axe);
  expect(await axeFaults(phone)).toEqual([]);
  const search = page.getByRole('searchbox');
  await search.fill('spotorder timing');
  await expect.poll(() => page.locator('#found').textContent()).toMatch(/^[1-9] calls and streams$/);
  const call = page.locator('#post_portal_order_spotOrder');
  await call.locator('> summary').click();
  await call.getByText('needed', { exact: true }).first().waitFor();
  await call.getByText('Refusals', { exact: true }).click();
  expect(await isTooWide(phone)).toBe(false);
  expect(await axeFaults(phone)).toEqual([]);
  expect([...asked]).toEqual([new URL(app.base).host]);
  expect(phone.problems).toEqual([]);
});

test('a call is tried against this server, one’s own by a token alone', async () => {
  const { phone } = await openDocs(390);
  const { page } = phone;
  const open = async (id: string) => {
    const call = page.locator(`#${id}`);
    await call.locator('> summary').click();
    return call;
  };
  const depth = await open('get_portal_market_depth');
  expect(await depth.getByLabel('symbol').inputValue()).toBe('BTCUSDT');
  await depth.getByRole('button', { name: 'Send to this server' }).click();
  await expect.poll(() => depth.getByRole('status').textContent()).toMatch(/^200\{\s+"code": 200/);
  const balances = await open('post_account_list');
  await balances.getByRole('button', { name: 'Send to this server' }).click();
  await expect.poll(() => balances.getByRole('status').textContent()).toMatch(/^401/);
  const account = 'docsreader26';
  const form = { type: 'account', account, password: 'secret-123', confirmPassword: 'secret-123', agree: true };
  const registered = await fetch(`${app.base}/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(form),
  });
  const { data } = (await registered.json()) as { data: { token: string } };
  await page.getByLabel(/Token of a session/).fill(data.token);
  await balances.getByRole('button', { name: 'Send to this server' }).click();
  await expect.poll(() => balances.getByRole('status').textContent()).toMatch(/^200/);
});

test('the guides are those of the documents, and streams are searched with the calls', async () => {
  const { phone } = await openDocs(1_440);
  const { page } = phone;
  const guides = [
    'A key',
    'First order in five minutes',
    'Connecting ccxt',
    'Prices of futures',
    'Signing',
    'Keeping a book',
    'Limits',
    'Fairness',
  ];
  const contents = await page.getByRole('navigation').getByRole('link').allTextContents();
  expect(contents).toEqual(expect.arrayContaining([...guides, 'Reference']));
  for (const name of guides) expect(await page.getByRole('heading', { name, exact: true }).count()).toBe(1);
  await page.getByRole('searchbox').fill('lastupdateid levels');
  await page.getByText('{symbol}@depth{levels}', { exact: true }).waitFor();
  await page.getByRole('searchbox').fill('no such thing anywhere');
  await expect.poll(() => page.locator('#found').textContent()).toBe('0 calls and streams');
});
