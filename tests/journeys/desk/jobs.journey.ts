import { readFile } from 'node:fs/promises';
import { readCsvTable } from '@candor/core/csv-table.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { words } from '../../../apps/console/locales/en/index.ts';
import { openTestChain, type TestChain } from '../../../apps/server/chain/test-chain.ts';
import { openPglite } from '../../../apps/server/db/pglite.ts';
import { blackPng } from '../../../apps/server/files/test-images.ts';
import { go, openOwnApp, type OwnApp } from '../app.ts';
import type { Phone } from '../browser.ts';
import { newAccount, ownPassword, type Client } from '../client.ts';
import { signIn } from '../sign-in.ts';
import { jobs } from './clicks/jobs.ts';
import { openConsole, toast, type OperatorConsole } from './operator-console.ts';

const w = words.withdrawals;
const contract = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';
const address = 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8';
const fundPasswd = 'rut-tien-2026';
const blockMs = 3_000;
const many = 50;

let app: OwnApp;
let chain: TestChain;
const chainStart = Date.now();
let [finn, faye, rita, rolf, mai]: OperatorConsole[] = [];
let phone: Phone;
let customer: Client;
beforeAll(async () => {
  chain = await openTestChain(() => chainStart, contract);
  app = await openOwnApp(
    { TRON_GRID_URL: chain.url },
    { finn: 'finance', faye: 'finance', rita: 'risk', rolf: 'risk', mai: 'support' },
  );
  [finn, faye] = [await openConsole(app, 'finn'), await openConsole(app, 'faye')];
  [rita, rolf, mai] = [await openConsole(app, 'rita'), await openConsole(app, 'rolf'), await openConsole(app, 'mai')];
  phone = await app.phone('en');
  customer = await signIn(app, phone, 'nguoiviec2081');
}, 240_000);
afterAll(async () => {
  await app?.close();
  await chain?.close();
});

function the(desk: OperatorConsole | undefined): OperatorConsole {
  if (desk === undefined) throw new Error('nobody sits there');
  return desk;
}
/** Back to where every job begins, without a click. */
async function fresh(desk: OperatorConsole): Promise<OperatorConsole> {
  await desk.goTo('overview');
  await desk.page.getByRole('menuitem', { name: words.menu.overview }).waitFor();
  await desk.clicks();
  return desk;
}
async function withFundPassword(client: Client): Promise<Client> {
  const passwords = { password: ownPassword, newPassword: fundPasswd, confirmPassword: fundPasswd };
  await client.call('POST /player/updateFundsPassword', passwords);
  return client;
}
const askFor150 = ({ call }: Client) =>
  call('POST /transaction/withdrawal', { currencyCode: 'USDT', chain: 'TRC20', amount: '150', fundPasswd, address });

test('a deposit is refused by a reason, and the customer reads it', async () => {
  await customer.call('POST /transaction/recharge', {
    currencyCode: 'USDT',
    amount: '321',
    screenshot: await customer.upload(Uint8Array.from(blackPng(64))),
  });
  const desk = await fresh(the(finn));
  await desk.menu(words.menu.deposits);
  await desk.open(/321/);
  await desk.press(words.deposits.refuse);
  const dialog = desk.page.getByRole('dialog').last();
  await dialog.getByLabel(words.app.reason).click();
  await desk.page.getByText(words.refusals.reasons['transfer-not-found'], { exact: true }).last().click();
  await desk.confirm(words.deposits.refuse, words.deposits.refused);
  expect([await desk.clicks()]).toEqual(jobs.refuse.now);
  await go(phone, 'messages/messages');
  await phone.page
    .getByText(/321|deposit/i)
    .first()
    .waitFor();
});

test('a document is certified, and the next one would stand there', async () => {
  await customer.call('POST /playerInfo/junior', { cardType: 'passport', name: 'Lan Viec', cardNo: 'C7654321' });
  const desk = await fresh(the(mai));
  await desk.menu(words.menu.verifications);
  await desk.open(/Lan Viec/);
  await desk.page.getByText('C7654321').waitFor();
  await desk.press(words.verifications.accept.confirm);
  await desk.confirm(words.verifications.accept.confirm, words.verifications.accept.done);
  expect([await desk.clicks()]).toEqual(jobs.certify.now);
  await expect
    .poll(async () => (await customer.call<{ authStatus: string }>('GET /player/getInfo')).authStatus)
    .toBe('certified');
});

