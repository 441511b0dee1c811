import { afterAll, beforeAll, expect, test } from 'vitest';
import { words as original } from '../../../apps/web/locales/vi/tape.ts';
import { openApp, type App } from '../app.ts';
import type { Phone } from '../browser.ts';

const { tape } = original;
const [fits = '', breaks = ''] = [tape.whole, tape.broken].map((text) => text.split(/\{\w+\}/).at(-2) ?? '');

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

/** The card of the living price record, of a visitor. */
const card = ({ page }: Phone) => page.locator('section', { has: page.getByRole('heading', { name: tape.title }) });
const newest = (phone: Phone) => card(phone).locator('p').nth(1).innerText();

test('a visitor sees one price after the other join the chain, and checks the last hundred on the phone', async () => {
  const phone = await app.phone('vi');
  await card(phone).scrollIntoViewIfNeeded();
  const button = card(phone).getByRole('button', { name: tape.check });
  await expect.poll(() => button.isEnabled()).toBe(true);
  const seen = await newest(phone);
  await expect.poll(() => newest(phone)).not.toBe(seen);
  await button.click();
  await expect.poll(() => card(phone).getByRole('status').innerText()).toContain(fits);
  expect(await card(phone).getByRole('status').innerText()).not.toContain(breaks);
  await phone.close();
});

test('a price that was changed on the way is found, whether it grows or is checked', async () => {
  const phone = await app.phone('vi');
  const { page } = phone;
  let falsify = false;
  await page.route('**/fair/tape*', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as { data: { marks: { price: string }[] } };
    const mark = body.data.marks[1];
    if (falsify && mark !== undefined) mark.price = '1';
    await route.fulfill({ response: answer, json: body });
  });
  await card(phone).scrollIntoViewIfNeeded();
  const button = card(phone).getByRole('button', { name: tape.check });
  await expect.poll(() => button.isEnabled()).toBe(true);
  falsify = true;
  await button.click();
  await expect.poll(() => card(phone).getByRole('status').innerText()).toContain(breaks);
  await expect.poll(() => card(phone).getByRole('alert').innerText()).toContain(breaks);
  await phone.close();
});
