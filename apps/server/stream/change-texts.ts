import type { TickerChange } from '@candor/api-contract/events.ts';

export type Changes = ReadonlyMap<string, TickerChange>;

/** The changes of one frame as text, for any list of symbols; null where none of them has changed. */
export type TextOf = (symbols: readonly string[] | 'all') => string | null;

/** Each symbol's change is written once, when a list first asks for it, and joined for every list that holds it. */
export function changeTexts(changes: Changes): TextOf {
  const written = new Map<string, string>();
  const textOf = (symbol: string): string => {
    const known = written.get(symbol);
    if (known !== undefined) return known;
    const change = changes.get(symbol);
    const text = change === undefined ? '' : JSON.stringify(change);
    written.set(symbol, text);
    return text;
  };
  return (symbols) => {
    let rows = '';
    for (const symbol of symbols === 'all' ? changes.keys() : symbols) {
      const text = textOf(symbol);
      if (text !== '') rows += rows === '' ? text : `,${text}`;
    }
    return rows === '' ? null : `["ticker",[${rows}]]`;
  };
}
