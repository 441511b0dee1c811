import { t } from '../../../locales/i18n.ts';
import { bigNumber, separated, writeDate } from '../chart/formats.ts';
import { paletteOf, textSize } from '../chart/styles.ts';
import type { Bar } from '../series/bars.ts';
import { chartPeriod, type Period } from '../series/periods.ts';
import type { Listener } from '../series/shared-series.ts';
import type { Indicator } from '../settings.ts';
import type { Writing } from './arrange.ts';
import { paint } from './paint.ts';
import { pictureOf } from './picture.ts';

const written = { minute: 'HH:mm', hour: 'MM-DD HH:mm', day: 'YYYY-MM-DD', week: 'YYYY-MM-DD', month: 'YYYY-MM' };

interface Shown {
  readonly decimals: number;
  readonly period: Period;
  readonly shown: readonly Indicator[];
  /** The candles stand there for the first time. */
  readonly onPainted: () => void;
}

const writingOf = (context: CanvasRenderingContext2D, period: Period): Writing => ({
  price: separated,
  volume: (value) => separated(bigNumber(value)),
  time: (at) => writeDate(at, written[chartPeriod(period).type]),
  widthOf: (text) => context.measureText(text).width,
});

/** Candles on a canvas, as the chart library will draw them, until it is there. */
export class Sketch implements Listener {
  private readonly canvas: HTMLCanvasElement;
  private readonly what: Shown;
  private bars: Bar[] = [];
  private frame = 0;
  /** The first candle on screen. */
  private first = 0;
  private readonly resizing = new ResizeObserver(() => this.paintSoon());

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

  /** The candles on screen, oldest first. */
  visibleBars(): readonly Bar[] {
    return this.bars.slice(this.first);
  }

  private paint(): void {
    const { canvas, bars } = this;
    const context = canvas.getContext('2d');
    if (context === null || bars.length === 0) return;
    const [width, height, ratio] = [canvas.clientWidth, canvas.clientHeight, devicePixelRatio];
    canvas.width = Math.round(width * ratio);
    canvas.height = Math.round(height * ratio);
    context.scale(canvas.width / width, canvas.height / height);
    const palette = paletteOf(canvas);
    context.font = `normal ${textSize}px ${palette.font}`;
    const { decimals, period, shown } = this.what;
    const writing = writingOf(context, period);
    const named = { volumeName: t('kline.volume'), palette, writing };
    const { first, shapes } = pictureOf({ bars, decimals, period, shown, width, height, ...named });
    this.first = first;
    paint(context, shapes);
    canvas.style.visibility = '';
  }
}
