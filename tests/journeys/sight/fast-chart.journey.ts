import { afterAll, beforeAll, expect, test } from 'vitest';
import { openApp, type App } from '../app.ts';
import { signIn } from '../sign-in.ts';

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

declare global {
  interface Window {
    axis: string[];
    tags: string[];
    prices: string[];
  }
}

/**
 * Runs before the app: notes what a chart writes on its axis and its tag, and every price that the page itself shows.
 */
function noteWords(): void {
  Object.assign(window, { axis: [], tags: [], prices: [] });
  const write = CanvasRenderingContext2D.prototype.fillText;
  CanvasRenderingContext2D.prototype.fillText = function noted(text, x, y) {
    if (this.textAlign === 'right')
      (this.font.startsWith('700') || this.font.startsWith('bold') ? window.tags : window.axis).push(text);
    write.call(this, text, x, y);
  };
  new MutationObserver((changes) => {
    // A price is written in two parts, what stays and what has changed: the whole is what they stand in.
    for (const text of changes
      .flatMap(({ target }) => [target, target.parentNode])
      .map((each) => each?.textContent ?? ''))
      if (/^\d[\d,]*\.\d+$/.test(text)) window.prices.push(text);
  }).observe(document, { subtree: true, childList: true, characterData: true });
}

const numberOf = (text: string): number => Number(text.replaceAll(',', ''));

test('the line has the right axis from the first picture on, and its tag says prices that were', async () => {
  const phone = await app.phone('en');
  const { page } = phone;
  const user = await signIn(app, phone, 'nguoixem2030');
  await phone.context.addInitScript(noteWords);
  const price = Number((await user.call<{ price: string }>('GET /market/getLatestPrice?symbol=BTCUSDT')).price);
  const { orderNo } = await user.call<{ orderNo: string }>('POST /portal/order/contractOrder', {
    contractType: 'fast',
    symbol: 'BTCUSDT',
    direction: 'up',
    seconds: 60,
    amount: '10',
  });
  for (const address of ['market/market?symbol=BTCUSDT', `market/settlement?orderNo=${orderNo}`]) {
    await page.goto(`${app.base}/#/pages/${address}`);
    await page.reload();
    await page.waitForFunction(() => window.tags.length > 60);
    const { axis, tags, prices } = await page.evaluate(() => ({
      axis: window.axis,
      tags: window.tags,
      prices: window.prices,
    }));
    expect(axis.length).toBeGreaterThan(0);
    expect(axis.filter((text) => Math.abs(numberOf(text) / price - 1) > 0.02)).toEqual([]);
    expect([...new Set(tags)].filter((text) => !prices.includes(text))).toEqual([]);
  }
  // Beside an own order the price says what it means for the order, as what it would bring does.
  const effects = () =>
    page.evaluate(() =>
      Array.from(
        document.querySelectorAll<HTMLElement>('main [data-standing]'),
        (element) => `${element.dataset['standing']} ${getComputedStyle(element).color}`,
      ),
    );
  await expect.poll(async () => (await effects()).filter((effect) => /^(win|lose|tie) /.test(effect)).length).toBe(2);
  expect(new Set(await effects()).size).toBe(1);
  expect(phone.problems).toEqual([]);
  await phone.close();
});
