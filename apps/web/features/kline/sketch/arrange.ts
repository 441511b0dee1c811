import { barPx, besidePx, panesOf } from '../chart/panes.ts';
import { textSize, type Palette } from '../chart/palette.ts';
import type { Bar } from '../series/bars.ts';
import type { Period } from '../series/periods.ts';
import type { Indicator } from '../choices.ts';
import { bandsOf, type Band } from './bands.ts';
import { scaleOf, ticksOf, type Scale } from './scale.ts';

export const textPx = textSize;
export const timeAxisPx = 22;
/** Beside a label of the price axis: its line and margins; the padding of the last price; that of the cross. */
const labelPx = { tick: 11, last: 10, cross: 12 };
const volumeDecimals = 8;
const aheadBars = besidePx / barPx;

/** How numbers are written, and how wide a text is, CSS pixels. */
export interface Writing {
  /** A decimal with the separators of the language. */
  readonly price: (decimal: string) => string;
  readonly volume: (value: number) => string;
  /** @param at epoch milliseconds */
  readonly time: (at: number) => string;
  readonly widthOf: (text: string) => number;
}

/** What is to be drawn, and on what, CSS pixels. */
export interface Drawn {
  readonly bars: readonly Bar[];
  readonly decimals: number;
  /** How long the last candle still runs; nothing while it stands still. */
  readonly left: string;
  readonly shown: readonly Indicator[];
  readonly width: number;
  readonly height: number;
  readonly writing: Writing;
}

/** All that a picture is made of. */
export interface Picture extends Drawn {
  readonly period: Period;
  readonly palette: Palette;
  /** Stands before the last volume. */
  readonly volumeName: string;
}

/** Where everything lies. */
export interface Arranged {
  /** Width of what lies beside the price axis. */
  readonly width: number;
  /** The first candle on screen; the last is always there. */
  readonly first: number;
  /** Of each candle on screen and after; null before there are twenty, none at all where they are not shown. */
  readonly bands: readonly (Band | null)[];
  readonly prices: Scale;
  /** The scale of the volumes and how far it lies from the top; null where they are not shown. */
  readonly volumes: (Scale & { readonly top: number }) | null;
}

/** The middle of a candle. @param at its index @param count how many there are @param width of the candles' pane */
export const xOf = (at: number, count: number, width: number): number =>
  Math.floor(width - (count + aheadBars - at - 0.5) * barPx + 0.5);

const firstOf = (count: number, width: number): number =>
  Math.max(0, Math.round(count + aheadBars - width / barPx) - 1);

/** The width of the price axis: of its widest label, there or to come. */
function axisOf({ bars, decimals, left, writing }: Drawn, { prices, volumes }: Arranged): number {
  const widthOf = (text: string): number => Math.round(writing.widthOf(text));
  const ticks = [
    ...ticksOf(prices, textPx).map(({ value }) => writing.price(value.toFixed(decimals))),
    ...(volumes === null ? [] : ticksOf(volumes, textPx).map(({ value }) => writing.volume(value))),
  ];
  return Math.max(
    ...ticks.map((text) => labelPx.tick + widthOf(text)),
    labelPx.last + widthOf((bars.at(-1)?.close ?? 0).toFixed(decimals)),
    left === '' ? 0 : labelPx.last + widthOf(left),
    labelPx.cross + widthOf(prices.to.toFixed(decimals)),
    volumes === null ? 0 : labelPx.cross + widthOf(writing.volume(volumes.to)),
  );
}

/** Shares a place among candles, volumes and axes as the chart library will. */
export function arrange(drawn: Drawn): Arranged {
  const { bars, decimals, shown } = drawn;
  const panes = panesOf(drawn.height, shown);
  const height = drawn.height - timeAxisPx - panes.under.length * (panes.each + 1);
  const bands = shown.includes('BOLL') ? bandsOf(bars.map(({ close }) => close)) : [];
  const at = (width: number): Arranged => {
    const first = firstOf(bars.length, width);
    const seen = bars.slice(first);
    const lines = bands.slice(first).flatMap((band) => (band === null ? [] : [band.up, band.mid, band.dn]));
    const values = [...seen.flatMap(({ low, high }) => [low, high]), ...lines];
    const amounts = [0, ...seen.map(({ volume }) => volume)];
    const room = { height: panes.each, free: panes.eachFree, decimals: volumeDecimals };
    return {
      width,
      first,
      bands,
      prices: scaleOf(values, { height, free: panes.free, decimals }),
      volumes: panes.under.length === 0 ? null : { ...scaleOf(amounts, room), top: height + 1 },
    };
  };
  // How wide the axis is depends on the candles on screen, and these on it.
  let arranged = at(drawn.width);
  for (let tries = 0; tries < 3; tries += 1) {
    const width = drawn.width - axisOf(drawn, arranged);
    if (width === arranged.width) break;
    arranged = at(width);
  }
  return arranged;
}
