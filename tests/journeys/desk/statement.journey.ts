import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { words } from '../../../apps/console/locales/en/index.ts';
import { axe, axeFaults } from '../access/axe.ts';
import { openOwnApp, type OwnApp } from '../app.ts';
import { openPhone } from '../browser.ts';
import { newAccount } from '../client.ts';
import { signInAtConsole } from '../operators.ts';

const w = words.reports;

let app: OwnApp;
beforeAll(async () => {
  app = await openOwnApp({}, { finn: 'finance' });
});
afterAll(() => app?.close());

test('the overview says how business is, and a customer’s statement is kept as table and document', async () => {
  const customer = await newAccount(app.base, 'nguoisaoke2051');
  await customer.call('POST /account/testFunds');
  const { userId } = await customer.call<{ userId: string }>('GET /player/getInfo');
  const desk = await openPhone(app.browser, { width: 1280, height: 800, desktop: true });
  await desk.context.addInitScript(axe);
  await signInAtConsole(app, desk.page, 'finn');
  const { page } = desk;
  await page.getByText(words.overview.business.today, { exact: true }).waitFor();
  await page.getByText(words.overview.parts.title, { exact: true }).waitFor();
  await page.getByText(words.overview.business.byProduct).waitFor();
  expect(await axeFaults(desk)).toEqual([]);

  await page.goto(`${app.base}/console/#/customers/${userId}`);
  await page.getByRole('link', { name: w.open }).click();
  const today = new Date(Date.now() + 3_600_000).toISOString().slice(0, 10);
  await page.getByLabel(w.from).fill(today);
  await page.getByLabel(w.to).fill(today);
  await page.getByRole('button', { name: w.show }).click();
  await page
    .getByText(words.movements['test-funds'] ?? '', { exact: false })
    .first()
    .waitFor();
  expect(await axeFaults(desk)).toEqual([]);
  for (const [format, begins] of [
    ['csv', '\ufefffrom,'],
    ['pdf', '%PDF-'],
  ] as const) {
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: w[format], exact: true }).click(),
    ]);
    expect(file.suggestedFilename()).toBe(`candor-${userId}-${today}-${today}.${format}`);
    expect((await readFile(await file.path())).toString().startsWith(begins)).toBe(true);
  }
  expect(desk.problems).toEqual([]);
  await desk.close();
});
