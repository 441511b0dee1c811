import { readFile } from 'node:fs/promises';
import { dayMs } from '@candor/core/platform-day.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { words } from '../../../apps/console/locales/en/index.ts';
import { openPglite } from '../../../apps/server/db/pglite.ts';
import { sweepClosedAccounts } from '../../../apps/server/features/own-data/erase/sweep-closed.ts';
import { openSecrets } from '../../../apps/server/secrets/key.ts';
import { settingsOf } from '../../../apps/server/settings.ts';
import { closing } from '../../../apps/web/locales/en/closing.ts';
import { security } from '../../../apps/web/locales/en/security.ts';
import { wallets } from '../../../apps/web/locales/en/wallets.ts';
import { withdrawals } from '../../../apps/web/locales/en/withdrawals.ts';
import { go, openOwnApp, type OwnApp } from '../app.ts';
import type { Phone } from '../browser.ts';
import { openClient, ownPassword, type Client } from '../client.ts';
import { signIn } from '../sign-in.ts';
import { jobs } from './clicks/jobs.ts';
import { openConsole, type OperatorConsole } from './operator-console.ts';

const account = 'nguoidongtk2071';
const address = 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8';
const fundPasswd = 'rut-tien-2026';

let app: OwnApp;
let phone: Phone;
let customer: Client;
let [finn, rita]: OperatorConsole[] = [];
beforeAll(async () => {
  app = await openOwnApp({}, { finn: 'finance', rita: 'risk' });
  phone = await app.phone('en');
  customer = await signIn(app, phone, account);
  const passwords = { password: ownPassword, newPassword: fundPasswd, confirmPassword: fundPasswd };
  await customer.call('POST /player/updateFundsPassword', passwords);
  await phone.page.reload();
  [finn, rita] = [await openConsole(app, 'finn'), await openConsole(app, 'rita')];
});
afterAll(() => app?.close());

function the(desk: OperatorConsole | undefined): OperatorConsole {
  if (desk === undefined) throw new Error('nobody sits there');
  return desk;
}
const press = (name: string) => phone.page.getByRole('button', { name, exact: true }).last().click();
const field = (name: string) => phone.page.getByLabel(name, { exact: true });

test('a copy of all own data is saved by the password, as lines that can be read', async () => {
  const { page } = phone;
  await go(phone, 'setting/ownData');
  await field(security.password).fill('not-the-password');
  await press(closing.dataSave);
  await page.getByRole('alert').first().waitFor();
  await field(security.password).fill(ownPassword);
  const [file] = await Promise.all([page.waitForEvent('download'), press(closing.dataSave)]);
  expect(file.suggestedFilename()).toMatch(/^candor-data-\d{4}-\d\d-\d\d\.jsonl$/);
  const lines = (await readFile(await file.path(), 'utf8'))
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as { what: string; account?: string });
  expect(lines.find(({ what }) => what === 'account')).toMatchObject({ account });
  expect(lines.at(-1)?.what).toBe('end');
});

test('the customer asks, one operator proposes, another closes; it stands in the history', async () => {
  const { page } = phone;
  await go(phone, 'setting/closeAccount');
  await page.getByText(closing.keptTitle).waitFor();
  await page.getByText('5 years').waitFor();
  await field(wallets.address).fill(address);
  await field(withdrawals.password).fill(fundPasswd);
  await press(closing.ask);
  await page.locator('dialog[open]').getByRole('button', { name: closing.ask, exact: true }).click();
  await page.getByText(new RegExp(`${address}\\.$`)).waitFor();

  const { page: desk, menu, open, press: pressAt, faults, clicks } = the(finn);
  await menu(words.menu.customers);
  await desk.getByText(words.customers.closing, { exact: true }).click();
  await open(new RegExp(account));
  await pressAt(words.customers.close.confirm);
  await desk.getByLabel(words.app.reason, { exact: true }).fill('Asked for by the customer.');
  await pressAt(words.customers.close.confirm);
  await desk.getByText(words.proposals.own).waitFor();
  expect(await faults()).toEqual([]);
  await the(rita).approveFirst(words.kinds['account-close'], address);
  expect([await clicks(), await the(rita).clicks()]).toEqual(jobs.close.now);

  // Signed out, and in again to read: the payout stands in the list.
  await expect(customer.call('GET /player/getInfo')).rejects.toThrow('401');
  const again = await openClient(app.base, 'POST /login', { account, password: ownPassword });
  const { list } = await again.call<{ list: object[] }>('POST /transaction/page', { type: 2 });
  expect(list).toMatchObject([{ amount: '10000', status: 'processing', address }]);
});

test('once it is paid and the days are over, nobody is named any more, and the desk says what is kept', async () => {
  const maker = the(finn).call;
  const { list } = await maker<{ list: { orderNo: string }[] }>('GET /operator/withdrawals?status=approved');
  const { orderNo } = list[0] ?? {};
  const txid = 'c'.repeat(64);
  await maker('POST /operator/withdrawals/sent', { orderNo, txid });
  await the(finn).goTo(`withdrawals/${orderNo}`);
  await maker('POST /operator/withdrawals/confirmed', { orderNo, txid, reason: 'seen on the chain' });
  const { list: people } = await maker<{ list: { userId: string }[] }>(`GET /operator/customers?search=${account}`);

  await app.kill();
  const db = await openPglite(app.data);
  const settings = settingsOf({ DATA_DIR: app.data });
  const sessions = { endAll: async () => undefined, refresh: () => undefined };
  const needs = { db, settings, secrets: await openSecrets(db, settings), sessions };
  await sweepClosedAccounts(needs, Date.now() + 31 * dayMs);
  await db.close();
  await app.restart();

  const { page, goTo, faults } = the(finn);
  await goTo(`customers/${people[0]?.userId}`);
  await page.getByText(words.customers.contactErased).waitFor();
  await page.getByText(words.customers.papersKept).waitFor();
  expect(await page.getByText(account).count()).toBe(0);
  expect(await faults()).toEqual([]);
  for (const one of [finn, rita]) expect(await the(one).close(true)).toEqual([]);
  await phone.close();
});
