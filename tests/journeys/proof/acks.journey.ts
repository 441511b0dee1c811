import { judge } from '@candor/verifier/judge.ts';
import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPglite } from '../../../apps/server/db/pglite.ts';
import { tamper } from '../../../apps/server/db/test-tamper.ts';
import { fast } from '../../../apps/web/locales/vi/fast.ts';
import { words } from '../../../apps/web/locales/vi/log.ts';
import { axe, axeFaults } from '../access/axe.ts';
import { ask, go, openOwnApp, type OwnApp } from '../app.ts';
import type { Phone } from '../browser.ts';
import { signIn } from '../sign-in.ts';

const { log: said } = words;
let app: OwnApp;
beforeAll(async () => {
  app = await openOwnApp();
});
afterAll(() => app.close());

const patience = 90_000;
const says = ({ page }: Phone, text: string) => page.getByText(text).first().waitFor({ timeout: patience });
const kept = (text: string, count: number): string => text.replace('{count}', String(count));

/** Places a fast order on the ticket. @returns its number */
async function placeOrder(phone: Phone, amount: string): Promise<string> {
  const { page } = phone;
  await go(phone, 'market/market?symbol=BTCUSDT');
  await page.getByRole('radio', { name: /^30/ }).first().click();
  await page.locator('input[inputmode=decimal]').first().fill(amount);
  const [answer] = await Promise.all([
    page.waitForResponse(/contractOrder$/),
    page.getByRole('button', { name: new RegExp(`^${fast.up}`) }).click(),
  ]);
  const { data } = (await answer.json()) as { readonly data: { readonly orderNo: string } };
  return data.orderNo;
}

async function savedBy({ page }: Phone, name: string): Promise<{ readonly place: string; readonly bytes: Buffer }> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name, exact: true }).click(),
  ]);
  const place = await download.path();
  return { place, bytes: await readFile(place) };
}

async function verdictOf(phone: Phone, file: string): Promise<string | null> {
  await phone.page.goto(`${app.base}/verify`);
  await phone.page.locator('input[type=file]').setInputFiles(file);
  const verdict = phone.page.locator('[data-verdict]');
  await verdict.waitFor();
  return verdict.getAttribute('data-verdict');
}

test('acknowledgements are kept and found in the log; of one that the server drops a file shows it', async () => {
  const phone = await app.phone('vi', { noWorker: true });
  const { page } = phone;
  await signIn(app, phone, 'giucamket2026');

  // On the way for a second: it is said with the order.
  await page.route('**/contractOrder', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    await route.continue();
  });
  const first = await placeOrder(phone, '25');
  await page.unroute('**/contractOrder');
  await go(phone, 'property/property');
  await says(phone, kept(said.acks, 1));
  await page.evaluate(axe);
  expect(await axeFaults(phone)).toEqual([]);
  const receipt = () =>
    ask(phone, `GET /fair/receipt/${first}`).then(
      () => true,
      () => false,
    );
  await expect.poll(receipt, { timeout: patience }).toBe(true);
  await go(phone, `market/settlement?orderNo=${first}`);
  await page.getByRole('button', { name: /7\/7/ }).click();
  await says(phone, said.late.split('{time}')[0] ?? '');
  await go(phone, 'property/property');
  const all = await savedBy(phone, said.acksSave);
  expect((await judge([all.bytes])).verdict).toBe('right');

  // The server drops what it promised.
  const second = await placeOrder(phone, '26');
  await page.waitForTimeout(500);
  await app.kill();
  const db = await openPglite(app.data);
  await tamper(db, {
    sql: "delete from acknowledgement where content like '%|' || $1 || '|%'",
    params: [second],
  });
  await db.close();
  await app.restart();
  await go(phone, 'property/property');
  await says(phone, kept(said.acksMissing, 1));
  await page.evaluate(axe);
  expect(await axeFaults(phone)).toEqual([]);
  const evidence = await savedBy(phone, said.save);
  const { verdict, parts } = await judge([evidence.bytes]);
  expect([verdict, parts.map(({ subject }) => subject)]).toEqual(['false', [`ack place-fast-order ${second}`]]);
  expect(parts.flatMap(({ steps }) => steps.filter(({ ok }) => ok === false).map(({ name }) => name))).toEqual([
    'keptPromise',
  ]);
  expect(await verdictOf(phone, evidence.place)).toBe('false');
});