test('a card that can no longer be used is taken out by two, and its owner adds another', async () => {
  const card = { username: 'Lan Viec', bankCode: 'VCB', city: 'Hanoi', address: '12 Xuan Thuy' };
  await customer.call('POST /player/bankAccount/saveOrEdit', { ...card, cardNo: '9704361234567890' });
  const desk = await fresh(the(finn));
  await desk.menu(words.menu.customers);
  await desk.page.getByPlaceholder(words.lists.people).fill('nguoiviec2081');
  await desk.open(/nguoiviec2081/);
  await desk.page.getByRole('tab', { name: words.customers.tabs.cards }).click();
  await desk.press(words.customers.removeCard.confirm);
  await desk.page.getByLabel(words.app.reason, { exact: true }).fill('The bank has closed it.');
  await desk.confirm(words.customers.removeCard.confirm, words.customers.removeCard.done);
  await desk.page.getByText(words.proposals.own).waitFor();
  expect(await desk.faults()).toEqual([]);
  const second = await fresh(the(faye));
  await second.approveFirst(words.kinds['card-remove'], /7890/);
  expect([await desk.clicks(), await second.clicks()]).toEqual(jobs.card.now);

  await go(phone, 'messages/messages');
  await phone.page.getByText('Bank card removed').first().waitFor();
  await customer.call('POST /player/bankAccount/saveOrEdit', { ...card, cardNo: '9704360000001111' });
  const { list } = await customer.call<{ list: { cardNo: string }[] }>('POST /player/bankAccount/detail');
  expect(list.map(({ cardNo }) => cardNo.slice(-4))).toEqual(['1111']);
});

test('one withdrawal goes from its request to paid by the hands of two', async () => {
  const one = await withFundPassword(await newAccount(app.base, 'nguoirut2083'));
  await one.call('POST /account/testFunds');
  await askFor150(one);
  const maker = await fresh(the(finn));
  await maker.menu(words.menu.withdrawals);
  await maker.open(/nguoirut2083/);
  await maker.press(w.approve.confirm);
  await maker.confirm(w.approve.confirm, w.approve.done);
  const proposing = await maker.clicks();
  const checker = await fresh(the(faye));
  await checker.approveFirst(words.kinds['withdrawal-approve'], address);
  const approving = await checker.clicks();
  await fresh(maker);
  await maker.menu(words.menu.withdrawals);
  await maker.open(/nguoirut2083/);
  await maker.press(w.sent.confirm);
  const txid = await paid(1);
  await maker.page.getByLabel(w.txid, { exact: true }).fill(txid);
  await maker.confirm(w.sent.confirm, w.sent.done);
  expect([proposing, approving, await maker.clicks()]).toEqual(jobs.pay.now);
  await expect.poll(() => statusOf(one), { timeout: 60_000 }).toBe('success');
});

/** A transaction of the wallet with so many transfers, twenty blocks deep. */
async function paid(times: number): Promise<string> {
  chain.mine(Math.ceil((Date.now() - chainStart) / blockMs) + 1);
  const txid = chain.pay(Array.from({ length: times }, () => ({ contract, to: address, amount: 148_500_000n })));
  chain.mine(25);
  return txid;
}
const statusOf = async ({ call }: Client): Promise<string | undefined> =>
  (await call<{ list: { status: string }[] }>('POST /transaction/page', { type: 2 })).list[0]?.status;

async function chooseFifty({ page, press }: OperatorConsole): Promise<void> {
  await page.getByRole('combobox', { name: 'Page Size' }).click();
  await page.getByText('50 / page', { exact: true }).last().click();
  await page.waitForFunction((count) => document.querySelectorAll('tr.row').length >= count, many);
  await press(words.lists.all(many));
}

test('fifty withdrawals go from their request to arrived by three rounds of hands', async () => {
  const people: Client[] = [];
  for (let place = 0; place < many; place += 1) {
    const one = await withFundPassword(await newAccount(app.base, `nguoinam${3_000 + place}`));
    await one.call('POST /account/testFunds');
    await askFor150(one);
    people.push(one);
  }
  const maker = await fresh(the(finn));
  await maker.menu(words.menu.withdrawals);
  await maker.page.getByTitle(w.filters.requested, { exact: true }).click();
  await chooseFifty(maker);
  await maker.press(w.bulk.approve(many));
  await maker.confirm(w.bulk.approve(many), w.approve.done);
  const proposing = await maker.clicks();

  const checker = await fresh(the(faye));
  await checker.menu(words.menu.withdrawals);
  await checker.page.getByTitle(w.filters.requested, { exact: true }).click();
  await chooseFifty(checker);
  await checker.press(w.bulk.second(many));
  await checker.confirm(w.bulk.second(many), words.proposals.approved);
  const approving = await checker.clicks();

  await fresh(maker);
  await maker.menu(words.menu.withdrawals);
  await maker.page.getByTitle(w.filters.approved, { exact: true }).click();
  const [file] = await Promise.all([maker.page.waitForEvent('download'), maker.press(w.payouts)]);
  const { rows } = readCsvTable((await readFile(await file.path(), 'utf8')).replace(/^\ufeff/, ''));
  const [names, ...payouts] = rows.map(({ cells }) => cells);
  expect(payouts).toHaveLength(many);
  const lines: string[] = [];
  for (const cells of payouts) lines.push([...cells, await paid(1)].join(','));
  const chooser = maker.page.waitForEvent('filechooser');
  await maker.press(w.enterPayments.open);
  const table = `${[...(names ?? []), 'txid'].join(',')}\n${lines.join('\n')}\n`;
  await (await chooser).setFiles({ name: 'paid.csv', mimeType: 'text/csv', buffer: Buffer.from(table) });
  await maker.press(w.enterPayments.enter(many));
  await toast(maker.page, w.enterPayments.done(many)).waitFor({ timeout: 120_000 });
  expect([proposing, approving, await maker.clicks()]).toEqual(jobs.bulk.now);
  for (const one of people) await expect.poll(() => statusOf(one), { timeout: 120_000 }).toBe('success');
}, 600_000);

