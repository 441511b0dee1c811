import { afterAll, beforeAll, expect, test } from 'vitest';
import { words } from '../../../apps/console/locales/en/index.ts';
import { refusalWords } from '../../../apps/server/words/refusals/index.ts';
import { axe, axeFaults } from '../access/axe.ts';
import { openOwnApp, type OwnApp } from '../app.ts';
import { openPhone, type Page, type Phone } from '../browser.ts';
import { newAccount, ownPassword, type Call, type Client } from '../client.ts';
import { decide, signInAtConsole, signInOperator } from '../operators.ts';
import { toast } from './operator-console.ts';

const w = words.cases;
const address = 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8';
const fundPasswd = 'rut-tien-2026';

/** Each signs in once: a one-time password is one. */
const operators = {
  hoa: 'finance',
  binh: 'finance',
  thanh: 'finance',
  trang: 'finance',
  quan: 'finance',
  yen: 'finance',
  nga: 'finance',
  lan: 'finance',
  tam: 'finance',
  son: 'finance',
  mai: 'support',
  ngoc: 'support',
} as const;

let app: OwnApp;
let [first, second]: Client[] = [];
let checker: Call;
beforeAll(async () => {
  app = await openOwnApp({}, operators);
  checker = await signInOperator(app, 'son');
  [first, second] = [await asking('nguoicongtac2061'), await asking('nguoicongtac2062')];
});
afterAll(() => app?.close());

/** A customer with a withdrawal that waits. */
async function asking(name: string): Promise<Client> {
  const user = await newAccount(app.base, name);
  await user.call('POST /account/testFunds');
  const passwords = { password: ownPassword, newPassword: fundPasswd, confirmPassword: fundPasswd };
  await user.call('POST /player/updateFundsPassword', passwords);
  const asked = { currencyCode: 'USDT', chain: 'TRC20', amount: '150', fundPasswd, address };
  await user.call('POST /transaction/withdrawal', asked);
  return user;
}

interface Desk {
  readonly browser: Phone;
  readonly page: Page;
  readonly call: Call;
}
async function openDesk(name: string): Promise<Desk> {
  const browser = await openPhone(app.browser, { width: 1280, height: 800, desktop: true });
  await browser.context.addInitScript(axe);
  const call = await signInAtConsole(app, browser.page, name);
  return { browser, page: browser.page, call };
}
const goTo = (page: Page, place: string) => page.goto(`${app.base}/console/#/${place}`);
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).last().click();
const rowOf = (page: Page, name: string) => page.getByRole('row', { name: new RegExp(name) });
async function close({ browser }: Desk): Promise<void> {
  expect(browser.problems).toEqual([]);
  await browser.close();
}

test('who is on a case is seen by the other, who may take it over, and the first one sees so', async () => {
  const [hoa, binh] = [await openDesk('hoa'), await openDesk('binh')];
  await goTo(hoa.page, 'withdrawals?status=open');
  await rowOf(hoa.page, 'nguoicongtac2061').click();
  await press(hoa.page, w.take);
  await hoa.page.getByText(w.own).waitFor();
  expect(await axeFaults(hoa.browser)).toEqual([]);

  await goTo(binh.page, 'withdrawals?status=open');
  await rowOf(binh.page, 'nguoicongtac2061').getByText('hoa', { exact: true }).waitFor();
  await rowOf(binh.page, 'nguoicongtac2061').click();
  await binh.page.getByText(w.other('hoa')).waitFor();
  await press(binh.page, w.takeOver);
  await binh.page.getByText(w.own).waitFor();
  await hoa.page.getByText(w.takenOver('binh')).waitFor();

  // What one notes the other reads, and the customer nowhere.
  await press(binh.page, w.notes.add.confirm);
  await binh.page.getByRole('dialog').last().getByLabel(w.notes.text).fill('Looks like a second account');
  await press(binh.page, w.notes.add.confirm);
  await hoa.page.getByText('Looks like a second account').waitFor();

  await press(binh.page, w.leave);
  await binh.page.getByRole('button', { name: w.take, exact: true }).waitFor();
  await hoa.page.getByRole('button', { name: w.take, exact: true }).waitFor();
  await close(hoa);
  await close(binh);
});

test('a button that has worked has its own name again, however soon the answer came', async () => {
  const nga = await openDesk('nga');
  await goTo(nga.page, 'withdrawals?status=open');
  await rowOf(nga.page, 'nguoicongtac2061').click();
  for (let round = 0; round < 12; round += 1) {
    await press(nga.page, w.take);
    await press(nga.page, w.leave);
  }
  await nga.page.getByRole('button', { name: w.take, exact: true }).waitFor();
  await close(nga);
});

test('the item of the view that is open is seen in the menu, however low it stands', async () => {
  const lan = await openDesk('lan');
  await goTo(lan.page, 'overview');
  const item = lan.page.getByRole('menuitem').last();
  await item.click();
  await lan.page.reload();
  const below = lan.page.getByRole('button', { name: 'Tiếng Việt' });
  const bottomOf = (box: { y: number; height: number } | null) => (box === null ? 9_999 : box.y + box.height);
  await expect
    .poll(async () => bottomOf(await item.boundingBox()) - ((await below.boundingBox())?.y ?? 0))
    .toBeLessThanOrEqual(0);
  await close(lan);
});

