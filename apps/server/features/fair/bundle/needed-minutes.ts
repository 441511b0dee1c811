import type { Instant } from '@candor/core/market/mark.ts';

/** Of a symbol's tape what a receipt rests on: the last mark at or before `from`, the first at or after `to`. */
export interface Stretch {
  readonly symbol: string;
  readonly from: Instant;
  readonly to: Instant;
}

const lineOf = (content: string, name: string): string =>
  content
    .split('\n')
    .find((line) => line.startsWith(`${name} `))
    ?.slice(name.length + 1) ?? '';
/** `7@1000=…`, or `BTCUSDT#7@1000=…`; null where there is none. */
const timeOf = (mark: string): Instant | null => {
  const time = /@(\d+)=/.exec(mark)?.[1];
  return time === undefined ? null : Number(time);
};

function ofFast(content: string, terms: readonly string[]): Stretch[] {
  const [received, symbol = ''] = [Number(terms[10]), terms[3]];
  const entry = timeOf(lineOf(content, 'entry'));
  const expiry = entry === null ? received + 1 : entry + Number(terms[5]) * 1_000;
  return [{ symbol, from: received, to: expiry }];
}

function ofFutures(content: string, terms: readonly string[]): Stretch[] {
  const symbol = terms[3] ?? '';
  return ['open', 'close'].flatMap((name) => {
    const time = timeOf(lineOf(content, name));
    // A close is carried out by the second of two marks.
    return time === null ? [] : [{ symbol, from: time - 1, to: time }];
  });
}

/** Asked for at a moment, or reached by a limit; what was opened before lies where it says. */
function ofAsked(content: string, terms: readonly string[]): Stretch[] {
  const [symbol, asked] = [terms[3] ?? '', Number(lineOf(content, 'asked'))];
  const at = (name: string, from?: number): Stretch[] => {
    const time = timeOf(lineOf(content, name));
    return time === null ? [] : [{ symbol, from: from ?? time, to: time }];
  };
  const since = Number.isNaN(asked) ? undefined : asked;
  return [...at('mark', since), ...at('close', since), ...at('open'), ...at('other-open')];
}

function ofMarks(content: string, names: readonly string[]): Stretch[] {
  return names.flatMap((name) => {
    const mark = lineOf(content, name);
    const [time, symbol] = [timeOf(mark), mark.split('#')[0]];
    return time === null || symbol === undefined ? [] : [{ symbol, from: time, to: time }];
  });
}

/** A stop is let in by the second of two marks. */
function ofTrigger(content: string, terms: readonly string[]): Stretch[] {
  const time = timeOf(lineOf(content, 'trigger'));
  return time === null ? [] : [{ symbol: terms[3] ?? '', from: time - 1, to: time }];
}

/** What of the tape has to be at hand to recompute a receipt; nothing for what rests on no mark. */
export function stretchesOf(content: string): Stretch[] {
  const terms = lineOf(content, 'terms').split('|');
  if (terms[0] === 'fast') return ofFast(content, terms);
  if (terms[0] === 'futures') return ofFutures(content, terms);
  if (terms[0]?.startsWith('futures-') === true) return ofAsked(content, terms);
  if (terms[0] === 'spot') return ofMarks(content, ['mark']);
  if (terms[0] === 'spot-when') return [...ofMarks(content, ['mark']), ...ofTrigger(content, terms)];
  return terms[0] === 'exchange' ? ofMarks(content, ['from', 'to', 'from-at-execution', 'to-at-execution']) : [];
}
