import {
  dispose,
  init,
  registerIndicator,
  type Chart,
  type Coordinate,
  type DataLoaderGetBarsParams,
  type KLineData,
  type OverlayEvent,
} from 'klinecharts';
import { presentTag } from '../../../locales/format.ts';
import { calm } from '../../../design/access/motion.ts';
import { serverNow } from '../../../shell/clock/server-clock.ts';
import type { Line, Point, Tool } from '../lines/lines.ts';
import type { OwnLine } from '../own-lines.ts';
import { countdownOf } from '../now/countdown.ts';
import type { Bar } from '../series/bars.ts';
import { chartPeriod, type Period } from '../series/periods.ts';
import type { Feed } from '../series/shared-series.ts';
import type { Indicator, PriceScale } from '../choices.ts';
import { bigNumber, separated, writeDate } from './formats.ts';
import { IndicatorPanes } from './indicator-panes.ts';
import { Levels } from '../alerts/levels.ts';
import { barPx, besidePx, candlePane, comparedName } from './panes.ts';
import { overlayNames, ownLineName, registerLines, type OwnLabel } from './drawn/overlays.ts';
import { setFont, stylesOf, type Look } from './styles.ts';
import { paletteOf } from './palette.ts';

const halfLetterPx = 3.5;
const draftId = 'draft';
const backMs = 250;
/**
 * Of a chart without candles: every frame of it costs what its canvases are large, and none of it is seen. Wide enough
 * for what is kept free beside the last candle.
 */
const waiting = ['h-128', 'w-48'] as const;
/** Also while it takes its size: what was drawn for another one would be stretched for a frame. */
const unseen = 'invisible';

export interface BoardEvents {
  onSelect: (lineId: string | null) => void;
  onMoved: (line: Line) => void;
  /** The candles are on screen. */
  onShown: () => void;
  /** The last candle has left the screen, or is back. */
  onAway: (away: boolean) => void;
}

/** The chart library behind the few things that this page asks of it. */
export class Board {
  readonly levels: Levels;
  /** For parts whose code comes when they are used. */
  readonly chart: Chart;
  private readonly element: HTMLElement;
  private readonly events: BoardEvents;
  private bars: Bar[] = [];
  private more = false;
  private older: Feed['older'] | null = null;
  private push: ((bar: KLineData) => void) | null = null;
  /** Counts what is shown, so that an answer for something else is known. */
  private shown = 0;
  private decimals = 2;
  private readonly resizing = new ResizeObserver(() => this.panes.share());
  /** What the present styles were made of: each change is a drawing of all. */
  private look = '';
  private readonly panes: IndicatorPanes;
  private period: Period = '1m';
  private away = false;
  private owns = false;

  /** @returns null where the library can't draw */
  static open(element: HTMLElement, events: BoardEvents): Board | null {
    registerLines();
    // Its values come with what compares.
    registerIndicator({ name: comparedName, calc: () => [] });
    element.classList.add(...waiting, unseen);
    const chart = init(element, {
      formatter: {
        formatDate: ({ timestamp, template }) => writeDate(timestamp, template),
        formatBigNumber: bigNumber,
      },
      thousandsSeparator: { format: separated },
      decimalFold: { format: String },
      layout: { pane: { minHeight: 30 } },
    });
    return chart === null ? null : new Board(chart, element, events);
  }

  private constructor(chart: Chart, element: HTMLElement, events: BoardEvents) {
    this.chart = chart;
    this.element = element;
    this.levels = new Levels(chart);
    this.panes = new IndicatorPanes(chart, element);
    this.events = events;
    // The library would put it before everything else on the page.
    chart.getDom()?.setAttribute('tabindex', '-1');
    this.resizing.observe(element);
    chart.setFormatter({ formatExtendText: ({ data }) => countdownOf(this.period, data.timestamp, serverNow()) });
    chart.subscribeAction('onVisibleRangeChange', () => this.tellAway());
    chart.setBarSpace(barPx);
    chart.setOffsetRightDistance(besidePx);
    chart.overrideXAxis({
      createTicks: ({ defaultTicks, bounding }) =>
        defaultTicks.filter(({ coord, text }) => fits(coord, text, bounding.width)),
    });
    chart.setDataLoader({
      getBars: (asked) => this.answer(asked),
      subscribeBar: ({ callback }) => void (this.push = callback),
      unsubscribeBar: () => void (this.push = null),
    });
  }

  close(): void {
    this.shown += 1;
    this.resizing.disconnect();
    dispose(this.chart);
  }

  /** Begins another symbol or timeframe. Not shown until its candles come. */
  begin(symbol: string, decimals: number, period: Period): void {
    this.element.classList.add(...waiting, unseen);
    this.bars = [];
    this.older = null;
    this.shown += 1;
    this.decimals = decimals;
    this.period = period;
    this.chart.setSymbol({ ticker: symbol, pricePrecision: decimals, volumePrecision: 8 });
    this.chart.setPeriod(chartPeriod(period));
  }

  extendBy(older: Feed['older']): void {
    this.older = older;
  }

  setBars(bars: Bar[], more: boolean): void {
    this.shown += 1;
    this.bars = bars;
    this.more = more;
    if (this.element.classList.contains(waiting[0])) {
      this.element.classList.remove(...waiting);
      this.panes.share();
      this.chart.resize();
    }
    this.chart.resetData();
    // The chart has taken them over, and draws them in its next frame: what is asked for then comes after it.
    this.bars = [];
    const { shown } = this;
    setTimeout(() => requestAnimationFrame(() => shown === this.shown && this.show()));
  }

