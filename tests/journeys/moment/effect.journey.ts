import { afterAll, beforeAll, expect, test } from 'vitest';
import { fast } from '../../../apps/web/locales/vi/fast.ts';
import { futures } from '../../../apps/web/locales/vi/futures.ts';
import { go, openApp, type App } from '../app.ts';
import type { Phone } from '../browser.ts';
import type { Client } from '../client.ts';
import { signIn } from '../sign-in.ts';

let app: App;
let phone: Phone;
let user: Client;
beforeAll(async () => {
  app = await openApp();
  phone = await app.phone('vi', { noWorker: true, reducedMotion: true });
  user = await signIn(app, phone, 'nguoimaugia2026', { toType: 3, amount: '3000' });
});
afterAll(() => app.close());

interface Read {
  /** Of the entry, the price now and the profit. */
  texts: string[];
  /** The same, as what is read is drawn: up, down, or another. */
  tones: string[];
}

/** Runs in the app: what stands beside these names, read at one moment, and in which of the two colours. */
function readBeside(names: string[]): Read {
  const probe = document.body.appendChild(document.createElement('i'));
  const colourOf = (name: string): string => {
    probe.style.color = `var(--${name})`;
    return getComputedStyle(probe).color;
  };
  const [up, down] = [colourOf('up'), colourOf('down')];
  probe.remove();
  const innermost = (element: Element): Element =>
    element.firstElementChild === null ? element : innermost(element.firstElementChild);
  const found = names.map((name) => {
    const term = [...document.querySelectorAll('main dt')].find(({ textContent }) => textContent === name);
    return term?.nextElementSibling ?? null;
  });
  const tones = found.map((element) => {
    const colour = element === null ? '' : getComputedStyle(innermost(element)).color;
    return colour === up ? 'up' : colour === down ? 'down' : 'other';
  });
  return { texts: found.map((element) => element?.textContent ?? ''), tones };
}

const numberIn = (text: string): number => Number(text.replaceAll('.', '').replace(',', '.').replace('−', '-'));

test.each(['up', 'down'] as const)(
  'the price beside a contract that runs %s has the colour of its effect',
  async (way) => {
    const { orderNo } = await user.call<{ orderNo: string }>('POST /portal/order/contractOrder', {
      contractType: 'fast',
      symbol: 'BTCUSDT',
      direction: way,
      seconds: 30,
      amount: '10',
    });
    await go(phone, `market/settlement?orderNo=${orderNo}`);
    const seen = new Set<string>();
    const faults: string[] = [];
    await expect
      .poll(async () => {
        const { texts, tones } = await phone.page.evaluate(readBeside, [fast.entry, fast.priceNow]);
        const [entry = NaN, now = NaN] = texts.map(numberIn);
        if (Number.isNaN(entry) || Number.isNaN(now) || entry === now) return seen.size;
        const tone = now > entry === (way === 'up') ? 'up' : 'down';
        if (tones[1] !== tone) faults.push(`${texts.join(' → ')} is ${tones[1]}`);
        return seen.add(texts[1] ?? '').size;
      })
      // So many prices that the last step cannot have gone the same way each time.
      .toBeGreaterThan(8);
    expect(faults).toEqual([]);
  },
);

/** Says of all open orders that they have opened elsewhere than they have. */
const openedAt = (factor: number) =>
  phone.page.route('**/getContractOrder', async (route) => {
    const answer = await route.fetch();
    const text = await answer.text();
    const moved = text.replaceAll(
      /"openPrice":"([\d.]+)"/g,
      (_, at: string) => `"openPrice":"${(Number(at) * factor).toFixed(2)}"`,
    );
    await route.fulfill({ response: answer, body: moved });
  });

test('the mark of a position has the colour of the profit beside it', async () => {
  const { page } = phone;
  await user.call('POST /portal/order/contractOrder', {
    contractType: 'futures',
    symbol: 'ETHUSDT',
    direction: 'long',
    entrustType: 'market',
    lots: '20',
    lever: 10,
  });
  for (const [factor, tone] of [
    [0.98, 'up'],
    [1.02, 'down'],
  ] as const) {
    await page.unrouteAll({ behavior: 'wait' });
    await openedAt(factor);
    await page.goto(`${app.base}/health`);
    await page.goto(`${app.base}/#/pages/contract/contract?symbol=ETHUSDT`);
    await page.getByRole('article', { name: `ETH/USDT ${futures.long}` }).waitFor();
    await expect.poll(async () => (await page.evaluate(readBeside, [futures.mark])).tones).toEqual([tone]);
    const profit = page.getByRole('article').locator('[data-way] > span').first();
    expect(await profit.evaluate((element) => element.parentElement?.dataset['way'])).toBe(tone);
  }
  await page.unrouteAll({ behavior: 'wait' });
});
