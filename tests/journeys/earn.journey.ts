import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '../../apps/server/test-server.ts';
import { arrivals } from '../../apps/web/locales/vi/arrivals.ts';
import { moment } from '../../apps/web/locales/vi/moment.ts';
import { words as statementWords } from '../../apps/web/locales/vi/statement.ts';
import { earn } from '../../apps/web/locales/vi/earn.ts';
import { fair } from '../../apps/web/locales/vi/fair.ts';
import { launchBrowser, openPhone, type Browser, type Phone } from './browser.ts';

const day = 86_400_000;
let bench: TestServer;
let browser: Browser;
beforeAll(async () => {
  bench = await openTestServer();
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser.close();
  await bench.close();
});

/** The clock of a phone goes with the one of the server: what is new and what was this month is told by both. */
const setClock = ({ page }: Phone) => page.clock.setFixedTime(bench.time.clock.now());

/** Days go by on both clocks; what came due is paid before the server answers. */
async function sleep(phone: Phone, days: number): Promise<void> {
  bench.time.leap(days * day);
  bench.time.advance(1_000);
  const { engine } = bench.server;
  await expect
    .poll(async () => {
      await engine.submit({ kind: 'clock' });
      return engine.state.earn.due(bench.time.clock.now(), 1).length;
    })
    .toBe(0);
  await setClock(phone);
}

/** Somebody with test funds, signed in on a phone. */
async function enter(account: string): Promise<{ phone: Phone; token: string }> {
  const { data } = await bench.call('POST /register', {
    body: { type: 'account', account, password: 'mat-khau-2026', confirmPassword: 'mat-khau-2026', agree: true },
  });
  await bench.call('POST /account/testFunds', { token: data.token });
  const phone = await openPhone(browser, { reducedMotion: true });
  await setClock(phone);
  await phone.context.addInitScript((session) => {
    localStorage.setItem('locale', 'vi');
    localStorage.setItem('session', session);
  }, JSON.stringify(data));
  return { phone, token: data.token };
}

const show = (phone: Phone, page: string) => phone.page.goto(`${bench.server.url}/#/pages/${page}`);
const sheet = (phone: Phone) => phone.page.locator('dialog[open]');
const fact = (phone: Phone, name: string) => sheet(phone).locator('dl div', { hasText: name }).locator('dd');
const available = async (token: string) =>
  (await bench.call('POST /account/findAccount/{a}/{b}', { token, params: { a: '1', b: 'USDT' } })).data;

/** Types an amount on the page of a product, looks at what follows from it, and buys. */
async function buy(
  phone: Phone,
  amount: string,
  shown: { daily?: string; whole: string; cells: number },
): Promise<string> {
  await phone.page.getByLabel(earn.amount, { exact: true }).first().fill(amount);
  await phone.page.getByRole('button', { name: earn.buy, exact: true }).click();
  await sheet(phone).getByText(`+${shown.whole} USDT`).waitFor();
  if (shown.daily !== undefined) await fact(phone, earn.dailyIncome).getByText(`+${shown.daily} USDT`).waitFor();
  expect(await sheet(phone).locator('ol li span.font-semibold').count()).toBe(shown.cells);
  await sheet(phone)
    .getByRole('button', { name: /^Khóa / })
    .click();
  await phone.page.waitForURL(/orderDetail|wealthOrder/);
  return new URL(phone.page.url().replace('/#/', '/')).searchParams.get('id') ?? '';
}

/** Ends the order on screen, and says what the sheet has promised before. */
async function redeem(phone: Phone): Promise<{ penalty: string }> {
  await phone.page.getByRole('button', { name: earn.redeem, exact: true }).click();
  const penalty = await fact(phone, earn.redeemPenalty).innerText();
  await sheet(phone).getByRole('button', { name: earn.redeemConfirm, exact: true }).click();
  await sheet(phone).waitFor({ state: 'detached' });
  await phone.page.getByText(earn.statusRedeemed, { exact: true }).waitFor();
  return { penalty };
}

