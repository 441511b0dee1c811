import { create } from 'zustand';
import { store, stored } from '../../../shell/storage.ts';

/** Those at hand, and those behind a button. */
export const plainTools = ['trend', 'horizontal', 'vertical'] as const;
export const moreTools = ['ray', 'rectangle', 'fibonacci', 'measure'] as const;
export type MoreTool = (typeof moreTools)[number];
const tools = [...plainTools, ...moreTools] as const;
export type Tool = (typeof tools)[number];
/** What is being done with the chart: a line is drawn, an alert set, a symbol to compare chosen. */
export type Work = Tool | 'alert' | 'compare';
/** How many taps make a line. */
export const pointsOf: Readonly<Record<Tool, number>> = {
  trend: 2,
  horizontal: 1,
  vertical: 1,
  ray: 2,
  rectangle: 2,
  fibonacci: 2,
  measure: 2,
};

/** @property timestamp epoch milliseconds @property value price */
export interface Point {
  readonly timestamp: number;
  readonly value: number;
}
export interface Line {
  readonly id: string;
  readonly tool: Tool;
  readonly points: readonly Point[];
}

/** More lines than this on one symbol are no help to anybody. */
export const linesMax = 50;
const keyOf = (symbol: string): string => `klineLines.${symbol}`;

const isPoint = (value: unknown): value is Point =>
  typeof value === 'object' &&
  value !== null &&
  'timestamp' in value &&
  'value' in value &&
  Number.isFinite(value.timestamp) &&
  Number.isFinite(value.value);

function isLine(value: unknown): value is Line {
  if (typeof value !== 'object' || value === null || !('id' in value) || !('tool' in value) || !('points' in value))
    return false;
  const tool = tools.find((each) => each === value.tool);
  return (
    typeof value.id === 'string' &&
    tool !== undefined &&
    Array.isArray(value.points) &&
    value.points.length === pointsOf[tool] &&
    value.points.every(isPoint)
  );
}

/** Reads stored lines; what is no line is left out. */
export function parseLines(text: string | null): Line[] {
  try {
    const found: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(found) ? found.filter(isLine).slice(0, linesMax) : [];
  } catch {
    return [];
  }
}

const storedLines = (symbol: string): Line[] => parseLines(stored(keyOf(symbol)));

type LinesBySymbol = Readonly<Record<string, readonly Line[]>>;
/** What was drawn or removed since the page opened; before that, what was stored. */
const useLineStore = create<LinesBySymbol>(() => ({}));
const before = new Map<string, readonly Line[]>();

function linesIn(all: LinesBySymbol, symbol: string): readonly Line[] {
  const known = all[symbol] ?? before.get(symbol);
  if (known !== undefined) return known;
  const found = storedLines(symbol);
  before.set(symbol, found);
  return found;
}
const linesNow = (symbol: string): readonly Line[] => linesIn(useLineStore.getState(), symbol);

function keep(symbol: string, lines: readonly Line[]) {
  useLineStore.setState({ [symbol]: lines });
  store(keyOf(symbol), lines.length === 0 ? null : JSON.stringify(lines));
}

/** Adds a line or puts it in place of the one with its id. @returns false when the symbol has as many as it can have */
export function saveLine(symbol: string, line: Line): boolean {
  const lines = linesNow(symbol);
  const known = lines.some((each) => each.id === line.id);
  if (!known && lines.length >= linesMax) return false;
  keep(symbol, known ? lines.map((each) => (each.id === line.id ? line : each)) : [...lines, line]);
  return true;
}

export const removeLine = (symbol: string, id: string) =>
  keep(
    symbol,
    linesNow(symbol).filter((line) => line.id !== id),
  );
export const removeLines = (symbol: string) => keep(symbol, []);

/** The lines that the user has drawn on a symbol, kept on this device. */
export const useLines = (symbol: string): readonly Line[] => useLineStore((all) => linesIn(all, symbol));
