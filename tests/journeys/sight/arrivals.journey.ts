import { afterAll, beforeAll, test } from 'vitest';
import { accounts } from '../../../apps/web/locales/vi/accounts.ts';
import { arrivals } from '../../../apps/web/locales/vi/arrivals.ts';
import { fair } from '../../../apps/web/locales/vi/fair.ts';
import { words } from '../../../apps/web/locales/vi/steps.ts';
import { fast } from '../../../apps/web/locales/vi/fast.ts';
import { closePositions } from '../../../apps/web/locales/vi/close-positions.ts';
import { futures } from '../../../apps/web/locales/vi/futures.ts';
import { moment } from '../../../apps/web/locales/vi/moment.ts';
import { shell } from '../../../apps/web/locales/vi/shell.ts';
import { openApp, type App } from '../app.ts';
import type { Phone } from '../browser.ts';
import type { Client } from '../client.ts';
import { signIn } from '../sign-in.ts';

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

const patience = 60_000;
const cards = ({ page }: Phone) => page.getByRole('status', { name: arrivals.title });
const result = new RegExp(`BTC/USDT · (${fast.win}|${fast.lose}|${fast.tie})`);
const placeFastOrder = (user: Client) =>
  user.call('POST /portal/order/contractOrder', {
    contractType: 'fast',
    symbol: 'BTCUSDT',
    direction: 'up',
    seconds: 30,
    amount: '10',
  });

/** Opens a page anew and waits until it follows what comes. */
async function openAt({ page }: Phone, path: string): Promise<void> {
  await page.goto(`${app.base}/health`);
  await page.goto(`${app.base}/#/pages/${path}`);
  await page.waitForFunction(() => Object.keys(localStorage).some((key) => key.startsWith('told ')));
}

async function settledOf(user: Client): Promise<number> {
  return (
    await user.call<{ total: number }>('POST /portal/order/getContractOrder', {
      contractType: 'fast',
      status: 'history',
    })
  ).total;
}

// Each waits half a minute for its contract, so they wait together.
test.concurrent('a result is told once, on another page or at the next start, and marks the Trade tab', async ({
  expect,
}) => {
  const phone = await app.phone('vi');
  const { page } = phone;
  const user = await signIn(app, phone, 'ketqua2026');
  await page.addInitScript(() => {
    Object.assign(navigator, { vibrate: (ms: number) => Boolean(Object.assign(window, { felt: ms })) });
  });
  await openAt(phone, 'quotation/quotation');
  await page.getByRole('heading', { level: 1 }).click();
  await placeFastOrder(user);
  await cards(phone).getByText(result).waitFor({ timeout: patience });
  expect(await page.evaluate(() => Reflect.get(window, 'felt'))).toBe(15);
  // Large, with the seal of what was recomputed on this device, and the ways on from it.
  await cards(phone).getByText(fair.sealed.replace('{ok}/{all}', '7/7')).waitFor();
  const again = cards(phone).getByRole('link', { name: moment.again });
  expect(await again.getAttribute('href')).toBe('#/pages/market/market?symbol=BTCUSDT&seconds=30&stake=10');
  const mark = page.getByRole('link', {
    name: new RegExp(`${arrivals.unseen.other.replace('{count}', '1')}.*${shell.market}`),
  });
  await mark.waitFor();

  // Told is told: neither another page nor another start says it again, but the mark stays until Trade is opened.
  await openAt(phone, 'quotation/quotation');
  await page.waitForTimeout(3_000);
  expect(await cards(phone).innerText()).toBe('');
  await mark.click();
  await page.getByRole('region', { name: fast.lastResults }).getByRole('link').waitFor();
  await expect.poll(() => mark.count()).toBe(0);
  expect(await page.getByText(fast.noOpenText).count()).toBe(0);

  // In the history it keeps the seal; its page says at once what was found, and shows each step when asked.
  await page.goto(`${app.base}/#/pages/market/marketOrder?tab=history`);
  await page.getByRole('img', { name: fair.adds }).click();
  const seal = page.getByRole('button', { name: fair.sealed.replace('{ok}/{all}', '7/7') });
  await seal.click();
  await page.getByText(words.steps.chain).waitFor();

  await page.goto(`${app.base}/health`);
  await placeFastOrder(user);
  await expect.poll(() => settledOf(user), { timeout: patience }).toBe(2);
  await openAt(phone, 'personal/personal');
  await cards(phone).getByText(result).waitFor();
  await cards(phone).getByRole('button', { name: shell.close }).click();
  await expect.poll(() => cards(phone).innerText()).toBe('');
  await openAt(phone, 'personal/personal');
  await page.waitForTimeout(3_000);
  expect(await cards(phone).innerText()).toBe('');
  expect(phone.problems).toEqual([]);
  await phone.close();
});

/** Runs in the app: what has to stay in sight on a ticket and has something else over its middle. */
function covered(): string[] {
  return [...document.querySelectorAll('main .moves, main .bg-up.press, main .bg-down.press')].flatMap((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const hit = document.elementFromPoint(x + width / 2, y + height / 2);
    return hit !== null && element.contains(hit) ? [] : [element.textContent];
  });
}

