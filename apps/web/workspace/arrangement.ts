export const presets = ['simple', 'trader', 'fourCharts'] as const;
export type Preset = (typeof presets)[number];
/** All that stands on the workspace, in its places at first: left, middle above and below, right above and below. */
export const panes = ['watchList', 'charts', 'dock', 'book', 'ticket'] as const;
export type Pane = (typeof panes)[number];
/** What can be folded away. */
export const panels = ['watchList', 'book', 'ticket', 'dock'] as const;
export type PanelName = (typeof panels)[number];
export const dockTabs = ['positions', 'orders', 'history', 'alerts', 'statement', 'mirror'] as const;
export type DockTab = (typeof dockTabs)[number];

/** Charts beside the one of the symbol that is traded. */
export const moreChartsMax = 3;

/** Shares of the panels of a group, by their names, percent. */
export type Sizes = Readonly<Record<string, number>>;

/** How the workspace is laid out. */
export interface Arrangement {
  readonly shown: readonly PanelName[];
  /** What stands in each place, in the order of {@link panes}. */
  readonly places: readonly Pane[];
  /** The right column stands at the left. */
  readonly swapped: boolean;
  /** Symbols of the charts beside the first. */
  readonly charts: readonly string[];
  readonly dockTab: DockTab;
  /** By the name of the group and what stands in it. */
  readonly sizes: Readonly<Record<string, Sizes>>;
}

const fourth = ['ETHUSDT', 'SOLUSDT', 'BNBUSDT'];
const looks: Readonly<Record<Preset, Pick<Arrangement, 'shown' | 'charts'>>> = {
  simple: { shown: ['ticket'], charts: [] },
  trader: { shown: panels, charts: [] },
  fourCharts: { shown: ['watchList', 'ticket'], charts: fourth },
};

/** As it is at first: a narrower screen leaves no room for the prices beside the chart. @param width CSS pixels */
export const initialFor = (width: number): Arrangement => ({
  shown: panels.filter((panel) => panel !== 'watchList' || width >= 1280),
  places: panes,
  swapped: false,
  charts: [],
  dockTab: 'positions',
  sizes: {},
});

/** What a preset makes of an arrangement: it keeps what is not about panels. */
export const presetOf = (preset: Preset, now: Arrangement): Arrangement => ({
  ...now,
  ...looks[preset],
  places: panes,
  sizes: {},
});

/** The preset that an arrangement shows, if it is one. */
export const presetShown = ({ shown, places, charts }: Arrangement): Preset | undefined =>
  presets.find(
    (preset) =>
      looks[preset].shown.join() === shown.join() &&
      places.join() === panes.join() &&
      (looks[preset].charts.length === 0) === (charts.length === 0),
  );

/** The places of each column, from the left. */
const columnPlaces = [[0], [1, 2], [3, 4]] as const;

/** What is seen, column by column from the left, each from above; columns with nothing in them are left out. */
export function columnsOf({ shown, places, swapped }: Pick<Arrangement, 'shown' | 'places' | 'swapped'>): Pane[][] {
  const isShown = (pane: Pane): boolean => pane === 'charts' || shown.includes(pane);
  const columns = columnPlaces
    .map((column) => column.flatMap((place) => places[place] ?? []).filter(isShown))
    .filter((column) => column.length > 0);
  return swapped ? columns.reverse() : columns;
}

const ways = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] } as const;
export type Way = keyof typeof ways;
export const isWay = (key: string): key is Way => Object.hasOwn(ways, key);

/** What stands beside a pane in a direction; undefined at the edge. */
export function neighbourOf(now: Parameters<typeof columnsOf>[0], pane: Pane, way: Way): Pane | undefined {
  const columns = columnsOf(now);
  const at = columns.findIndex((column) => column.includes(pane));
  const row = columns[at]?.indexOf(pane) ?? 0;
  const [across, down] = ways[way];
  const column = columns[at + across];
  return down === 0 ? column?.[Math.min(row, column.length - 1)] : column?.[row + down];
}

/** Two panes take each other's places. */
export const exchanged = (places: readonly Pane[], one: Pane, other: Pane): Pane[] =>
  places.map((pane) => ({ [one]: other, [other]: one })[pane] ?? pane);

/** The places as they were kept, where each pane has one. */
function placesIn(found: unknown): Arrangement['places'] {
  const kept = Array.isArray(found) ? (found as unknown[]) : [];
  const known = kept.filter((pane): pane is Pane => panes.some((each) => each === pane));
  return known.length === panes.length && new Set(known).size === panes.length ? known : panes;
}

const isShare = (value: unknown): value is number => typeof value === 'number' && value >= 0 && value <= 100;

function sizesIn(found: unknown): Arrangement['sizes'] {
  if (typeof found !== 'object' || found === null) return {};
  const groups = Object.entries(found as Record<string, unknown>).filter(
    (entry): entry is [string, Sizes] =>
      typeof entry[1] === 'object' && entry[1] !== null && Object.values(entry[1]).every(isShare),
  );
  return Object.fromEntries(groups);
}

/** Reads a kept arrangement; whatever is not understood is as at first. */
export function parseArrangement(text: string | null, width: number): Arrangement {
  const initial = initialFor(width);
  try {
    const found = JSON.parse(text ?? 'null') as Partial<Record<keyof Arrangement, unknown>> | null;
    if (found === null) return initial;
    const { shown, charts } = found;
    return {
      shown: Array.isArray(shown) ? panels.filter((panel) => (shown as unknown[]).includes(panel)) : initial.shown,
      places: placesIn(found.places),
      swapped: found.swapped === true,
      charts: Array.isArray(charts)
        ? charts.filter((symbol): symbol is string => typeof symbol === 'string').slice(0, moreChartsMax)
        : [],
      dockTab: dockTabs.find((tab) => tab === found.dockTab) ?? initial.dockTab,
      sizes: sizesIn(found.sizes),
    };
  } catch {
    return initial;
  }
}
