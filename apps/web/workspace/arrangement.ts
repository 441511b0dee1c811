export const presets = ['simple', 'trader', 'fourCharts'] as const;
export type Preset = (typeof presets)[number];
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
  /** The ticket stands at the left, the prices at the right. */
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
  swapped: false,
  charts: [],
  dockTab: 'positions',
  sizes: {},
});

/** What a preset makes of an arrangement: it keeps what is not about panels. */
export const presetOf = (preset: Preset, now: Arrangement): Arrangement => ({ ...now, ...looks[preset], sizes: {} });

/** The preset that an arrangement shows, if it is one. */
export const presetShown = ({ shown, charts }: Arrangement): Preset | undefined =>
  presets.find(
    (preset) =>
      looks[preset].shown.join() === shown.join() && (looks[preset].charts.length === 0) === (charts.length === 0),
  );

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
