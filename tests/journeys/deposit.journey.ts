import { afterAll, beforeAll, expect, test } from 'vitest';
import { blackPng } from '../../apps/server/files/test-images.ts';
import { words as statementWords } from '../../apps/web/locales/vi/statement.ts';
import { arrivals } from '../../apps/web/locales/vi/arrivals.ts';
import { deposits } from '../../apps/web/locales/vi/deposits.ts';
import { funds } from '../../apps/web/locales/vi/funds.ts';
import { location } from '../../apps/web/locales/vi/location.ts';
import { shell } from '../../apps/web/locales/vi/shell.ts';
import { wallets } from '../../apps/web/locales/vi/wallets.ts';
import { go, openOwnApp, type OwnApp } from './app.ts';
import type { Phone } from './browser.ts';
import type { Call, Client } from './client.ts';
import { decide, signInOperator } from './operators.ts';
import { readCode } from './sight/read-code.ts';
import { signIn } from './sign-in.ts';

let app: OwnApp;
let maker: Call;
let checker: Call;
beforeAll(async () => {
  app = await openOwnApp({}, { lan: 'finance', minh: 'finance' });
  maker = await signInOperator(app, 'lan');
  checker = await signInOperator(app, 'minh');
});
afterAll(() => app?.close());

interface Row {
  orderNo: string;
  status: string;
  usdtAmount: string;
  bonus: string;
  screenshot: string | null;
}
const newest = async (user: Client): Promise<Row> => {
  const [row] = (await user.call<{ list: Row[] }>('POST /transaction/page', { type: 1 })).list;
  if (row === undefined) throw new Error('nothing was reported');
  return row;
};
const press = (phone: Phone, name: string) => phone.page.getByRole('button', { name, exact: true });
const field = (phone: Phone, name: string) => phone.page.getByLabel(name, { exact: true });

/** Chooses a picture and waits until the server keeps it. */
async function choosePicture(phone: Phone) {
  const kept = phone.page.waitForResponse((response) => response.url().endsWith('/common/file/upload'));
  await phone.page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'bien-lai.png', mimeType: 'image/png', buffer: blackPng(64) });
  await kept;
  await phone.page.waitForFunction(() => document.querySelector('[role=progressbar]') === null);
}

async function fillVnd(phone: Phone, typed: string) {
  await field(phone, funds.amount).fill(typed);
  await field(phone, deposits.remitterName).fill('NGUYEN THI LAN');
  await field(phone, deposits.fromBank).fill('Vietcombank');
  await field(phone, deposits.cardNo).fill('9704 3612 3456 1234');
  await choosePicture(phone);
}

test('dong by bank: what is wrong stands beside the field, two operators credit it, the page says so', async () => {
  const phone = await app.phone('vi');
  const { page } = phone;
  const user = await signIn(app, phone, 'nguoinap2026');

  await go(phone, 'recharge/recharge');
  await page.getByText(deposits.ask).waitFor();
  await page.getByText(/Thưởng 5% cho lần nạp đầu tiên từ 10 USDT/).waitFor();
  await page.getByRole('link', { name: new RegExp(deposits.vnd) }).click();
  await page
    .getByText(/Tối thiểu 263\.000 VND/)
    .first()
    .waitFor();

  // Too little, and no picture: nothing is sent, and what was typed stays.
  await field(phone, funds.amount).fill('100.000');
  await press(phone, deposits.submit).click();
  await page.getByRole('alert').getByText('Tối thiểu 263.000 VND').waitFor();
  await page.getByRole('alert').getByText(deposits.screenshotMissing).waitFor();
  await fillVnd(phone, '5.260.000');
  await page.getByText('≈ 200,00').waitFor();
  const picture = page.waitForEvent('download');
  await press(phone, deposits.vietQrSave).click();
  const code = await readCode(await (await picture).path());
  expect(code).toContain('0006000000' + '0112000000000001');
  expect(code).toContain('54075260000' + '5802VN');
  expect(code).toMatch(/0817CANDOR \d{10}6304[0-9A-F]{4}$/);

  // The first answer is lost on its way: what was typed stays, and sent again it is the same report.
  let lost = 0;
  await page.route('**/transaction/bankRecharge', async (route) => {
    const response = await route.fetch();
    lost += 1;
    return lost === 1 ? route.abort('aborted') : route.fulfill({ response });
  });
  await press(phone, deposits.submit).click();
  await page.getByText(shell.networkError).first().waitFor();
  expect(await field(phone, deposits.remitterName).inputValue()).toBe('NGUYEN THI LAN');
  await expect
    .poll(async () => {
      await press(phone, deposits.submit)
        .click({ timeout: 2_000 })
        .catch(() => undefined);
      return page.getByText(deposits.checking, { exact: true }).count();
    })
    .toBe(1);
  expect((await user.call<{ total: number }>('POST /transaction/page', { type: 1 })).total).toBe(1);

  await page.getByText(deposits.checking, { exact: true }).waitFor();
  await page.getByRole('timer').waitFor();
  const reported = await newest(user);
  expect(reported).toMatchObject({ status: 'processing', usdtAmount: '200' });
  expect(reported.screenshot).not.toBeNull();

  await decide(maker, checker, {
    kind: 'deposit-credit',
    orderNo: reported.orderNo,
    bankReference: 'FT2600001',
    reason: 'arrived on our account',
  });
  await page.getByText(deposits.creditedText).waitFor();
  await page
    .getByRole('main')
    .getByText(/\+200,00/)
    .waitFor();
  await page.getByText('Kèm thưởng lần nạp đầu 10 USDT').waitFor();
  // Its page has told of it: no card says it again.
  const told = () => page.evaluate(() => Object.keys(localStorage).find((key) => key.startsWith('told ')) ?? '');
  await expect.poll(told).not.toBe('');
  await page.waitForTimeout(2_000);
  expect(await page.getByRole('status', { name: arrivals.title }).innerText()).toBe('');
  const balances =
    await user.call<{ accountType: number; currencyCode: string; available: string; bonusLocked: string }[]>(
      'POST /account/list',
    );
  expect(balances.find((row) => row.accountType === 1 && row.currencyCode === 'USDT')).toMatchObject({
    available: '10200',
    bonusLocked: '20',
  });

  // The statement leads to it.
  await go(phone, 'accountRecord/accountRecord');
  await page.getByRole('button', { name: /^Nạp tiền/ }).click();
  await page.getByRole('link', { name: statementWords.statement.openPayment }).click();
  await page.getByRole('img', { name: deposits.screenshot }).waitFor();
  await page.getByText('1 USDT = 26.300 VND').waitFor();

  // One bonus, once: the promise is gone.
  await go(phone, 'recharge/recharge');
  await page.getByText(deposits.vndText).waitFor();
  expect(await page.getByText(/Thưởng 5%/).count()).toBe(0);
  expect(phone.problems.filter((problem) => !problem.includes('/transaction/bankRecharge'))).toEqual([]);
  await phone.close();
});

