import type { Pane } from './arrangement.ts';

/** How much a pane takes, unless it takes what is left. CSS pixels. */
interface Room {
  readonly least: number;
  readonly size: number;
}
const widths: Readonly<Record<Pane, Room>> = {
  watchList: { least: 220, size: 300 },
  charts: { least: 300, size: 480 },
  dock: { least: 300, size: 340 },
  book: { least: 220, size: 340 },
  ticket: { least: 320, size: 340 },
};
/** The widest of the panes of a column. */
export const largest = (panes: readonly Pane[], of: keyof Room): number =>
  Math.max(...panes.map((pane) => widths[pane][of]));

/** What stands beside the book in a column, the header and the foot. */
const besideBook = 700;
const bookHead = 81;
const bookRow = 28;
/** So many levels of each side the server tells. */
const levelsMost = 20;

const between = (least: number, size: number, most: number): number => Math.max(least, Math.min(size, most));
/** So many levels are seen whole on the lowest screen. */
const levelsLeast = 6;
/** A high screen has room for more of the book: it gets what the ticket leaves, and no more than it fills. */
const bookHeight = (): number =>
  between(bookHead + levelsLeast * bookRow, innerHeight - besideBook, bookHead + levelsMost * bookRow);
/** There positions are seen whole as well. */
const dockHeight = (): number => between(260, Math.round(innerHeight * 0.28), 400);

/** Of the screen as it is now. */
export const heightsNow = (): Readonly<Record<Pane, Room>> => ({
  watchList: { least: 160, size: 300 },
  charts: { least: 240, size: 360 },
  dock: { least: 140, size: dockHeight() },
  book: { least: 160, size: bookHeight() },
  ticket: { least: 240, size: 360 },
});

/** How many levels of each side of the book are worth drawing: not fewer than a phone has. */
export const bookRows = (): number => Math.max(12, Math.floor((bookHeight() - bookHead) / bookRow));
