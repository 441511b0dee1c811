/** When what a person waits for was there, in ms from the navigation; absent while it was not. */
export interface Marks {
  /** A number that can only be the server's, or was kept from an earlier visit, on the first screen. */
  number?: number;
  /** Nothing grey is left on the first screen. */
  whole?: number;
  candles?: number;
  /** What whoever is signed in owns, as it is now: home says so. */
  own?: number;
  /** The first price that came by the stream. */
  tick?: number;
  tabs?: number;
  /** Beside them, as the browser reports it: the largest text or picture may be a grey one. */
  lcp: number;
  /** How long the page could not answer, beyond 50 ms at a time. */
  tbt: number;
  cls: number;
  /** The longest press so far, until the next picture. */
  press: number;
  /** Frames of the stream that have come while the page was hidden. */
  framesHidden: number;
}
declare global {
  interface Window {
    marks: Marks;
  }
}

/** Runs in the page before everything else: notes what the browser and the stream report. */
export function noteEvents(): void {
  const marks: Marks = { lcp: 0, tbt: 0, cls: 0, press: 0, framesHidden: 0 };
  window.marks = marks;
  type Entry = PerformanceEntry & { value?: number; interactionId?: number };
  const watch = (type: string, note: (entry: Entry) => void): void => {
    const options = { type, buffered: true, durationThreshold: 16 };
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe(options);
  };
  watch('largest-contentful-paint', ({ startTime }) => (marks.lcp = startTime));
  watch('longtask', ({ duration }) => (marks.tbt += Math.max(0, duration - 50)));
  watch('layout-shift', ({ value }) => (marks.cls += value ?? 0));
  watch('event', ({ duration, interactionId = 0 }) => {
    if (interactionId > 0) marks.press = Math.max(marks.press, duration);
  });

  class Watched extends WebSocket {
    constructor(...given: ConstructorParameters<typeof WebSocket>) {
      super(...given);
      this.addEventListener('message', ({ data }) => {
        if (document.hidden) marks.framesHidden += 1;
        if (/^42\["(ticker|quotes)"/.test(String(data))) marks.tick ??= performance.now();
      });
    }
  }
  window.WebSocket = Watched;
}

/** Runs after it: looks at the screen once in each frame. */
export function noteScreen(): void {
  const { marks } = window;

  const onScreen = (element: Element): boolean => {
    const { top, bottom, width } = element.getBoundingClientRect();
    return bottom > 0 && top < innerHeight && width > 0 && element.checkVisibility({ visibilityProperty: true });
  };
  const hasNumber = (): boolean => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode())
      if (/\d[.,]\d/.test(text.nodeValue ?? '') && text.parentElement !== null && onScreen(text.parentElement))
        return text.parentElement.closest('script,style') === null;
    return false;
  };
  const grey = '.animate-breathe, .boot, [aria-hidden=true].shrink-0.rounded-card.bg-surface';
  const isWhole = (): boolean =>
    document.querySelector('main:not(:empty)') !== null && ![...document.querySelectorAll(grey)].some(onScreen);
  const isChart = (): boolean => location.hash.includes('kline');
  // On a device that has kept nothing, the page itself says only what was answered just now.
  const hasKept = origin !== 'null' && localStorage.getItem('lastKnown') !== null;
  const isOwnOfNow = (): boolean =>
    (!hasKept && document.querySelector('.own b') !== null) ||
    (document.querySelector('section.bg-banner .text-hero') !== null &&
      document.querySelector('section.bg-banner time') === null);
  const look = (): void => {
    requestAnimationFrame(look);
    if (document.body === null) return;
    const now = performance.now();
    if (marks.number === undefined && hasNumber()) marks.number = now;
    if (marks.candles === undefined && isChart() && [...document.querySelectorAll('canvas')].some(onScreen))
      marks.candles = now;
    if (marks.own === undefined && isOwnOfNow()) marks.own = now;
    if (marks.tabs === undefined && document.querySelector('nav.tabs') !== null) marks.tabs = now;
    if (!isWhole() || (isChart() && marks.candles === undefined)) delete marks.whole;
    else marks.whole ??= now;
  };
  look();
}
