import type { Language } from '@candor/api-contract/languages.ts';
import { headersWith, send } from '@candor/client/send.ts';
import type { Parts } from '@candor/client/sent.ts';
import { price as priceOf, unknown, writeIn } from './locales/format.ts';
import { earlyKey, headersOf, type EarlyCandles } from './shell/early/early.ts';
import { hashIn, homePath, placeOf } from './shell/routing/place.ts';
import { stored, storedJson } from './shell/storage.ts';
import { planOf, type Files } from './early-plan.ts';

/** Written in by the build. */
declare const builtFiles: Files;
declare const candlesFile: string;
/** An answer that takes longer is asked for anew, by the app. */
const patienceMs = 10_000;

/** Stands in the page itself and runs before its scripts are asked for: the line is idle until they come. */
function start(): void {
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
    builtFiles,
  );
  const headers = headersOf(language, token);
  const answers = new Map<string, Promise<Response>>();
  for (const [name, sent] of calls) {
    const answer = send(name, sent, { headers: headersWith(headers), signal: AbortSignal.timeout(patienceMs) });
    // Nobody may ask for it: that it failed is no fault then.
    answer.catch(() => undefined);
    answers.set(earlyKey(name, sent), answer);
    if (name === 'POST /portal/market/kline') drawCandles(language, answer, sent);
  }
  globalThis.early = { headers, answers };
  if (token !== null && placeOf(hashIn(location)).path === homePath) {
    document.documentElement.classList.add('home');
    requestAnimationFrame(() => writePrices(language));
  }
  for (const script of scripts) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.crossOrigin = '';
    link.href = `/assets/${script}.js`;
    document.head.append(link);
  }
}

async function candlesIn(answer: Promise<Response>): Promise<EarlyCandles> {
  // Its own copy, made before the app reads the answer.
  const [{ headers }, text] = await answer.then(async (response) => [response, await response.clone().text()] as const);
  const { code, data } = JSON.parse(text) as { code: number; data: EarlyCandles['list'] };
  return { list: code === 200 ? data : [], now: Date.parse(headers.get('date') ?? '') || Date.now() };
}

/** Has the candles drawn as soon as they are there, which the app's own code takes longer for. */
function drawCandles(language: Language, answer: Promise<Response>, { body }: Parts): void {
  const { period } = body as { period: string };
  const candles = candlesIn(answer);
  candles.catch(() => undefined);
  globalThis.earlyCandles = { language, at: location.hash, period, candles };
  document.documentElement.classList.add('chart');
  const script = document.createElement('script');
  script.fetchPriority = 'high';
  script.src = candlesFile;
  document.head.append(script);
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

start();
