import type { Band } from './bands.ts';
import { lineColours } from '../chart/palette.ts';
import { textPx, type Picture, type Writing } from './arrange.ts';
import type { Shape } from './shapes.ts';

const edgePx = 4;
const topPx = 6;
const gap = { left: 8, top: 4 };
const rowPx = gap.top + textPx;

interface Legend {
  readonly text: string;
  readonly colour: string;
}

/** Words one after the other, in as many rows as they take. */
export function legendOf(words: readonly (readonly Legend[])[], width: number, widthOf: Writing['widthOf']): Shape[] {
  let [x, y] = [edgePx, topPx];
  return words.flatMap((word) => {
    const wide = word.reduce((sum, { text }) => sum + widthOf(text), 0);
    if (x + gap.left + wide > width - edgePx) [x, y] = [edgePx, y + rowPx];
    let at = x + gap.left;
    x = at + wide;
    return word.map(({ text, colour }): Shape => {
      const shape: Shape = { kind: 'text', x: at, y: y + gap.top, text, colour };
      at += widthOf(text);
      return shape;
    });
  });
}

const unknown = 'n/a';

/** The bands at the last candle, as words of their colours. */
export function bandLegend(last: Band | null, { decimals, palette, writing }: Picture): Legend[][] {
  const colours = lineColours(palette);
  const values = (['up', 'mid', 'dn'] as const).map((key, at) => {
    const colour = colours[at] ?? '';
    const text = last === null ? unknown : writing.price(last[key].toFixed(decimals));
    return [
      { text: `${key.toUpperCase()}: `, colour },
      { text, colour },
    ];
  });
  return [[{ text: 'BOLL(20,2)', colour: palette.faint }], ...values];
}