test.concurrent('a result lies over neither the price nor the buttons of the ticket, whatever the screen', async ({
  expect,
}) => {
  const sizes = [
    [390, 844],
    [320, 568],
    [844, 390],
  ] as const;
  const phones = await Promise.all(sizes.map(([width, height]) => app.phone('vi', { width, height })));
  const [first] = phones;
  if (first === undefined) throw new Error('no phone was opened');
  const user = await signIn(app, first, 'ketqua2028');
  for (const phone of phones) {
    await phone.page.evaluate((session) => {
      localStorage.setItem('session', session);
    }, user.session);
    await openAt(phone, 'market/market?symbol=BTCUSDT');
  }
  await placeFastOrder(user);
  await Promise.all(
    phones.map(async (phone) => {
      await cards(phone).getByText(result).waitFor({ timeout: patience });
      expect(await phone.page.evaluate(covered)).toEqual([]);
    }),
  );
  for (const phone of phones) await phone.close();
});

interface Position {
  id: string;
  orderNo: string;
  status: string;
  profit: string | null;
  fee: string;
}

/** Its margin is volume that releases the gift. */
const opening = {
  contractType: 'futures',
  symbol: 'BTCUSDT',
  direction: 'long',
  entrustType: 'market',
  lots: '50',
  lever: 20,
} as const;

test.concurrent('closing names its net result as the question did, and the gift arrives with words', async ({
  expect,
}) => {
  const phone = await app.phone('vi');
  const { page } = phone;
  const user = await signIn(app, phone, 'quatang2026', { toType: 3, amount: '8000' });
  await openAt(phone, 'contract/contract?symbol=BTCUSDT');
  await user.call('POST /portal/order/contractOrder', opening);
  await cards(phone).getByText(moment.bonus).waitFor({ timeout: patience });
  await cards(phone).getByRole('button', { name: shell.close }).click();
  const card = page.getByRole('article', { name: /BTC/ });
  await card.getByText(futures.breakEven).waitFor();
  await card.getByRole('button', { name: futures.close, exact: true }).click();
  const asked = await page.locator('dialog[open] dl > div').filter({ hasText: closePositions.net }).innerText();
  await page.locator('dialog[open]').getByText(`${futures.close} ·`).click();
  await cards(phone).getByText(futures.announceClosed.replace('{pair}', 'BTC/USDT')).waitFor();
  const shown = await cards(phone).innerText();
  // It hides nothing that the tab key comes to.
  await page.getByRole('button', { name: shell.back }).focus();
  await expect.poll(() => cards(phone).innerText(), { timeout: 2_000 }).toBe('');
  const [closed] = (
    await user.call<{ list: Position[] }>('POST /portal/order/getContractOrder', {
      contractType: 'futures',
      status: 'closed',
    })
  ).list;
  const net = Number(closed?.profit) - Number(closed?.fee);
  const numberIn = (text: string): number =>
    Number((/[+−][\d.]+,\d\d/.exec(text)?.[0] ?? '').replaceAll('.', '').replace(',', '.').replace('−', '-'));
  expect(numberIn(shown)).toBeCloseTo(Math.floor(net * 100) / 100, 6);
  // The question was asked at the price before: it can differ by what the price has moved, not by a fee.
  expect(Math.abs(numberIn(asked) - net)).toBeLessThan(1.5);
  await phone.close();
});

test.concurrent('the gift is told on the page that shows how far it is, which says so too', async ({ expect }) => {
  const phone = await app.phone('vi');
  const { page } = phone;
  const user = await signIn(app, phone, 'quatang2034', { toType: 3, amount: '8000' });
  await openAt(phone, 'property/property');
  await page.getByRole('progressbar', { name: accounts.bonusLocked }).waitFor();
  await user.call('POST /portal/order/contractOrder', opening);
  await cards(phone).getByText(moment.bonus).waitFor({ timeout: patience });
  await page.getByRole('progressbar', { name: accounts.bonusLocked }).waitFor({ state: 'detached' });
  expect(phone.problems).toEqual([]);
  await phone.close();
});

/** Runs in the app: how much of what is said for a moment can be seen. */
const saidAtOnce = (): number =>
  [...document.querySelectorAll('[popover] > *')].filter((each) => each.checkVisibility({ opacityProperty: true }))
    .length;

test.concurrent('what was just done is answered first: the card makes way for the answer, and comes back', async ({
  expect,
}) => {
  const phone = await app.phone('vi', { reducedMotion: true });
  const { page } = phone;
  const user = await signIn(app, phone, 'quatang2035', { toType: 3, amount: '8000' });
  await openAt(phone, 'personal/personal');
  await user.call('POST /portal/order/contractOrder', opening);
  await cards(phone).getByText(moment.bonus).waitFor({ timeout: patience });
  await page.getByRole('button', { name: shell.copy, exact: true }).first().click();
  const answer = page.locator('[popover] > p');
  await answer.waitFor();
  // Once it has dropped in: at its beginning nothing of it can be seen.
  await expect.poll(() => answer.evaluate((it) => getComputedStyle(it).opacity), { interval: 20 }).toBe('1');
  expect(await page.evaluate(saidAtOnce)).toBe(1);
  await answer.waitFor({ state: 'detached' });
  expect(await page.evaluate(saidAtOnce)).toBe(1);
  expect(await cards(phone).innerText()).toContain(moment.bonus);
  await phone.close();
});
