import { utils, type Chart, type Overlay } from 'klinecharts';
import { candlePane, comparedName, legendBottom } from '../panes.ts';
import { apartIn, besideLast, capacity, labelPx, type Room } from './apart.ts';

/** How the lines at one price are called on the chart. */
export const lineNames = { own: 'ownLine', alert: 'alertLine', level: 'levelLine' } as const;

/**
 * Where the labels of lines stand, by the ids of the lines, CSS pixels from the top of the candles; none finds no room.
 */
type Places = ReadonlyMap<string, number>;
interface Size {
  readonly width: number;
  readonly height: number;
}

/** How far down the candles prices stand. */
const placesOf = (chart: Chart, values: readonly number[]): (number | undefined)[] =>
  [
    chart.convertToPixel(
      values.map((value) => ({ value })),
      { paneId: candlePane },
    ),
  ]
    .flat()
    .map(({ y }) => y);

type Standing = readonly [line: Overlay, y: number];

/** The lines of these names that are in sight. */
function linesInSight(chart: Chart, names: readonly string[], height: number): Standing[] {
  const lines = names.flatMap((name) => chart.getOverlays({ name }));
  const places = placesOf(
    chart,
    lines.map(({ points: [point] }) => point?.value ?? NaN),
  );
  return lines.flatMap((line, at): Standing[] => {
    const y = places[at] ?? NaN;
    return y >= 0 && y <= height ? [[line, y]] : [];
  });
}

/** All labels are placed together, and each line asks for its own: kept until everything of this drawing is drawn. */
function once<Placed extends object>(place: (chart: Chart, size: Size) => Placed): typeof place {
  const kept = new WeakMap<Chart, Placed>();
  return (chart, size) => {
    const known = kept.get(chart);
    if (known !== undefined) return known;
    const placed = place(chart, size);
    kept.set(chart, placed);
    queueMicrotask(() => kept.delete(chart));
    return placed;
  };
}

const lastPlace = (chart: Chart): number | undefined => {
  const close = chart.getDataList().at(-1)?.close;
  return close === undefined ? undefined : placesOf(chart, [close])[0];
};

/** As many as the rooms hold, those nearest to the last price. */
function matched(lines: readonly Standing[], rooms: readonly Room[], last = 0): Places {
  const off = ([, y]: Standing) => Math.abs(y - last);
  const held = lines
    .toSorted((a, b) => off(a) - off(b))
    .slice(
      0,
      rooms.reduce((sum, room) => sum + capacity(room), 0),
    )
    .toSorted(([, a], [, b]) => a - b);
  const places = apartIn(
    held.map(([, y]) => y),
    rooms,
  );
  return new Map(held.map(([{ id }, y], at) => [id, Math.round(places[at] ?? y)]));
}

/** Where the words of lines begin. */
export const labelLeftPx = 6;
const paddingPx = 10;
const textOf = (data: unknown): string => (data as { readonly text: string }).text;
interface Labels {
  readonly places: Places;
  /** Where the longest ends. */
  readonly right: number;
}

/** The words of own lines and alerts on the candles: beneath each other, and below the legend of the indicators. */
export const labelPlaces = once((chart, { width, height }): Labels => {
  const legends = chart.getIndicators({ paneId: candlePane }).filter(({ name }) => name !== comparedName);
  const room = { top: legendBottom(legends.length, width) + labelPx / 2, bottom: height - labelPx / 2 };
  const lines = linesInSight(chart, [lineNames.own, lineNames.alert], height);
  const { size, weight, family } = chart.getStyles().overlay.text;
  const widths = lines.map(([{ extendData }]) => utils.calcTextWidth(textOf(extendData), size, weight, family));
  return {
    places: matched(lines, [room], lastPlace(chart)),
    right: labelLeftPx + paddingPx + Math.max(0, ...widths),
  };
});

/** The prices of lines at the axis: beside each other and beside that of the last price. */
export const tagPlaces = once((chart, { height }): Places => {
  const last = lastPlace(chart);
  const rooms = besideLast({ top: labelPx / 2, bottom: height - labelPx / 2 }, last);
  return matched(linesInSight(chart, Object.values(lineNames), height), rooms, last);
});