test('payouts of a customer are held, and the account is frozen, by who has found it', async () => {
  const victim = await withFundPassword(await newAccount(app.base, 'nguoibichiem2082'));
  await victim.call('POST /account/testFunds');
  await askFor150(victim);
  const figures = { hold: jobs.hold.now, freeze: jobs.freeze.now };
  for (const [job, done] of [
    ['hold', words.customers.hold.done],
    ['freeze', words.customers.freeze.done],
  ] as const) {
    const desk = await fresh(the(rita));
    await desk.menu(words.menu.customers);
    await desk.page.getByPlaceholder(words.lists.people).fill('nguoibichiem2082');
    await desk.open(/nguoibichiem2082/);
    await desk.press(words.customers[job].confirm);
    await desk.page.getByLabel(words.app.reason, { exact: true }).fill('Suspected takeover.');
    await desk.confirm(words.customers[job].confirm, done);
    expect([await desk.clicks()]).toEqual(figures[job]);
  }
  // In red where the money is, and nothing of it can be proposed.
  const desk = await fresh(the(finn));
  await desk.menu(words.menu.withdrawals);
  await desk.open(/nguoibichiem2082/);
  await desk.page.getByRole('alert').getByText(words.standings.frozen[0]).waitFor();
  expect(await desk.page.getByRole('button', { name: w.approve.confirm, exact: true }).count()).toBe(0);
  await expect(victim.call('POST /account/testFunds')).rejects.toThrow();
});

/**
 * Orders that lost and won are of ten minutes ago, while a recorded fault lay over every symbol.
 * @returns how many symbols these are
 */
async function outage(): Promise<number> {
  await app.kill();
  const db = await openPglite(app.data);
  const agoMs = 900_000;
  const moved = ['received_at', 'entry_time', 'exit_time', 'settled_at'].map((name) => `${name} = ${name} - ${agoMs}`);
  await db.batch([
    { sql: 'set local session_replication_role = replica' },
    { sql: `update fast_order set ${moved.join(', ')} where result is not null` },
    {
      sql: `insert into feed_fault (id, symbol, kind, from_time, to_time)
        select 'fault-' || c.symbol, c.symbol, 'silence', e.least - 1, e.most + 1
          from (select distinct symbol from candle) c,
            (select min(exit_time) as least, max(exit_time) as most from fast_order where result in ('win', 'lose')) e`,
    },
  ]);
  const faults = await db.query("select 1 from feed_fault where id like 'fault-%'");
  await db.close();
  await app.restart();
  return faults.length;
}

test('an outage of every symbol is voided by one proposal, and who has lost gets the stake back', async () => {
  const [loser, winner] = [await newAccount(app.base, 'nguoithua2084'), await newAccount(app.base, 'nguoithang2085')];
  const order = { contractType: 'fast', symbol: 'BTCUSDT', seconds: 30, amount: '100' };
  for (const one of [loser, winner]) await one.call('POST /account/testFunds');
  for (const one of [loser, winner])
    for (const direction of ['up', 'down']) await one.call('POST /portal/order/contractOrder', { ...order, direction });
  const settled = async () =>
    (
      await loser.call<{ list: object[] }>('POST /portal/order/getContractOrder', {
        contractType: 'fast',
        status: 'settled',
      })
    ).list.length;
  await expect.poll(settled, { timeout: 90_000 }).toBe(2);
  expect(await outage()).toBeGreaterThan(40);

  const maker = await fresh(the(rita));
  await maker.menu(words.menu.voids);
  await maker.press(words.voids.proposeOutage.open);
  await maker.page.getByLabel(words.app.reason, { exact: true }).fill('The line to the venue was down.');
  await maker.confirm(words.voids.proposeOutage.confirm, words.voids.proposeOutage.done);
  const proposing = await maker.clicks();
  const checker = await fresh(the(rolf));
  await checker.approveFirst(words.kinds['outage-void'], 'BTCUSDT');
  expect([proposing, await checker.clicks()]).toEqual(jobs.outage.now);
  const { list } = await loser.call<{ list: { symbol: string; orders: number }[] }>('GET /fair/voids');
  expect(list).toMatchObject([{ symbol: 'BTCUSDT', orders: 2 }]);
  for (const one of [finn, faye, rita, rolf, mai]) expect(await the(one).close(true)).toEqual([]);
  await phone.close();
}, 240_000);
