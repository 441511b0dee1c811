import { slow4g, usual, type Line } from '../harness/slow-line.ts';
import { median } from '../harness/statistics.ts';
import type { Finding } from '../report.ts';
import type { Marks } from './felt-marks.ts';
import { atPhone, type Place } from './place.ts';
import { dataOf, firstPress, firstVisit, secondVisit } from './visits.ts';

export const home = 'pages/index/index';
export const chart = 'pages/futures/kline?symbol=BTCUSDT';
const quotations = 'pages/quotation/quotation';
/** Pages that are opened first: the five of the bar and the chart; the aims are those of the slow phone. */
const pages = [
  { name: 'home', path: home, aim: 'number ≤ 0.6 s, own balance ≤ 1.3 s, TBT ≤ 80 ms' },
  { name: 'quotations', path: quotations },
  { name: 'trade', path: 'pages/market/market' },
  { name: 'assets', path: 'pages/property/property' },
  { name: 'account', path: 'pages/personal/personal' },
  { name: 'chart', path: chart, aim: 'candles ≤ 1.1 s, TBT ≤ 150 ms' },
] as const;
const loads = 3;
const seconds = (ms: number | undefined): string => (ms === undefined ? '—' : `${(ms / 1_000).toFixed(2)} s`);

/** What was felt of some visits, in words; of each mark the median. */
export function feltOf(visits: readonly Marks[]): string {
  const of = (key: keyof Marks): number | undefined => {
    const values = visits.flatMap((marks) => marks[key] ?? []);
    return values.length === 0 ? undefined : median(values);
  };
  const where = (name: string, value: number | undefined): string[] =>
    value === undefined ? [] : [`${name} ${seconds(value)}`];
  return [
    `first number ${seconds(of('number'))}`,
    ...where('own balance', of('own')),
    ...where('candles', of('candles')),
    `nothing grey ${seconds(of('whole'))}`,
    `first live price ${seconds(of('tick'))}`,
    `TBT ${Math.round(of('tbt') ?? 0)} ms`,
  ].join(', ');
}

const besides = (visits: readonly Marks[]): string =>
  `median of ${visits.length}; LCP ${seconds(median(visits.map(({ lcp }) => lcp)))}, ` +
  `CLS ${Math.max(...visits.map(({ cls }) => cls)).toFixed(3)} at most`;

type Visit = typeof firstVisit;

async function visits(place: Place, visit: Visit, line: Line, path: string): Promise<Marks[]> {
  const seen: Marks[] = [];
  for (let load = 0; load < loads; load += 1) seen.push(await visit(place, line, path));
  return seen;
}

async function pressing(place: Place): Promise<Finding> {
  const taken: number[] = [];
  for (let load = 0; load < loads; load += 1) taken.push(await firstPress(place, usual));
  return {
    what: 'a press in the moment in which the bar of tabs is there, until the next picture (INP)',
    value: `${median(taken)} ms`,
    aim: '≤ 100 ms',
    note: `${Math.min(...taken)} to ${Math.max(...taken)} ms`,
  };
}

async function measured(place: Place): Promise<Finding[]> {
  const found: Finding[] = [];
  for (const { name, path, ...rest } of pages) {
    const seen = await visits(place, firstVisit, usual, path);
    found.push({ what: `${name}, first visit, ${usual.name}`, value: feltOf(seen), note: besides(seen), ...rest });
  }
  for (const { name, path } of [pages[0], pages[5]]) {
    const again = await visits(place, secondVisit, usual, path);
    found.push({
      what: `${name}, second visit, ${usual.name}`,
      value: feltOf(again),
      aim: 'number ≤ 0.3 s, candles ≤ 0.7 s',
      note: besides(again),
    });
    const slow = await visits(place, firstVisit, slow4g, path);
    found.push({ what: `${name}, first visit, ${slow4g.name}`, value: feltOf(slow), note: besides(slow) });
  }
  found.push(await pressing(place));
  return found;
}

/**
 * What a customer on a slow phone waits for: 4× slower processor, a line with handshakes and slow start. Needs a built
 * web app.
 */
export const phone = (): Promise<Finding[]> => atPhone(measured);

/** What a page makes come over the line, of which a person pays each byte. */
export const pageData = (): Promise<Finding[]> =>
  atPhone(async (place) => {
    const found: Finding[] = [];
    for (const { name, path } of [...pages.slice(0, 2), pages[5], { name: 'spot', path: 'pages/currency/currency' }]) {
      const { open, hidden } = await dataOf(place, path);
      found.push({
        what: `${name}, data while it is open; while it is hidden`,
        value: `${open.toFixed(1)} MB an hour; ${hidden.toFixed(1)}`,
        aim: `≤ ${path.includes('kline') || path.includes('currency') ? 6 : 3}; 0`,
      });
    }
    return found;
  });
