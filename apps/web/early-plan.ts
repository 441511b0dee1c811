import type { CallName } from '@candor/api-contract/index.ts';
import type { Language } from '@candor/api-contract/languages.ts';
import type { Parts } from '@candor/client/sent.ts';
import { periods } from './features/kline/series/periods.ts';
import { firstSize } from './features/kline/series/series.ts';
import { placeOf } from './shell/routing/place.ts';
import { firstLanguage } from './shell/session/first-language.ts';

/** Scripts of the build: what the pages need that are often opened first, and the words of each language. */
export interface Files {
  /** Addresses of what every page has; the first script is the one that begins. */
  readonly app: { readonly style: string; readonly scripts: readonly string[] };
  readonly pages: Readonly<Partial<Record<string, readonly string[]>>>;
  /** Pages that need the secondary words as well. */
  readonly secondary: readonly string[];
  /** First words, then secondary ones. */
  readonly words: Readonly<Record<Language, readonly [string, string]>>;
}

/** What the device knows when the page is opened. */
export interface Known {
  readonly hash: string;
  /** What the browser speaks. */
  readonly tags: readonly string[];
  /** Of a choice of language; null without one. */
  readonly locale: string | null;
  /** As it is kept, read from JSON. */
  readonly session: unknown;
  readonly chart: unknown;
  /** The address of calls where it is not the page's own. */
  readonly line: string;
}

export interface Plan {
  readonly language: Language;
  readonly token: string | null;
  readonly calls: readonly (readonly [CallName, Parts])[];
  /** Names of scripts. */
  readonly scripts: readonly string[];
}

export const chartPath = 'pages/futures/kline';

function textIn(value: unknown, key: string): string | null {
  const found: unknown = value !== null && typeof value === 'object' ? (value as Record<string, unknown>)[key] : null;
  return typeof found === 'string' ? found : null;
}

function candlesOf(query: URLSearchParams, chart: unknown): Plan['calls'] {
  const symbol = query.get('symbol') ?? '';
  // Candles of futures come from another call, and which they are is not known yet.
  if (!symbol.endsWith('USDT')) return [];
  const period = periods.find((each) => each === query.get('period')) ?? textIn(chart, 'period') ?? '15m';
  return [['POST /portal/market/kline', { body: { symbol, period, limit: firstSize } }]];
}

/**
 * What the first page needs: the calls that hold it up, and its scripts beside those that every page has. What turns
 * out not to be needed is never taken; what is missing is asked for later, as ever.
 */
export function planOf({ hash, tags, locale, session, chart, line }: Known, files: Files): Plan {
  const { path, query } = placeOf(hash);
  const language = firstLanguage(locale, tags);
  const token = textIn(session, 'token');
  const [first, secondary] = files.words[language];
  // A visitor gets another page there, and a line is asked once the app has opened it.
  const calls: Plan['calls'] =
    line !== '' || token === null
      ? []
      : [
          ...(path === chartPath ? candlesOf(query, chart) : []),
          ['GET /portal/market/tickers', {}],
          ['POST /account/list', {}],
          ['GET /common/getConfig', {}],
        ];
  return {
    language,
    token,
    calls,
    scripts: [
      ...(token === null ? [] : (files.pages[path] ?? [])),
      first,
      ...(files.secondary.includes(path) ? [secondary] : []),
    ],
  };
}
