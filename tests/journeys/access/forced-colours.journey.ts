import { afterAll, beforeAll, expect, test } from 'vitest';
import { go, openApp, type App } from '../app.ts';
import type { Phone } from '../browser.ts';
import { signIn } from '../sign-in.ts';

/** Buttons, choices, tabs, sliders, switches, meters and a chart. */
const addresses = [
  'market/marketOrder?symbol=BTCUSDT',
  'contract/contract?symbol=BTCUSDT',
  'currency/currency?symbol=BTCUSDT',
  'futures/kline?symbol=BTCUSDT',
  'property/property',
  'setting/ownLimits',
  'personal/personal',
  'setting/setting',
];

let app: App;
let user: Phone;
beforeAll(async () => {
  app = await openApp();
  user = await app.phone('vi', { reducedMotion: true });
  await signIn(app, user, 'nguoimaucuong2026');
});
afterAll(() => app.close());

/** What is told from its surroundings by its filling alone, in the colours of the app, kept for {@link lost}. */
function remember(): number {
  const isSeen = (element: Element) => element.checkVisibility() && element.getBoundingClientRect().width > 0;
  const filled = [...document.querySelectorAll('main *')].filter((element) => {
    const { backgroundColor, borderTopWidth } = getComputedStyle(element);
    const isFilled = backgroundColor !== 'rgba(0, 0, 0, 0)' && borderTopWidth === '0px';
    return isFilled && isSeen(element) && (element.matches('.press') || element.childNodes.length === 0);
  });
  const places = filled.map((element) => ({ element, colour: getComputedStyle(element).backgroundColor }));
  Object.assign(globalThis, { places });
  return places.length;
}

/** What of it has neither its filling nor a frame any more. */
function lost(): string[] {
  const { places } = globalThis as unknown as { places: { element: Element; colour: string }[] };
  return places.flatMap(({ element, colour }) => {
    const { backgroundColor, outlineStyle } = getComputedStyle(element);
    const isSoft = element.className.includes('-soft');
    if (!element.isConnected || isSoft || backgroundColor === colour || outlineStyle !== 'none') return [];
    return [element.outerHTML.slice(0, 160)];
  });
}

/** The widths of frames of what is chosen and of its neighbours. */
function frames(): { chosen: string[]; others: string[] } {
  const widths = (selector: string) => [
    ...new Set(
      [...document.querySelectorAll(selector)]
        .filter((element) => element.checkVisibility() && !element.matches(':focus-visible'))
        .map((element) => getComputedStyle(element).outlineWidth),
    ),
  ];
  return {
    chosen: widths(':is([role=tab][aria-selected=true], [role=radio][aria-checked=true], nav [aria-current])'),
    others: widths(':is([role=tab][aria-selected=false], [role=radio][aria-checked=false], nav a:not([aria-current]))'),
  };
}

test.each([
  [390, 844],
  [1440, 900],
])(
  'in forced colours nothing that its filling told apart is lost at %i × %i, and what is chosen shows',
  async (width, height) => {
    const { page } = user;
    await page.setViewportSize({ width, height });
    let [seen, withChoices] = [0, 0];
    for (const address of addresses) {
      await page.emulateMedia({ forcedColors: 'none' });
      await go(user, address);
      await page.reload();
      await expect.poll(() => page.evaluate(remember), { message: address }).toBeGreaterThan(0);
      seen += await page.evaluate(remember);
      await page.emulateMedia({ forcedColors: 'active' });
      expect(await page.evaluate(lost), address).toEqual([]);
      const { chosen, others } = await page.evaluate(frames);
      expect({ chosen, others }, address).toEqual({
        chosen: chosen.length === 0 ? [] : ['3px'],
        others: others.length === 0 ? [] : ['1px'],
      });
      withChoices += chosen.length;
      expect(
        await page.evaluate(() =>
          [...document.querySelectorAll('canvas')].map((canvas) => getComputedStyle(canvas).forcedColorAdjust),
        ),
      ).not.toContain('auto');
    }
    expect(seen).toBeGreaterThan(20);
    expect(withChoices).toBeGreaterThan(3);
  },
);
