import { afterAll, beforeAll, expect, test } from 'vitest';
import { accounts } from '../../../apps/web/locales/en/accounts.ts';
import { closePositions } from '../../../apps/web/locales/en/close-positions.ts';
import { futures } from '../../../apps/web/locales/en/futures.ts';
import { withdrawals } from '../../../apps/web/locales/en/withdrawals.ts';
import { openApp, type App } from '../app.ts';
import type { Phone } from '../browser.ts';
import type { Client } from '../client.ts';
import { fillAccount, type Things } from '../every-page/full-account.ts';
import { signIn } from '../sign-in.ts';
import { factOf, factsIn, units } from '../sums/shown.ts';

let app: App;
let phone: Phone;
let client: Client;
let things: Things;
beforeAll(async () => {
  app = await openApp();
  phone = await app.phone('en', { reducedMotion: true });
  client = await signIn(app, phone, 'nguoicong2031');
  things = await fillAccount(client);
});
afterAll(() => app.close());

interface Numbered {
  readonly id: string;
}

/** Opens positions of sizes whose cents are cut differently. @returns their ids, each in the market */
async function openAll(lotsOfEach: readonly string[]): Promise<string[]> {
  const open = { contractType: 'futures', symbol: 'ADAUSDT', direction: 'long', entrustType: 'market', lever: 10 };
  const ids: string[] = [];
  for (const lots of lotsOfEach) {
    const { id } = await client.call<Numbered>('POST /portal/order/contractOrder', { ...open, lots });
    ids.push(id);
  }
  await expect.poll(() => having('holding')).toEqual(expect.arrayContaining(ids));
  return ids;
}

async function having(status: string): Promise<string[]> {
  const filter = { contractType: 'futures', symbol: 'ADAUSDT', status };
  const { list } = await client.call<{ list: Numbered[] }>('POST /portal/order/getContractOrder', filter);
  return list.map(({ id }) => id);
}

/** Enough of them that a part rounded by itself is off in one. */
const sizes = ['7', '13', '17', '23', '29', '31', '37', '41', '43', '53'];

const sheet = () => phone.page.locator('dialog[open]');

test('of a position and of each closed one, parts make the result that is shown below them', async () => {
  const { page } = phone;
  const ids = await openAll(sizes);
  await page.goto(`${app.base}/#/pages/contract/contract?symbol=ADAUSDT`);
  await page.getByRole('article', { name: /ADA/ }).first().getByRole('button', { name: futures.close }).first().click();
  const { net } = closePositions;
  await sheet().getByText(net, { exact: true }).waitFor();
  const asked = await factsIn(sheet());
  // Fees stand with their sign.
  const parts = [futures.gross, futures.openFee, futures.closeFee].map((name) => units(asked[name] ?? ''));
  expect(parts.reduce((sum, part) => sum + part)).toBe(units(asked[net] ?? ''));
  await page.keyboard.press('Escape');
  for (const id of ids) await client.call(`POST /portal/order/endContractOrder/${id}`);
  await expect.poll(() => having('closed')).toEqual(expect.arrayContaining(ids));
  await page.goto(`${app.base}/#/pages/contract/contractOrder?tab=closed`);
  const rows = page.getByRole('main').getByRole('button', { name: /ADA/ });
  await expect.poll(() => rows.count()).toBe(ids.length);
  for (let at = 0; at < ids.length; at += 1) {
    await rows.nth(at).click();
    await sheet().getByText(futures.net, { exact: true }).first().waitFor();
    const facts = await factsIn(sheet());
    const [before = 0n, fees = 0n, after] = [futures.gross, futures.fees, futures.net].map((name) =>
      units(facts[name] ?? ''),
    );
    expect(before - fees).toBe(after);
    await page.keyboard.press('Escape');
    await sheet().waitFor({ state: 'detached' });
  }
});

test('of a withdrawal what arrives and the fee make what was asked for', async () => {
  const { page } = phone;
  await page.goto(`${app.base}/#/pages/withdrawal/withdrawal?id=${things.withdrawal}`);
  await page.getByText(withdrawals.amount, { exact: true }).waitFor();
  const facts = await factsIn(page.locator('main'));
  const fee = factOf(facts, withdrawals.fee);
  const arrives = await page.locator('main section .text-price').innerText();
  expect(units(arrives) + units(fee)).toBe(units(facts[withdrawals.amount] ?? ''));
});

/** What each row of assets says in USDT: its worth where it has another unit, else what is free and what is held. */
const rowsOfAssets = (): Promise<string[]> =>
  phone.page
    .getByRole('main')
    .locator('ul.divide-y > li')
    .evaluateAll((rows) =>
      rows.flatMap((row) => {
        const [name, figures] = [row.children[1], row.children[2]];
        const lines = [...(figures?.children ?? [])].map((line) => line.textContent ?? '');
        return name?.firstElementChild?.textContent === 'USDT' ? lines : lines.filter((line) => line.startsWith('≈'));
      }),
    );

test('of the assets all rows of both tabs make the total above them', async () => {
  const { page } = phone;
  await page.goto(`${app.base}/#/pages/property/property`);
  const total = page.getByRole('heading', { name: accounts.total }).locator('xpath=following-sibling::p[1]');
  const seen = async (tab: string) => {
    await page.getByRole('tab', { name: tab, exact: true }).click();
    return { total: await total.innerText(), rows: await rowsOfAssets() };
  };
  await total.waitFor();
  // Prices go on: only what was said of one moment is compared.
  const wrong = async () => {
    const [main, coins] = [await seen(accounts.accountAssets), await seen(accounts.coinAssets)];
    const [rows, whole] = [[...main.rows, ...coins.rows], units(coins.total)];
    if (main.total !== coins.total || main.rows.length < 3 || coins.rows.length < 3) return 'not of one moment';
    return rows.reduce((sum, row) => sum + units(row), 0n) === whole ? '' : `${rows.join(' + ')} is not ${coins.total}`;
  };
  await expect.poll(wrong, { timeout: 15_000 }).toBe('');
});