test('a report that is refused says why, and one that is taken back is gone', async () => {
  const phone = await app.phone('vi');
  const { page } = phone;
  const user = await signIn(app, phone, 'nguoinap2027');
  await go(phone, 'recharge/rechargeNew');
  await field(phone, deposits.amount).fill('50');
  await field(phone, deposits.txid).fill('khong phai txid');
  await choosePicture(phone);
  await press(phone, deposits.submit).click();
  await page.getByRole('alert').getByText(deposits.txidInvalid).waitFor();
  await field(phone, deposits.txid).fill('a'.repeat(64));
  await press(phone, deposits.submit).click();
  await page.getByText(deposits.checking, { exact: true }).waitFor();

  const reason = 'Không thấy khoản tiền này trên mạng TRON.';
  await maker('POST /operator/deposits/refuse', { orderNo: (await newest(user)).orderNo, reason });
  await page.getByText(reason).waitFor();
  await page.getByText(deposits.rejectedText).waitFor();

  const screenshot = (await newest(user)).screenshot;
  const { orderNo } = await user.call<Row>('POST /transaction/recharge', {
    currencyCode: 'USDT',
    amount: '25',
    screenshot,
  });
  await go(phone, 'personal/historyList');
  await page.getByRole('link', { name: /25,00/ }).click();
  await press(phone, deposits.cancel).click();
  await page.getByRole('dialog').getByRole('button', { name: deposits.cancel }).click();
  await page.getByText(deposits.cancelled).first().waitFor();
  expect(await newest(user)).toMatchObject({ orderNo, status: 'rejected' });

  // Who wants no bonus is promised none.
  await go(phone, 'recharge/recharge');
  await press(phone, deposits.refuse).click();
  await page.getByRole('dialog').getByRole('button', { name: deposits.refuse }).click();
  await page.getByText(deposits.refused).first().waitFor();
  await expect.poll(() => page.getByText(/Thưởng 5%/).count()).toBe(0);
  expect(phone.problems).toEqual([]);
  await phone.close();
});

test('by TRC20 the least amount is the same wherever it is named, and the sellers are called examples', async () => {
  const phone = await app.phone('vi');
  const { page } = phone;
  await signIn(app, phone, 'nguoinhinmuc');
  for (const address of [
    'recharge/recharge',
    'recharge/rechargeWay?currencyCode=USDT',
    'pay/pay-view',
    'recharge/rechargeNew',
  ]) {
    await go(phone, address);
    await page.getByText(deposits.minimum, { exact: true }).first().waitFor();
    await page.getByText('10 USDT', { exact: true }).first().waitFor();
  }
  await go(phone, 'recharge/rechargeWay?currencyCode=USDT');
  await page.getByText(deposits.buyExample).waitFor();
  expect(await page.getByRole('link', { name: /Example Exchange/ }).getAttribute('href')).toBe('https://example.com/');
  await phone.close();
});

test('a USDT report names who paid, from where, for which company; a wrong address is refused', async () => {
  const phone = await app.phone('vi');
  const { page } = phone;
  const sender = 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8';
  await signIn(app, phone, 'nguoighiphieu');
  await go(phone, 'recharge/rechargeNew');
  expect(await field(phone, deposits.network).inputValue()).toBe(deposits.tron);
  await field(phone, deposits.amount).fill('120');
  await field(phone, deposits.payer).fill('Nguyễn Thị Lan');
  await field(phone, deposits.remitterAddress).fill('abc');
  await page.getByRole('button', { name: new RegExp(deposits.companyShort) }).click();
  await page.getByRole('button', { name: /Đà Nẵng/ }).click();
  expect(await field(phone, deposits.payer).inputValue()).toBe('Nguyễn Thị Lan');
  await choosePicture(phone);
  await press(phone, deposits.submit).click();
  await page.getByRole('alert').getByText(wallets.addressInvalid).waitFor();
  await field(phone, deposits.remitterAddress).fill(sender);
  await press(phone, deposits.submit).click();
  await page.getByRole('link', { name: deposits.detail }).click();
  await page.getByText('Nguyễn Thị Lan').waitFor();
  await page.getByRole('img', { name: sender }).waitFor();
  await page.getByRole('link', { name: /Đà Nẵng/ }).click();
  await page.getByText(location.openWeb).waitFor();
  expect(phone.problems).toEqual([]);
  await phone.close();
});
