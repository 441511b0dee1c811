import { callNames, declarationOf } from '@candor/api-contract/index.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { words as mirrorWords } from '../../../apps/web/locales/vi/mirror.ts';
import { words as practiseWords } from '../../../apps/web/locales/vi/practise.ts';
import { fast } from '../../../apps/web/locales/vi/fast.ts';
import { shell } from '../../../apps/web/locales/vi/shell.ts';
import { axe, axeFaults } from '../access/axe.ts';
import { ask, go, openApp, type App } from '../app.ts';
import type { Phone } from '../browser.ts';
import { signIn } from '../sign-in.ts';
import { plantTape, plantedMarks } from './planted-tape.ts';

const { practise } = practiseWords;
const { mirror } = mirrorWords;
const address = 'practise/practise?symbol=BTCUSDT';
const textOf = (word: string, params: Readonly<Record<string, string>>): string =>
  word.replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '');

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

/** Three minutes of a price that only rises: up wins and down loses, whenever it is pressed. */
const rising = () => plantedMarks(721, Date.now(), (seq) => (61_000 + seq * 0.25).toFixed(2));
const button = ({ page }: Phone, name: string) => page.getByRole('button', { name });

async function begin(phone: Phone): Promise<void> {
  await go(phone, address);
  await button(phone, practise.start).click();
  await button(phone, practise.finish).waitFor();
}

/** Paths of the calls that move money, each part in braces anything. */
const movesMoney = callNames
  .filter((name) => declarationOf(name).movesMoney === true)
  .map((name) => new RegExp(`^${name.replace(/\{\w+\}/g, '[^/]+')}$`));

