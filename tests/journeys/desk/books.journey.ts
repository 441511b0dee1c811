import { hourMs } from '@candor/core/platform-day.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { words } from '../../../apps/console/locales/en/index.ts';
import { openPglite } from '../../../apps/server/db/pglite.ts';
import { reconcile } from '../../../apps/server/features/operators/books/reconcile/keep-reconciling.ts';
import { blackPng } from '../../../apps/server/files/test-images.ts';
import { openLog } from '../../../apps/server/running/log.ts';
import { openOwnApp, type OwnApp } from '../app.ts';
import { newAccount, type Client } from '../client.ts';
import { camtOf, csvOf, mt940Of } from './bank-files.ts';
import { jobs } from './clicks/jobs.ts';
import { openConsole, type OperatorConsole } from './operator-console.ts';

const w = words.differences;

let app: OwnApp;
let [finn, faye, rita]: OperatorConsole[] = [];
let customer: Client;
let orderNo: string;
beforeAll(async () => {
  app = await openOwnApp({}, { finn: 'finance', faye: 'finance', rita: 'risk' });
  customer = await newAccount(app.base, 'nguoinganhang2051');
  orderNo = await report(customer);
  [finn, faye, rita] = [await openConsole(app, 'finn'), await openConsole(app, 'faye'), await openConsole(app, 'rita')];
});
afterAll(() => app?.close());

/** What a customer says to have paid. */
async function report({ call, upload }: Client): Promise<string> {
  const sent = await call<{ orderNo: string }>('POST /transaction/bankRecharge', {
    bankAccountId: 'test-1',
    amount: '2630000',
    screenshot: await upload(Uint8Array.from(blackPng(64))),
    accountName: 'NGUYEN THI LAN',
    bankName: 'Vietcombank',
    cardNo: '9704361234561234',
    remitterName: 'NGUYEN THI LAN',
  });
  return sent.orderNo;
}
const stateOf = async (): Promise<string | undefined> =>
  (await customer.call<{ list: { status: string }[] }>('POST /transaction/page', { type: 1 })).list[0]?.status;

/** Of whom a test needs one more. */
function the(desk: OperatorConsole | undefined): OperatorConsole {
  if (desk === undefined) throw new Error('nobody sits there');
  return desk;
}

/** What is done to the data while no server runs on them. */
async function beside<T>(work: (db: Awaited<ReturnType<typeof openPglite>>) => Promise<T>): Promise<T> {
  await app.kill();
  const db = await openPglite(app.data);
  try {
    return await work(db);
  } finally {
    await db.close();
    await app.restart();
  }
}

test('three kinds of files are taken in; a line stands beside its deposit, why, and credits nothing', async () => {
  const { page, menu, press, faults } = the(finn);
  const { importing, reasons } = words.bank;
  await menu(words.menu.bank);
  await press(importing.open);
  await page.getByRole('combobox', { name: importing.account }).click();
  await page
    .getByText(/TEST BANK 1/)
    .last()
    .click();
  const files = [
    ['day.sta', mt940Of(orderNo), importing.done(2, 0)],
    ['day.xml', camtOf(orderNo), importing.done(0, 1)],
    ['day.csv', csvOf(), importing.done(1, 0)],
  ] as const;
  for (const [name, text, said] of files) {
    const chooser = page.waitForEvent('filechooser');
    await press(importing.choose);
    await (await chooser).setFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });
    await page.getByText(said, { exact: true }).waitFor();
  }
  await page.keyboard.press('Escape');

  const line = page.getByRole('row', { name: /FT-DEPOSIT/ });
  for (const reason of ['reference-equal', 'amount-equal', 'day-equal'] as const)
    await line.getByText(reasons[reason], { exact: true }).waitFor();
  await page
    .getByRole('row', { name: /FT-INTEREST/ })
    .getByText(words.bank.alone)
    .waitFor();
  expect(await faults()).toEqual([]);
  expect(await stateOf()).toBe('processing');
});

test('who has picked the line only proposes the credit; another one approves it beside the same evidence', async () => {
  const { page, press, menu, goTo, clicks } = the(finn);
  await goTo('overview');
  await clicks();
  await menu(words.menu.bank);
  await page
    .getByRole('row', { name: /FT-DEPOSIT/ })
    .getByRole('link', { name: new RegExp(orderNo) })
    .click();
  await press(words.bank.use);
  await page.getByRole('dialog').last().getByRole('button', { name: words.deposits.propose, exact: true }).click();
  await page.getByText(words.proposals.own).waitFor();
  expect(await stateOf()).toBe('processing');

  await the(faye).approveFirst(words.kinds['deposit-credit'], /FT-DEPOSIT/);
  expect([await clicks(), await the(faye).clicks()]).toEqual(jobs.credit.now);
  expect(await stateOf()).toBe('success');
  await the(finn).goTo('bank?view=booked');
  await page.getByRole('row', { name: /FT-DEPOSIT/ }).waitFor();
});

test('what the ledger lacks is a case that one explains and another confirms', async () => {
  await beside((db) =>
    reconcile({ db, clock: { now: () => Date.now() }, log: openLog('silent'), reserves: async () => null }),
  );
  const { page, goTo, menu, open, press, faults, clicks } = the(finn);
  await goTo('overview');
  await clicks();
  await menu(words.menu.differences);
  await page.getByRole('row', { name: /FT-INTEREST/ }).waitFor();
  // What was credited, and a fee of today, are none.
  expect(await page.locator('tr.row').count()).toBe(1);
  expect(await faults()).toEqual([]);
  await open(/FT-INTEREST/);
  await press(w.explain);
  await page.getByLabel(w.explanation, { exact: true }).fill('Interest of the bank for October.');
  await press(w.proposing.confirm);
  await page.getByText(words.proposals.own).waitFor();

  await the(rita).goTo('overview');
  await the(rita).approveFirst(words.kinds['difference-explain'], 'Interest of the bank for October.');
  expect([await clicks(), await the(rita).clicks()]).toEqual(jobs.difference.now);
  await goTo('differences?view=explained');
  await page.getByRole('row', { name: /FT-INTEREST/ }).waitFor();
});

test('a month that is over is closed by two, and the database takes nothing of it any more', async () => {
  // As if the house had been opened forty days ago.
  await beside(async (db) => {
    await db.batch([
      { sql: 'set local session_replication_role = replica' },
      { sql: 'update journal set time = time - $1', params: [40 * 24 * hourMs] },
    ]);
  });
  const { page, goTo, press } = the(finn);
  await goTo('months');
  await page.getByRole('button', { name: words.months.close, exact: true }).click();
  await page.getByLabel(words.app.reason, { exact: true }).fill('All is explained.');
  await press(words.months.proposing.confirm);
  await page.getByRole('link', { name: words.months.waits }).waitFor();
  await the(faye).goTo('overview');
  await the(faye).approveFirst(words.kinds['month-close'], 'All is explained.');
  await page.getByText(words.months.both('finn', 'faye')).waitFor();

  await beside(async (db) => {
    const [closed] = await db.query<{ until: string }>('select until from month_close');
    const late = db.query(
      "insert into journal (id, kind, reference, time) select max(id) + 1, 'transfer', 'late', $1 from journal",
      [Number(closed?.until) - 1],
    );
    await expect(late).rejects.toThrow('a journal of a closed month');
  });
  for (const one of [finn, faye, rita]) expect(await the(one).close(true)).toEqual([]);
});