test('lock mining: bought with its calendar, paid by the day, ended early at the price shown, or in time', async () => {
  const { phone, token } = await enter('khoadao2026');
  const { page } = phone;
  await show(phone, 'market/market?tab=lockMining');
  await page.getByRole('link', { name: /Khóa sinh lãi 30 ngày.*0,045%/ }).click();
  await page.getByLabel(earn.amount, { exact: true }).first().fill('99');
  await page.getByText('Số tiền mua không đạt yêu cầu: từ 100 đến 50.000 USDT').waitFor();
  const first = await buy(phone, '1000.5', { daily: '0,450225', whole: '13,50675', cells: 30 });
  expect(await available(token)).toMatchObject({ available: '8999.5', frozen: '1000.5' });

  await page.getByText('còn 30 ngày').waitFor();
  await page.route('**/lockMining/orders/*/income*', (route) =>
    route.fulfill({ json: { code: 500, message: 'Không được', data: null } }),
  );
  await page.reload();
  await page.getByText('Không được').waitFor();
  await page.unrouteAll({ behavior: 'wait' });
  await page.reload();
  await sleep(phone, 3);
  // Without a reload, and where the customer is: the stream tells of the payments.
  await page.getByRole('status', { name: arrivals.title }).getByText(moment.income).waitFor();
  await page.getByText('còn 27 ngày').waitFor();
  await page.getByText('+1,350675', { exact: true }).waitFor();
  const rows = page.getByRole('listitem').filter({ hasText: '+0,450225' });
  await expect
    .poll(async () => [
      await rows.filter({ hasText: earn.settled }).count(),
      await rows.filter({ hasText: earn.unsettled }).count(),
    ])
    .toEqual([3, 1]);

  const { penalty } = await redeem(phone);
  expect(penalty).toBe('−10,005 USDT');
  const ended = (await bench.call('GET /lockMining/orders/{id}', { token, params: { id: first } })).data;
  expect(ended).toMatchObject({
    status: 'redeemed',
    penaltyAmount: '10.005',
    actualReturn: '990.495',
    totalIncome: '1.350675',
  });
  expect(await available(token)).toMatchObject({ available: '9991.345675', frozen: '0' });
  // Three days and the early end: due, income, penalty and principal, and that each receipt is unchanged.
  const seal = page.getByRole('button', { name: fair.sealed.replace('{ok}/{all}', '5/5') });
  await seal.waitFor();

  await show(phone, 'lockMining/productDetail?id=lock-7');
  await buy(phone, '500', { daily: '0,21', whole: '1,47', cells: 7 });
  await page.getByText('còn 7 ngày').waitFor();
  await sleep(phone, 7);
  await page.getByText(earn.statusCompleted, { exact: true }).waitFor();
  expect(await available(token)).toMatchObject({ available: '9992.815675', frozen: '0' });
  await show(phone, 'lockMining/incomeList');
  await page.getByText('Đã nhận +2,820675 USDT').waitFor();
  // The statement knows the words and leads to the order.
  await show(phone, 'accountRecord/accountRecord');
  await page.getByRole('button', { name: new RegExp(statementWords.statement.earnReturn) }).click();
  await sheet(phone).getByRole('link').click();
  await page.getByText(earn.statusCompleted, { exact: true }).waitFor();
  expect(phone.problems).toEqual([]);
  await phone.close();
});

test('older wealth: all of its income at the end, less for every remaining day when it is ended before', async () => {
  const { phone, token } = await enter('tichluy2026');
  const { page } = phone;
  await show(phone, 'wealth/wealth');
  await page.getByRole('link', { name: /Tích lũy 60 ngày/ }).click();
  const id = await buy(phone, '1000', { whole: '28,80', cells: 1 });
  await sleep(phone, 20);
  // Nothing is paid before the end, so nothing is told: whoever looks again sees the days.
  await page.reload();
  await page.getByText('còn 40 ngày').waitFor();
  const preview = (await bench.call('POST /userProductOrder/executeAnticipateRedeem', { token, body: { orderId: id } }))
    .data;
  expect(preview).toEqual({ penaltyAmount: '8', actualReturn: '992', dueIncome: '9.6', forgoneIncome: '19.2' });
  // What can't be had is said.
  await page.route('**/userProductOrder/executeAnticipateRedeem', (route) =>
    route.fulfill({ json: { code: 500, message: 'Không được', data: null } }),
  );
  await page.getByRole('button', { name: earn.redeem, exact: true }).click();
  await sheet(phone).getByText('Không được').waitFor();
  await page.unrouteAll({ behavior: 'wait' });
  await page.keyboard.press('Escape');
  expect((await redeem(phone)).penalty).toBe('−8,00 USDT');
  const ended = (await bench.call('GET /userProductOrder/findOrderById', { token, query: { id } })).data;
  expect(ended).toMatchObject({ status: 'redeemed', penaltyAmount: '8', actualReturn: '992', totalIncome: '9.6' });
  expect(await available(token)).toMatchObject({ available: '10001.6', frozen: '0' });
  expect(Object.values(await bench.sums()).every((sum) => Number(sum) === 0)).toBe(true);
  expect(phone.problems).toEqual([]);
  await phone.close();
});