test('a view whose code does not arrive while the server is replaced comes by itself', async () => {
  const tam = await openDesk('tam');
  // Down for two looks at it.
  let looks = 0;
  await tam.page.route('**/health', (route) => {
    looks += 1;
    return looks > 2 ? route.continue() : route.abort();
  });
  await tam.page.route('**/assets/proposals-*.js', (route) =>
    looks > 2 ? route.continue() : route.fulfill({ status: 503 }),
  );
  await goTo(tam.page, 'proposals');
  await tam.page.getByRole('heading', { name: words.proposals.title, exact: true }).waitFor();
  expect(looks).toBe(3);
  await tam.browser.close();
});

test('a view that one operator has saved is offered to the other', async () => {
  const [thanh, trang] = [await openDesk('thanh'), await openDesk('trang')];
  await goTo(thanh.page, 'withdrawals?status=requested&sort=largest');
  const v = words.lists.views;
  await press(thanh.page, v.title);
  await thanh.page.getByRole('menuitem', { name: v.save.title }).click();
  const dialog = thanh.page.getByRole('dialog').last();
  await dialog.getByLabel(v.name).fill('Large ones');
  await dialog.getByRole('switch').click();
  await dialog.getByRole('button', { name: v.save.confirm, exact: true }).click();
  await thanh.page.getByRole('button', { name: 'Large ones' }).waitFor();

  await goTo(trang.page, 'withdrawals');
  await press(trang.page, v.title);
  await trang.page.getByRole('menuitem', { name: v.by('Large ones', 'thanh') }).click();
  await trang.page.waitForURL(/status=requested&sort=largest/);
  await close(thanh);
  await close(trang);
});

test('an operator refuses by a reason, and the customer reads it in their own language', async () => {
  const quan = await openDesk('quan');
  await goTo(quan.page, 'withdrawals?status=open');
  await rowOf(quan.page, 'nguoicongtac2062').click();
  await press(quan.page, words.withdrawals.refuse.confirm);
  const dialog = quan.page.getByRole('dialog').last();
  await dialog.getByLabel(words.app.reason).click();
  await quan.page.getByText(words.refusals.reasons['address-unusable'], { exact: true }).last().click();
  await dialog.getByLabel(words.refusals.line).fill('TRC20: T…');
  await dialog.getByRole('button', { name: words.withdrawals.refuse.confirm, exact: true }).click();
  await toast(quan.page, words.withdrawals.refuse.done).waitFor();
  const page = await second?.call<{ list: { reason: string | null }[] }>('GET /transaction/page?type=2');
  expect(page?.list[0]?.reason).toBe(`${refusalWords.en['address-unusable']}. TRC20: T…`);
  await close(quan);
});

test('an answer that is written once is inserted by another operator, with its language said', async () => {
  await first?.call('POST /service/send', { text: 'Tiền của tôi đâu?', files: [] });
  const [mai, ngoc] = [await openDesk('mai'), await openDesk('ngoc')];
  await mai.call('POST /operator/content/save', {
    family: 'answer',
    key: 'checking',
    language: 'sv',
    title: 'We are checking',
    text: 'Vi kontrollerar det.',
  });
  await goTo(ngoc.page, 'conversations');
  await ngoc.page.getByRole('button', { name: /nguoicongtac2061/ }).click();
  await press(ngoc.page, words.support.answers.insert);
  await ngoc.page.getByRole('menuitem', { name: /We are checking/ }).click();
  await ngoc.page
    .getByText(/Svenska/)
    .last()
    .waitFor();
  expect(await ngoc.page.getByLabel(words.support.write).inputValue()).toBe('Vi kontrollerar det.');
  expect(await axeFaults(ngoc.browser)).toEqual([]);
  await close(mai);
  await close(ngoc);
});

test('a file of payments is compared before it is entered, and the same file again enters nothing', async () => {
  const yen = await openDesk('yen');
  const { list } = await yen.call<{ list: { orderNo: string }[] }>('GET /operator/withdrawals?search=nguoicongtac2061');
  const orderNo = list[0]?.orderNo ?? '';
  await decide(yen.call, checker, { kind: 'withdrawal-approve', orderNo, reason: 'checked' });
  const p = words.withdrawals.enterPayments;
  await goTo(yen.page, 'withdrawals?status=approved');
  const upload = (amount: string) =>
    yen.page.locator('input[type=file]').setInputFiles({
      name: 'paid.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(`address,amount,reference,txid\n${address},${amount},${orderNo},${'a'.repeat(64)}\n`),
    });
  await upload('150');
  await yen.page.getByText(p.verdicts['other-amount'], { exact: true }).waitFor();
  expect(await yen.page.getByRole('button', { name: p.enter(0) }).isDisabled()).toBe(true);
  await yen.page.keyboard.press('Escape');
  await upload('148.5');
  await yen.page.getByText(p.verdicts.ready, { exact: true }).waitFor();
  expect(await axeFaults(yen.browser)).toEqual([]);
  await press(yen.page, p.enter(1));
  await yen.page.getByText(p.verdicts.entered, { exact: true }).waitFor();
  expect(await yen.page.getByRole('button', { name: p.enter(0) }).isDisabled()).toBe(true);
  await close(yen);
});