/** The calls that a page makes from now on. */
function follow({ page }: Phone): string[] {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.method()} ${new URL(request.url()).pathname}`));
  return sent;
}

const sizes = [
  ['a phone', { width: 390, height: 844 }],
  ['a desk', { width: 1440, height: 900, desktop: true }],
] as const;
test.each(sizes)('on %s a stretch is played to its end, and no money has moved', async (which, size) => {
  const phone = await app.phone('vi', { ...size, noWorker: true });
  const { page } = phone;
  await signIn(app, phone, which === 'a desk' ? 'luyentapban2026' : 'luyentap2026');
  const before = await ask(phone, 'POST /account/list');
  const { marks } = await plantTape(page, rising());
  const sent = follow(phone);
  await begin(phone);
  // Nothing on the page says when it was, or at which price.
  const text = await page.getByRole('main').innerText();
  expect(text).toContain(practise.notMoney);
  expect(text).not.toMatch(/6[01][.,]?\d\d\d|20\d\d| USDT/);
  await page.getByRole('radio', { name: '16×' }).check({ force: true });
  for (const key of ['B', 'S', 'B']) await page.locator(`[data-key=${key}]`).click();
  await page.getByRole('heading', { name: practise.where }).waitFor({ timeout: 30_000 });
  // 8 − 10 + 8
  await page.getByText(`+6,00 ${practise.points}`).waitFor();
  await page.getByText(textOf(mirror.score, { wins: '2', losses: '1' })).waitFor();
  const sentence = { rate: '66,7%', decided: '3', breakEven: '55,6%', low: '21%', high: '94%' };
  await page.getByText(textOf(mirror.sentence, sentence)).waitFor();
  await page.getByText(textOf(practise.checked, { first: '0', last: '720' })).waitFor();
  const [first, last] = [marks[0], marks.at(-1)];
  const link = page.locator('a[href*="/fair/tape?"]');
  expect(await link.getAttribute('href')).toBe(`/fair/tape?symbol=BTCUSDT&from=${first?.time}&to=${last?.time}`);
  await page.getByText('61.000,00 → 61.180,00').waitFor();
  await page.evaluate(axe);
  expect(await axeFaults(phone)).toEqual([]);
  expect(sent).toContain('GET /fair/tape');
  expect(sent.filter((call) => movesMoney.some((pattern) => pattern.test(call)))).toEqual([]);
  expect(await ask(phone, 'POST /account/list')).toEqual(before);
  expect(await page.evaluate(() => localStorage.getItem('practise'))).toBe('{"wins":2,"losses":1,"result":"6"}');
  await button(phone, practise.again).click();
  await page.getByText(textOf(practise.last, { wins: '2', losses: '1', result: '+6,00' })).waitFor();
  expect(phone.problems).toEqual([]);
  await phone.close();
});

test('a visitor plays too; it waits while it is paused, and ends at once when it is told to', async () => {
  const phone = await app.phone('vi', { noWorker: true, reducedMotion: true });
  const { page } = phone;
  const { asked } = await plantTape(
    page,
    plantedMarks(14_400, Date.now(), () => '61000.00'),
  );
  await begin(phone);
  // Half an hour, of an hour.
  const spans = asked.slice(-4).map((each) => new URLSearchParams(each));
  expect(Number(spans.at(-1)?.get('to')) - Number(spans[0]?.get('from'))).toBe(1_800_000);
  await button(phone, practise.pause).click();
  const left = page.getByText(new RegExp(`^${practise.left}: `));
  const paused = await left.innerText();
  await page.locator('[data-key=B]').click();
  await page.getByText(fast.entering).waitFor();
  expect(await left.innerText()).toBe(paused);
  await button(phone, practise.play).click();
  await expect.poll(() => left.innerText()).not.toBe(paused);
  await page.evaluate(axe);
  expect(await axeFaults(phone)).toEqual([]);
  await button(phone, practise.finish).click();
  await page.getByText(practise.undecided).waitFor();
  await page.getByText(textOf(mirror.apart, { ties: '1', voids: '0' })).waitFor();
  await phone.close();
});

test('by keyboard: the keys of the ticket choose and find its buttons, and say how an order ended', async () => {
  const phone = await app.phone('vi', { width: 1440, height: 900, desktop: true, noWorker: true });
  const { page } = phone;
  await plantTape(page, rising());
  await begin(phone);
  await page.getByRole('radio', { name: '1×', exact: true }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  expect(await page.getByRole('radio', { name: '16×' }).isChecked()).toBe(true);
  // Keys are listened to a moment after the page is there.
  await expect
    .poll(async () => {
      await page.keyboard.press('2');
      return page.getByRole('radio', { name: '60s' }).isChecked();
    })
    .toBe(true);
  await page.keyboard.press('s');
  await page.keyboard.press('Enter');
  await expect
    .poll(() => page.locator('[data-spoken]').first().innerText(), { timeout: 20_000 })
    .toBe(`${fast.lose}, −10,00 ${practise.points}`);
  await phone.close();
});

test('a tape of less than two minutes is said to be too short, and one that was changed is not played', async () => {
  const phone = await app.phone('vi', { noWorker: true });
  const { page } = phone;
  const young = plantedMarks(181, Date.now(), () => '61000.00');
  await plantTape(page, young);
  await go(phone, address);
  await button(phone, practise.start).click();
  await page.getByText(textOf(practise.tooShortText, { pair: 'BTC/USDT', known: '0:45', least: '2:00' })).waitFor();
  await page.unroute('**/fair/tape?*');
  await plantTape(page, rising(), (some) => some.map((mark) => (mark.seq === 300 ? { ...mark, price: '1' } : mark)));
  await button(phone, shell.retry).click();
  await button(phone, practise.start).click();
  await page.getByText(practise.broken).waitFor();
  await phone.close();
});

test('without a network it says so, and goes on when it is back', async () => {
  const phone = await app.phone('vi', { noWorker: true });
  const { page } = phone;
  await go(phone, address);
  await button(phone, practise.start).waitFor();
  await page.route('**/fair/tape?*', (route) => route.abort());
  await button(phone, practise.start).click();
  await page.getByRole('alert').getByText(shell.loadFailed).waitFor();
  await page.unroute('**/fair/tape?*');
  await plantTape(page, rising());
  await button(phone, shell.retry).click();
  await button(phone, practise.finish).waitFor();
  await phone.close();
});

test('it is found from Trade, from Me and from the mirror, and by the palette of the desk', async () => {
  const phone = await app.phone('vi');
  await signIn(app, phone, 'timluyentap2026');
  for (const from of ['market/market', 'personal/personal', 'mirror/mirror']) {
    await go(phone, from);
    await phone.page.getByRole('main').getByRole('link', { name: shell.practise }).click();
    await button(phone, practise.start).waitFor();
  }
  await phone.close();
  const desk = await app.phone('vi', { width: 1440, height: 900, desktop: true });
  await desk.page.getByRole('main').waitFor();
  const line = desk.page.getByRole('combobox');
  await expect
    .poll(async () => {
      await desk.page.keyboard.press('Control+k');
      return line.count();
    })
    .toBe(1);
  await line.fill('luyện');
  await desk.page.getByRole('option', { name: shell.practise }).click();
  await button(desk, practise.start).waitFor();
  await desk.close();
});