  private show(): void {
    this.element.classList.remove(unseen);
    this.events.onShown();
  }

  private tellAway(): void {
    const away = this.chart.getVisibleRange().to < this.chart.getDataList().length;
    if (away === this.away) return;
    this.away = away;
    this.events.onAway(away);
  }

  /** Brings the last candle back to its place. */
  backToNow(): void {
    this.chart.scrollToRealTime(calm.matches ? 0 : backMs);
  }

  /** What is on the chart at the moment: the address of a picture. */
  picture(): string {
    return this.chart.getConvertPictureUrl(true, 'png', paletteOf(this.element).page);
  }

  putBar(bar: Bar): void {
    this.push?.(bar);
  }

  private answer({ type, timestamp, callback }: DataLoaderGetBarsParams): void {
    if (type === 'init') return callback(this.bars, { forward: this.bars.length > 0 && this.more, backward: false });
    if (type !== 'forward' || timestamp === null || this.older === null) return callback([], false);
    const { shown } = this;
    void this.older(timestamp).then(
      ({ bars, more }) => shown === this.shown && callback(bars, { forward: more, backward: false }),
    );
  }

  /** Takes over colours, fonts and words, where they are others than before. */
  restyle(wanted: Look): void {
    const palette = paletteOf(this.element);
    const look = JSON.stringify([palette, wanted, presentTag()]);
    if (look === this.look) return;
    this.look = look;
    setFont(this.chart, palette.font);
    this.chart.setStyles(stylesOf(palette, wanted));
  }

  showIndicators(shown: readonly Indicator[]): void {
    this.panes.show(shown, this.decimals);
  }

  showScale(scale: PriceScale): void {
    this.panes.setScale(scale);
  }

  /** The axis in percent of the first candle on screen, as long as another symbol is compared. */
  showPercent(on: boolean): void {
    this.panes.setPercent(on);
  }

  showLines(lines: readonly Line[]): void {
    const known = new Set(this.chart.getOverlays({ groupId: 'lines' }).map((overlay) => overlay.id));
    for (const line of lines) if (!known.delete(line.id)) this.addLine(line);
    for (const id of known) this.chart.removeOverlay({ id });
  }

  private addLine({ id, tool, points }: Line): void {
    this.chart.createOverlay({
      id,
      groupId: 'lines',
      name: overlayNames[tool],
      points: points.map((point) => ({ ...point })),
      onSelected: () => this.events.onSelect(id),
      onDeselected: () => this.events.onSelect(null),
      onPressedMoveEnd: ({ overlay }: OverlayEvent<unknown>) => {
        const moved = overlay.points.flatMap(complete);
        if (moved.length === points.length) this.events.onMoved({ id, tool, points: moved });
      },
      // A press with the other mouse button would remove it without asking.
      onRightClick: (event) => event.preventDefault?.(),
    });
  }

  /** The line under the finger while it is being drawn; none removes it. */
  showDraft(tool: Tool, points: readonly Point[]): void {
    this.chart.removeOverlay({ id: draftId });
    if (points.length > 0)
      this.chart.createOverlay({
        id: draftId,
        groupId: draftId,
        name: overlayNames[tool],
        lock: true,
        points: points.map((point) => ({ ...point })),
      });
  }

  showOwn(lines: readonly OwnLine[]): void {
    if (this.owns) this.chart.removeOverlay({ groupId: 'own' });
    this.owns = lines.length > 0;
    if (!this.owns) return;
    const { up, down, warn, onTrade } = paletteOf(this.element);
    const colours = { up, down, warn };
    for (const { id, price, text, tone } of lines) {
      const extendData: OwnLabel = { text, color: colours[tone], onColor: onTrade, decimals: this.decimals };
      this.chart.createOverlay({
        id: `own-${id}`,
        groupId: 'own',
        name: ownLineName,
        lock: true,
        points: [{ value: price }],
        extendData,
      });
    }
  }

  /**
   * The price and time at a place on the candles; null before there are any. @param at CSS pixels from the corner of
   * the chart
   */
  pointAt({ x, y }: Coordinate): Point | null {
    const size = this.chart.getSize(candlePane, 'main');
    if (size === null) return null;
    const at = { x: Math.min(Math.max(0, x), size.width), y: Math.min(Math.max(0, y), size.height) };
    return [this.chart.convertFromPixel([at], { paneId: candlePane })].flat().flatMap(complete)[0] ?? null;
  }

  /** The candles on screen, oldest first. */
  visibleBars(): KLineData[] {
    // Its `from` leaves the room beside the last candle out of account.
    const { realFrom, to } = this.chart.getVisibleRange();
    return this.chart.getDataList().slice(Math.max(0, realFrom), to);
  }
}

/** Whether a label of the time axis is not cut by an edge. @param at its middle */
const fits = (at: number, text: string, width: number): boolean =>
  at > text.length * halfLetterPx && at < width - text.length * halfLetterPx;

const complete = ({ timestamp, value }: Partial<Point>): Point[] =>
  timestamp === undefined || value === undefined ? [] : [{ timestamp, value }];
