import type { Ticker, TickerChange } from '@candor/api-contract/events.ts';

export type Changes = ReadonlyMap<string, TickerChange>;
export type Symbols = readonly string[] | 'all';

/** The changes of one frame as the text of an event, for any list of symbols; null where none of them has changed. */
export type TextOf = (symbols: Symbols) => string | null;

/** Texts of symbols, each made when it is first asked for. */
function keptTexts(textOf: (symbol: string) => string): (symbol: string) => string {
  const known = new Map<string, string>();
  return (symbol) => {
    const text = known.get(symbol) ?? textOf(symbol);
    known.set(symbol, text);
    return text;
  };
}

/** The texts of a list with commas between; nothing where a symbol has none. */
function joined(symbols: Iterable<string>, textOf: (symbol: string) => string): string {
  let list = '';
  for (const symbol of symbols) {
    const text = textOf(symbol);
    if (text !== '') list += list === '' ? text : `,${text}`;
  }
  return list;
}

/** Each symbol's change is written once, when a list first asks for it, and joined for every list that holds it. */
export function changeTexts(changes: Changes): TextOf {
  const textOf = keptTexts((symbol) => {
    const change = changes.get(symbol);
    return change === undefined ? '' : JSON.stringify(change);
  });
  return (symbols) => {
    const rows = joined(symbols === 'all' ? changes.keys() : symbols, textOf);
    return rows === '' ? null : `["ticker",[${rows}]]`;
  };
}

interface Brief {
  readonly event: 'quotes' | 'rest';
  /** So far a price may lie before the time that stands for all. */
  readonly lagMs: number;
  /** Whose volume and turnover are told this time. */
  readonly rows: readonly Ticker[];
}

/** The same in brief: a price is a name and a text, and what follows from it is left out. */
export function briefTexts(changes: Changes, { event, lagMs, rows }: Brief): TextOf {
  const time = [...changes.values()].reduce((newest, change) => Math.max(newest, change.time ?? 0), 0);
  const volumes = new Map(rows.map(({ symbol, volume, turnover }) => [symbol, { volume, turnover }]));
  const isOfNow = (change: TickerChange): boolean =>
    typeof change.price === 'string' && change.time !== undefined && time - change.time <= lagMs;
  const priceOf = keptTexts((symbol) => {
    const change = changes.get(symbol);
    return change !== undefined && isOfNow(change) ? `${JSON.stringify(symbol)}:${JSON.stringify(change.price)}` : '';
  });
  const moreOf = keptTexts((symbol) => {
    const change = changes.get(symbol) ?? { symbol };
    const more = { ...besidePrice(change, isOfNow(change)), ...volumes.get(symbol) };
    return Object.keys(more).length === 1 ? '' : JSON.stringify(more);
  });
  return (symbols) => {
    const listed = symbols === 'all' ? new Set([...changes.keys(), ...volumes.keys()]) : symbols;
    const [prices, more] = [joined(listed, priceOf), joined(listed, moreOf)];
    if (prices === '' && more === '') return null;
    const parts = [`"time":${time}`, prices && `"prices":{${prices}}`, more && `"more":[${more}]`];
    return `["${event}",{${parts.filter((part) => part !== '').join()}}]`;
  };
}

/** What neither the price nor the time of all tells; a mark that these don't tell, with its own time. */
function besidePrice(change: TickerChange, isPriced: boolean): TickerChange {
  const { price, time, changeRate: _rate, volume: _volume, turnover: _turnover, ...others } = change;
  const isOwn = !isPriced && (price !== undefined || others.halted !== undefined);
  return isOwn
    ? { ...others, ...(price === undefined ? {} : { price }), ...(time === undefined ? {} : { time }) }
    : others;
}
