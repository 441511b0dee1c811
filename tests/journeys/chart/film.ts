import type { Page } from '../browser.ts';

/** A text on screen, and where it begins, CSS pixels of the window. */
export interface Word {
  /** What it belongs to: candles, before and since the app is there, the line of fast orders, the ticket of futures. */
  readonly chart: 'early' | 'candles' | 'line' | 'ticket';
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly colour: string;
  readonly bold: boolean;
}

/** What a picture of the page shows of prices. */
export interface Still {
  /** Since the page began, milliseconds. */
  readonly at: number;
  /** The last price in its head, where it is written. */
  readonly head: string | null;
  /** All that was written there since the still before. */
  readonly heads: readonly string[];
  /** What stands on its canvases, and beside the drawing of a ticket. */
  readonly words: readonly Word[];
}

declare global {
  interface Window {
    film: Still[];
    canvasWords: Map<HTMLCanvasElement, Omit<Word, 'chart'>[]>;
    /** Notes what stands on the canvases of charts. @returns what is on screen of it */
    readCharts: () => Word[];
  }
}

/** Runs before the app: keeps what each canvas has on it until it is wiped. */
function keepWords(): void {
  const onCanvas: typeof window.canvasWords = new Map();
  window.canvasWords = onCanvas;
  const { fillText, clearRect } = CanvasRenderingContext2D.prototype;
  const size = Object.getOwnPropertyDescriptor(HTMLCanvasElement.prototype, 'width');
  CanvasRenderingContext2D.prototype.fillText = function noted(text, x, y, ...rest) {
    const { a, d, e, f } = this.getTransform();
    const bold = /^(bold|700)/.test(this.font);
    const word = {
      text,
      x: a * x + e,
      y: d * y + f,
      colour: typeof this.fillStyle === 'string' ? this.fillStyle : '',
      bold,
    };
    onCanvas.set(this.canvas, [...(onCanvas.get(this.canvas) ?? []), word]);
    fillText.call(this, text, x, y, ...rest);
  };
  CanvasRenderingContext2D.prototype.clearRect = function noted(x, y, width, height) {
    if (x <= 0 && y <= 0 && width * this.getTransform().a >= this.canvas.width - 1) onCanvas.delete(this.canvas);
    clearRect.call(this, x, y, width, height);
  };
  Object.defineProperty(HTMLCanvasElement.prototype, 'width', {
    ...size,
    set(this: HTMLCanvasElement, width: number) {
      onCanvas.delete(this);
      size?.set?.call(this, width);
    },
  });
}

/** Runs before the app, behind {@link keepWords}. */
function readWords(): void {
  const isShown = (element: Element): boolean =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    element.getBoundingClientRect().width > 0;
  const chartOf = (canvas: HTMLCanvasElement): Word['chart'] => {
    if (canvas.id === 'early-candles') return 'early';
    return canvas.closest('figure') === null ? 'line' : 'candles';
  };
  const placed = (canvas: HTMLCanvasElement, words: Omit<Word, 'chart'>[]): Word[] => {
    const { left, top, width } = canvas.getBoundingClientRect();
    const ratio = canvas.width / width;
    const chart = chartOf(canvas);
    return words.map((word) => ({ ...word, chart, x: left + word.x / ratio, y: top + word.y / ratio }));
  };
  const besideDrawings = (): Word[] =>
    Array.from(document.querySelectorAll('[data-round], [data-round] ~ .bg-brand'))
      .filter(isShown)
      .map((element) => {
        const { left: x, y } = element.getBoundingClientRect();
        return { chart: 'ticket', text: element.textContent, x, y, colour: '', bold: element.matches('.bg-brand') };
      });
  window.readCharts = () => [
    ...[...window.canvasWords].flatMap(([canvas, words]) => (isShown(canvas) ? placed(canvas, words) : [])),
    ...besideDrawings(),
  ];
}

/** Runs before the app, behind {@link readWords}: takes a still about every 50 milliseconds. */
function record(): void {
  const everyMs = 45;
  window.film = [];
  const readHead = () => document.querySelector('.moves.tracking-tight')?.textContent ?? null;
  let heads: string[] = [];
  const noteHead = () => {
    const head = readHead();
    if (head !== null && head !== heads.at(-1)) heads.push(head);
  };
  new MutationObserver(noteHead).observe(document, { subtree: true, childList: true, characterData: true });
  const painted = new MessageChannel();
  // After the frame is drawn: what is on screen.
  painted.port1.onmessage = () => {
    const at = performance.now();
    if (at - (window.film.at(-1)?.at ?? 0) < everyMs) return;
    noteHead();
    window.film.push({ at, head: readHead(), heads, words: window.readCharts() });
    heads = [];
  };
  const next = () => {
    painted.port2.postMessage(null);
    requestAnimationFrame(next);
  };
  next();
}

export async function readCharts(page: Page): Promise<void> {
  await page.addInitScript(keepWords);
  await page.addInitScript(readWords);
}

/** Films every page that is opened from now on. */
export async function recordFilm(page: Page): Promise<void> {
  await readCharts(page);
  await page.addInitScript(record);
}

/** A price as English writes those of two decimals, `98,062.45`; null for all else. */
export const priceOf = (text: string): number | null =>
  /^\d{1,3}(,\d{3})*\.\d\d$/.test(text) ? Number(text.replaceAll(',', '')) : null;
