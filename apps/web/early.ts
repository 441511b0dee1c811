import type { Language } from '@candor/api-contract/languages.ts';
import { headersWith, send } from '@candor/client/send.ts';
import type { Parts } from '@candor/client/sent.ts';
import { price as priceOf, unknown, writeIn } from './locales/format.ts';
import { earlyKey, headersOf } from './shell/early/early.ts';
import { hashIn, homePath, placeOf } from './shell/routing/place.ts';
import { stored, storedJson } from './shell/storage.ts';
import { drawEarly, type EarlyCandles } from './early-candles.ts';
import { planOf, type Files } from './early-plan.ts';

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
  const headers = headersOf(language, token);
  const answers = new Map<string, Promise<Response>>();
  for (const [name, sent] of calls) {
    const answer = send(name, sent, { headers: headersWith(headers), signal: AbortSignal.timeout(patienceMs) });
    // Nobody may ask for it: that it failed is no fault then.
    answer.catch(() => undefined);
    answers.set(earlyKey(name, sent), answer);
    if (name === 'POST /portal/market/kline') showCandles(language, answer, sent);
  }
  globalThis.early = { headers, answers };
  if (token !== null && placeOf(hashIn(location)).path === homePath) {
    document.documentElement.classList.add('home');
    requestAnimationFrame(() => writePrices(language));
  }
  return scripts;
}

async function candlesIn(answer: Promise<Response>): Promise<EarlyCandles> {
  // Its own copy, made before the app reads the answer.
  const [{ headers }, text] = await answer.then(async (response) => [response, await response.clone().text()] as const);
  const { code, data } = JSON.parse(text) as { code: number; data: EarlyCandles['list'] };
  return { list: code === 200 ? data : [], now: Date.parse(headers.get('date') ?? '') || Date.now() };
}

/** Has the candles drawn as soon as they are there, which the app's own code takes longer for. */
function showCandles(language: Language, answer: Promise<Response>, { body }: Parts): void {
  const { period } = body as { period: string };
  document.documentElement.classList.add('chart');
  drawEarly({ language, period, candles: candlesIn(answer) });
}

/**
 * Writes the prices that the page has come with in the manner of the language, before it is painted; none that the
 * browser has kept from before.
 */
function writePrices(language: Language): void {
  const place = document.querySelector('.prices');
  if (place === null) {
    // The page is still on its way.
    if (document.readyState === 'loading') requestAnimationFrame(() => writePrices(language));
    return;
  }
  writeIn(language);
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  for (const price of place.querySelectorAll<HTMLElement>('[data-decimals]')) {
    const text = price.textContent;
    price.textContent =
      navigation?.type === 'back_forward' ? unknown : priceOf(text, Number(price.dataset['decimals']));
  }
  const rows = [...place.children].map(
    ({ children: [name, price] }) => [name?.textContent ?? '', price?.textContent ?? ''] as const,
  );
  if (globalThis.early !== undefined) globalThis.early.prices = rows;
}

let scripts: readonly string[] = [];
try {
  scripts = start();
} finally {
  openApp();
}
scripts.forEach((name) => askForScript(`/assets/${name}.js`));
