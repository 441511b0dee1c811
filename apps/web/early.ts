import type { Language } from '@candor/api-contract/languages.ts';
import { headersWith, send } from '@candor/client/send.ts';
import type { Parts } from '@candor/client/sent.ts';
import { price as priceOf, unknown, writeIn } from './locales/format.ts';
import { earlyKey, headersOf } from './shell/early/early.ts';
import { hashIn, homePath, placeOf } from './shell/routing/place.ts';
import { balancesIn, lastKnown, type LastKnown, type OwnBalances } from './shell/pwa/kept.ts';
import { stored, storedJson } from './shell/storage.ts';
import { drawEarly, type EarlyCandles } from './early-candles.ts';
import { showKnownPrice, writeKnownPrice, writeWorth } from './early-known.ts';
import { chartPath, planOf, type Files } from './early-plan.ts';

/** Written in by the build. */
declare const builtFiles: Files;
const files = builtFiles;
/** An answer that takes longer is asked for anew, by the app. */
const patienceMs = 10_000;

/** Asks for something by a tag: what stands in the page itself, the browser would ask for before this runs. */
function ask<Tag extends 'link' | 'script'>(tag: Tag, how: Partial<HTMLElementTagNameMap[Tag]>): void {
  document.head.append(Object.assign(document.createElement(tag), { crossOrigin: '', ...how }));
}

const askForScript = (href: string): void => ask('link', { rel: 'modulepreload', href });

/** The app itself. */
function openApp(): void {
  const { style, scripts } = files.app;
  ask('link', { rel: 'stylesheet', href: style });
  scripts.forEach(askForScript);
  ask('script', { type: 'module', src: scripts[0] ?? '' });
}

/** Makes the calls that hold the page up, before any file is asked for. @returns scripts of the page */
function start(): readonly string[] {
  const builtIn: unknown = import.meta.env['VITE_API_BASE'];
  const { language, token, calls, scripts } = planOf(
    {
      hash: hashIn(location),
      tags: navigator.languages ?? [],
      locale: stored('locale'),
      session: storedJson('session'),
      chart: storedJson('klineSettings'),
      line: stored('networkLine') || (typeof builtIn === 'string' ? builtIn : ''),
    },
    files,
  );
  const { path, query } = placeOf(hashIn(location));
  const symbol = query.get('symbol') ?? '';
  const headers = headersOf(language, token);
  const answers = new Map<string, Promise<Response>>();
  for (const [name, sent] of calls) {
    const answer = send(name, sent, { headers: headersWith(headers), signal: AbortSignal.timeout(patienceMs) });
    // Nobody may ask for it: that it failed is no fault then.
    answer.catch(() => undefined);
    answers.set(earlyKey(name, sent), answer);
    if (name === 'POST /portal/market/kline') showCandles(language, answer, sent);
    if (name === 'POST /account/list' && path === homePath) void showWorth(answer);
    if (name === 'GET /portal/market/tickers' && path === chartPath) void showPrice(answer, symbol);
  }
  globalThis.early = { headers, answers };
  if (token !== null && path === homePath) {
    document.documentElement.classList.add('home');
    whenParsed(() => showHome(language));
  }
  if (token !== null && path === chartPath) whenParsed(() => showChart(language, symbol));
  return scripts;
}

/** The list that was answered, empty where none was, and the server's time. */
async function listIn<Row>(answer: Promise<Response>): Promise<{ list: Row[]; now: number }> {
  // Its own copy, made before the app reads the answer.
  const [{ headers }, text] = await answer.then(async (response) => [response, await response.clone().text()] as const);
  const { code, data } = JSON.parse(text) as { code: number; data: Row[] };
  return { list: code === 200 ? data : [], now: Date.parse(headers.get('date') ?? '') || Date.now() };
}
const candlesIn = (answer: Promise<Response>): Promise<EarlyCandles> => listIn(answer);

/** Has the candles drawn as soon as they are there, which the app's own code takes longer for. */
function showCandles(language: Language, answer: Promise<Response>, { body }: Parts): void {
  const { period } = body as { period: string };
  document.documentElement.classList.add('chart');
  drawEarly({ language, period, candles: candlesIn(answer) });
}

const isHidden = (): boolean => stored('hideBalances') === 'true';

/** Says what is owned as soon as that is answered; with the time, as all that the shell says. */
async function showWorth(answer: Promise<Response>): Promise<void> {
  const { list, now: time } = await listIn<OwnBalances['list'][number]>(answer);
  if (list.length > 0) whenParsed(() => writeWorth({ list, time }, isHidden()));
}

/** Says over the chart what its symbol costs as soon as that is answered; with the time, as all that the shell says. */
async function showPrice(answer: Promise<Response>, symbol: string): Promise<void> {
  const { list: tickers } = await listIn<LastKnown['tickers'][number]>(answer);
  whenParsed(() => showKnownPrice({ tickers }, symbol));
}

/** Before the next painting for which the page is there. */
function whenParsed(act: () => void): void {
  requestAnimationFrame(() => {
    if (document.querySelector('.own') !== null) act();
    else if (document.readyState === 'loading') whenParsed(act);
  });
}

/** Shows what can be shown before the app is there: what the page has come with, and what this device knew last. */
function showHome(language: Language): void {
  writeIn(language);
  const session = storedJson('session') as { userInfo?: { userId?: string } | null } | null;
  const known = lastKnown();
  const pairs = [...document.querySelectorAll('.prices > *')].map(({ children }) => [...children]);
  for (const [name, price] of pairs) if (name && price instanceof HTMLElement) writePrice(name, price, known);
  const rows = pairs.map(([name, price]) => [name?.textContent ?? '', price?.textContent ?? ''] as const);
  if (globalThis.early !== undefined) globalThis.early.prices = rows;
  const kept = balancesIn(known, session?.userInfo?.userId);
  if (kept !== null) writeWorth(kept, isHidden());
}

function showChart(language: Language, symbol: string): void {
  writeIn(language);
  showKnownPrice(lastKnown(), symbol);
}

/**
 * Writes a price that the page has come with in the manner of the language; in a page that was kept, the one that was
 * known last, with its time.
 */
function writePrice(name: Element, price: HTMLElement, known: LastKnown | null): void {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const { decimals } = price.dataset;
  if (decimals !== undefined && navigation?.type !== 'back_forward')
    price.textContent = priceOf(price.textContent, Number(decimals));
  else if (!writeKnownPrice(known, name, price)) price.textContent = unknown;
}

let scripts: readonly string[] = [];
try {
  scripts = start();
} finally {
  openApp();
}
scripts.forEach((name) => askForScript(`/assets/${name}.js`));
