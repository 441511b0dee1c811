import type { CallAnswer } from '@candor/api-contract/index.ts';
import type { Language } from '@candor/api-contract/languages.ts';
import { writeIn } from './locales/format.ts';
import { comparedKey, parseSettings, settingsKey } from './features/kline/choices.ts';
import { countdownOf } from './features/kline/now/countdown.ts';
import { barOf, type Bar } from './features/kline/series/bars.ts';
import { periods } from './features/kline/series/periods.ts';
import { draw } from './features/kline/sketch/draw.ts';
import { dropEarly, earlyCanvas } from './features/kline/sketch/early-canvas.ts';
import { canSketch } from './features/kline/sketch/picture.ts';
import { placeOf } from './shell/routing/place.ts';
import { stored } from './shell/storage.ts';
import { placeOn } from './early-place.ts';

/** The candles of the chart page, and the server's time as they left it, epoch milliseconds. */
export interface EarlyCandles {
  readonly list: CallAnswer<'POST /portal/market/kline'>;
  readonly now: number;
}

/** What is drawn before the app is there. */
export interface EarlyChart {
  readonly language: Language;
  readonly period: string;
  readonly candles: Promise<EarlyCandles>;
}

/** By then the page has drawn its own, or it never will. */
const mostMs = 8_000;

/** The most decimals that a price of these candles has. */
const decimalsOf = (candles: EarlyCandles['list']): number =>
  Math.max(...candles.flatMap(({ open, close }) => [open, close].map((text) => text.split('.')[1]?.length ?? 0)));

/** An empty canvas where the page will have its chart; null where that depends on what isn't known yet. */
function canvasOn(decimals: number): HTMLCanvasElement | null {
  const fontPx = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  const place = placeOn({ width: innerWidth, fontPx, decimals });
  if (place === null) return null;
  const canvas = document.createElement('canvas');
  canvas.id = earlyCanvas;
  canvas.ariaHidden = 'true';
  canvas.dataset['colours'] = stored('colours') ?? 'green-up';
  canvas.style.cssText = `position:fixed;left:0;width:100%;pointer-events:none;background:var(--color-page);${place}`;
  return canvas;
}

/** Whether another symbol is named above the candles: its line moves them down. */
const isCompared = (hash: string): boolean => stored(comparedKey(placeOf(hash).query.get('symbol') ?? '')) !== null;

async function drawWhenThere({ language, period: asked, candles }: EarlyChart): Promise<void> {
  const at = location.hash;
  const settings = parseSettings(stored(settingsKey));
  const period = periods.find((each) => each === asked);
  const { list, now } = await candles;
  if (list.length === 0 || period === undefined || !canSketch(settings) || isCompared(at)) return;
  const decimals = decimalsOf(list);
  const canvas = canvasOn(decimals);
  // The page was quicker, or is another one by now.
  if (canvas === null || document.querySelector('figure canvas') !== null || location.hash !== at) return;
  document.body.append(canvas);
  writeIn(language);
  const bars: Bar[] = list.map(barOf);
  const { shown, autoRefresh } = settings;
  const left = autoRefresh ? countdownOf(period, bars.at(-1)?.timestamp ?? 0, now) : '';
  draw(canvas, { bars, decimals, period, shown, left, volumeName: '' });
  addEventListener('hashchange', dropEarly, { once: true });
  setTimeout(dropEarly, mostMs);
}

/** Draws what the page has asked for before its own code is there: exactly as that will, in the same place. */
export const drawEarly = (chart: EarlyChart): void => void drawWhenThere(chart).catch(dropEarly);
