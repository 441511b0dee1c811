import { t } from '../../../locales/i18n.ts';
import { serverNow } from '../../../shell/clock/server-clock.ts';
import type { Indicator } from '../choices.ts';
import { countdownOf } from '../now/countdown.ts';
import type { Bar } from '../series/bars.ts';
import type { Period } from '../series/periods.ts';
import type { Listener } from '../series/shared-series.ts';
import { draw, pixelsOf } from './draw.ts';
import { dropEarly } from './early-canvas.ts';

interface Shown {
  readonly decimals: number;
  readonly period: Period;
  readonly shown: readonly Indicator[];
  /** The last candle runs. */
  readonly live: boolean;
  /** The candles stand there for the first time. */
  readonly onPainted: () => void;
}

/** Candles on a canvas, as the chart library will draw them, until it is there. */
export class Sketch implements Listener {
  private readonly canvas: HTMLCanvasElement;
  private readonly what: Shown;
  private bars: Bar[] = [];
  private frame = 0;
  /** The first candle on screen. */
  private first = 0;
  private readonly resizing = new ResizeObserver(() => this.fits() || this.paintSoon());

  constructor(canvas: HTMLCanvasElement, what: Shown) {
    this.canvas = canvas;
    this.what = what;
    this.resizing.observe(canvas);
  }

  close(): void {
    cancelAnimationFrame(this.frame);
    this.resizing.disconnect();
  }

  readonly onBars = (bars: Bar[]): void => {
    const first = this.bars.length === 0;
    this.bars = bars;
    this.paint();
    if (first && bars.length > 0) this.what.onPainted();
  };

  readonly onBar = (bar: Bar): void => {
    if (this.bars.at(-1)?.timestamp === bar.timestamp) this.bars.pop();
    this.bars.push(bar);
    this.paintSoon();
  };

  /** Once in a frame, whatever has changed. */
  readonly paintSoon = (): void => {
    cancelAnimationFrame(this.frame);
    this.frame = requestAnimationFrame(() => this.paint());
  };

  /** Whether what is painted is as large as the canvas is on screen. */
  private fits(): boolean {
    const { canvas } = this;
    return canvas.width === pixelsOf(canvas.clientWidth) && canvas.height === pixelsOf(canvas.clientHeight);
  }

  /** The candles on screen, oldest first. */
  visibleBars(): readonly Bar[] {
    return this.bars.slice(this.first);
  }

  private paint(): void {
    const { canvas, bars } = this;
    // What waits for the next frame is painted now.
    cancelAnimationFrame(this.frame);
    if (bars.length === 0) return;
    const { decimals, period, shown, live } = this.what;
    const left = live ? countdownOf(period, bars.at(-1)?.timestamp ?? 0, serverNow()) : '';
    const first = draw(canvas, { bars, decimals, period, shown, left, volumeName: t('kline.volume') });
    if (first === null) return;
    this.first = first;
    canvas.style.visibility = '';
    dropEarly();
  }
}
