import type { Chart, KLineData } from 'klinecharts';
import type { Board } from '../chart/board.ts';
import { candlePane, comparedName as name } from '../chart/panes.ts';
import { firstShown } from '../chart/percent-axis.ts';
import { paletteOf } from '../chart/palette.ts';
import type { Bar } from '../series/bars.ts';
import type { Feed, Listener } from '../series/shared-series.ts';
import { aligned, changeSince } from './aligned.ts';

const lineWidth = 2;

/** What both have changed by since the first candle on screen, as rates; null while it is not known. */
export interface Changes {
  readonly own: number | null;
  readonly other: number | null;
}

/**
 * Another symbol on the candles of a board: a line, on an axis of percent. Until its candles have come, and when it is
 * closed, the board is as without it.
 */
export class Companion implements Listener {
  private readonly board: Board;
  private readonly chart: Chart;
  private readonly onChanges: (changes: Changes) => void;
  private bars: Bar[] = [];
  private more = false;
  private older: Feed['older'] | null = null;
  private asking = false;
  private frame = 0;
  private first = 0;

  constructor(board: Board, onChanges: (changes: Changes) => void) {
    this.board = board;
    this.chart = board.chart;
    this.onChanges = onChanges;
    this.chart.subscribeAction('onVisibleRangeChange', this.onRange);
  }

  extendBy(older: Feed['older']): void {
    this.older = older;
  }

  readonly onBars = (bars: Bar[], more: boolean): void => {
    this.bars = bars;
    this.more = more;
    if (bars.length > 0) this.show();
  };

  readonly onBar = (bar: Bar): void => {
    if (this.bars.at(-1)?.timestamp === bar.timestamp) this.bars.pop();
    this.bars.push(bar);
    this.renewSoon();
  };

  close(): void {
    cancelAnimationFrame(this.frame);
    this.older = null;
    this.chart.unsubscribeAction('onVisibleRangeChange', this.onRange);
    this.chart.removeIndicator({ name });
    this.board.showPercent(false);
  }

  private show(): void {
    this.board.showPercent(true);
    if (this.chart.getIndicators({ name }).length > 0) return this.renewSoon();
    const { ink } = paletteOf(this.chart.getDom() ?? document.body);
    this.chart.createIndicator(
      {
        name,
        paneId: candlePane,
        zLevel: 1,
        calc: (bars: KLineData[]) => this.line(bars),
        figures: [{ key: 'close', type: 'line' }],
        styles: { lines: [{ color: ink, size: lineWidth }] },
        createTooltipDataSource: () => ({ name: '', calcParamsText: '', features: [], legends: [] }),
      },
      true,
    );
  }

  /** Another first candle is another base. */
  private readonly onRange = (): void => {
    const { timestamp } = firstShown(this.chart) ?? {};
    if (timestamp === undefined || timestamp === this.first) return;
    this.first = timestamp;
    this.renewSoon();
  };

  /** Once in a frame, whatever has changed. */
  private renewSoon(): void {
    cancelAnimationFrame(this.frame);
    this.frame = requestAnimationFrame(() =>
      this.chart.overrideIndicator({ name, calc: (bars: KLineData[]) => this.line(bars) }),
    );
  }

  private line(bars: readonly KLineData[]): { close?: number }[] {
    const first = firstShown(this.chart);
    if (first === undefined) return [];
    void this.reach(bars[0]?.timestamp ?? 0);
    const { timestamp } = first;
    this.onChanges({ own: changeSince(bars, timestamp), other: changeSince(this.bars, timestamp) });
    return aligned(bars, this.bars, first).map((close) => (close === null ? {} : { close }));
  }

  /** Fetches older candles until there are as many as of the other symbol. @param at epoch milliseconds */
  private async reach(at: number): Promise<void> {
    const [oldest] = this.bars;
    if (this.asking || !this.more || this.older === null || oldest === undefined || oldest.timestamp <= at) return;
    this.asking = true;
    const { older } = this;
    const page = await older(oldest.timestamp);
    this.asking = false;
    // Left meanwhile, or begun anew.
    if (this.older !== older || this.bars[0] !== oldest) return;
    this.bars = [...page.bars, ...this.bars];
    this.more = page.more;
    this.renewSoon();
  }
}
