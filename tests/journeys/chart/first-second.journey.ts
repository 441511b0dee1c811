import { afterAll, beforeAll, expect, test } from 'vitest';
import { go, openApp, type App } from '../app.ts';
import type { Page } from '../browser.ts';
import { signIn } from '../sign-in.ts';
import { priceOf, recordFilm, type Still, type Word } from './film.ts';

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

const stills = 20;
/** Who looks at a price beside another one that is as old as this sees the same. */
const togetherMs = 250;
/** An axis may follow a price; further in a twentieth of a second, CSS pixels, it jumps. */
const stepPx = 24;
/** Of the last price on candles, and of nothing else there. */
const tagColour = '#06110c';

/** Notes every price of a symbol that the server tells: of quotations, and of candles. */
function hear(page: Page, symbol: string): Set<number> {
  const told = new Set<number>();
  const take = (text: string, ...forms: string[]) => {
    for (const form of forms) for (const [, price] of text.matchAll(new RegExp(form, 'g'))) told.add(Number(price));
  };
  const quoted = [`"symbol":"${symbol}"[^}]*?"price":"([\\d.]+)"`, `"${symbol}":"([\\d.]+)"`];
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => take(String(payload), ...quoted)));
  page.on('response', (answer) => {
    // Of no other symbol are there candles on these pages.
    const forms = answer.url().includes('kline') ? ['"(?:high|low|close)":"([\\d.]+)"'] : quoted;
    void answer.text().then(
      (text) => take(text, ...forms),
      () => undefined,
    );
  });
  return told;
}

const isTag = ({ bold, colour, text }: Word): boolean => (bold || colour === tagColour) && priceOf(text) !== null;
/** All prices on charts: what is written under the candles is in other units. */
function pricesIn({ words }: Still): Word[] {
  // The early candles come before the words of the page.
  const isFoot = ({ chart, text }: Word): boolean => text === (chart === 'early' ? '' : 'Vol') && chart !== 'line';
  const foot = Math.min(...words.filter(isFoot).map(({ y }) => y));
  return words.filter(
    ({ chart, text, y }) => priceOf(text) !== null && (chart === 'line' || chart === 'ticket' || y < foot),
  );
}

function farOff(film: readonly Still[], told: ReadonlySet<number>): string[] {
  const [low, high] = [Math.min(...told), Math.max(...told)];
  const room = Math.max(high - low, high / 50);
  return film.flatMap((still) =>
    pricesIn(still)
      .filter(({ text }) => Number(priceOf(text)) < low - room || Number(priceOf(text)) > high + room)
      .map(({ chart, text }) => `${Math.round(still.at)} ms, ${chart}: ${text} lies beyond all prices`),
  );
}

function madeUp(film: readonly Still[], told: ReadonlySet<number>): string[] {
  return film.flatMap((still) =>
    pricesIn(still)
      .filter((word) => isTag(word) && !told.has(Number(priceOf(word.text))))
      .map(({ chart, text }) => `${Math.round(still.at)} ms, ${chart}: nobody has told ${text}`),
  );
}

/** A busy processor takes stills further apart: what changed from the one before to the next one is together too. */
function besideTheHead(film: readonly Still[]): string[] {
  return film.flatMap(({ at, head, words }, index) => {
    const near = film.filter((other, place) => Math.abs(other.at - at) <= togetherMs || Math.abs(place - index) <= 1);
    const heads = near.flatMap((other) => other.heads);
    return words
      .filter((word) => word.chart !== 'early' && isTag(word) && head !== null && priceOf(head) !== null)
      .filter(({ text }) => !heads.includes(text))
      .map(({ chart, text }) => `${Math.round(at)} ms, ${chart}: ${text} beside ${head}`);
  });
}

/** Round prices of an axis by their text, where they stand. */
const axisOf = (still: Still, chart: Word['chart']): Map<string, number> =>
  new Map(
    pricesIn(still)
      .filter((word) => word.chart === chart && !isTag(word) && /(?:00|50|25|75)\.00$/.test(word.text))
      .map(({ text, y }) => [text, y]),
  );

function jumps(film: readonly Still[]): string[] {
  return film.slice(1).flatMap((still, before) =>
    (['candles', 'ticket'] as const).flatMap((chart) => {
      const [was, is] = [axisOf(film[before] ?? still, chart), axisOf(still, chart)];
      const far = [...is].filter(([text, y]) => Math.abs((was.get(text) ?? y) - y) > stepPx);
      const strange = was.size > 1 && is.size > 1 && [...is.keys()].every((text) => !was.has(text));
      return far.length > 0 || strange ? [`${Math.round(still.at)} ms, ${chart}: ${[...was]} → ${[...is]}`] : [];
    }),
  );
}

/** From the first still with prices on a chart on. */
async function filmed(page: Page): Promise<Still[]> {
  await page.waitForFunction(
    (count) => window.film.filter(({ words }) => words.some(({ chart }) => chart !== 'early')).length > count,
    stills,
  );
  const film = await page.evaluate(() => window.film);
  return film.slice(film.findIndex(({ words }) => words.length > 0));
}

test.each([
  [390, 'futures/kline', ['candles']],
  [390, 'market/market', ['line']],
  [390, 'contract/contract', ['ticket']],
  [1440, 'futures/kline', ['candles']],
  [1440, 'market/market', ['candles', 'line']],
  [1440, 'contract/contract', ['candles', 'ticket']],
] as const)(
  'at %i, the first second of %s shows prices that are, on an axis that stays',
  async (width, place, charts) => {
    const desktop = width > 1000;
    const phone = await app.phone('en', { width, height: desktop ? 900 : 844, desktop, noWorker: true });
    const { page } = phone;
    await signIn(app, phone, `phim${width}${place.slice(-6)}`.replaceAll('/', 'x'));
    await page.goto(`${app.base}/#/pages/${place}?symbol=BTCUSDT`);
    const told = hear(page, 'BTCUSDT');
    await recordFilm(page);
    await page.reload();
    const film = await filmed(page);
    const seen = new Set(film.flatMap((still) => pricesIn(still).map(({ chart }) => chart)));
    expect([...seen]).toEqual(expect.arrayContaining([...charts]));
    expect(film.filter((still) => pricesIn(still).some(isTag)).length).toBeGreaterThanOrEqual(stills);
    expect(farOff(film, told)).toEqual([]);
    expect(madeUp(film, told)).toEqual([]);
    expect(besideTheHead(film)).toEqual([]);
    expect(jumps(film)).toEqual([]);
    expect(phone.problems).toEqual([]);
    await phone.close();
  },
);

test('who wants no movement sees nothing of a chart before it has prices, on the way from another page', async () => {
  const phone = await app.phone('en', { width: 1440, height: 900, desktop: true, noWorker: true, reducedMotion: true });
  const { page } = phone;
  await signIn(app, phone, 'phimyen1440');
  await page.goto(`${app.base}/#/pages/help/help`);
  const told = hear(page, 'BTCUSDT');
  await recordFilm(page);
  await page.reload();
  await page.getByRole('searchbox').waitFor();
  for (const place of ['futures/kline?symbol=BTCUSDT', 'help/help', 'contract/contract?symbol=BTCUSDT']) {
    await page.evaluate(() => {
      window.film = [];
    });
    await go(phone, place);
    if (place === 'help/help') continue;
    const film = await filmed(page);
    expect(film.some((still) => pricesIn(still).some(({ chart }) => chart === 'candles'))).toBe(true);
    expect(farOff(film, told)).toEqual([]);
  }
  expect(phone.problems).toEqual([]);
  await phone.close();
});
