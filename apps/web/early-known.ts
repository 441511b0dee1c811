import { amount, date, hiddenAmount, price as priceOf, separators } from './locales/format.ts';
import { earlyPrice, dropEarlyPrice } from './features/kline/sketch/early-canvas.ts';
import { worthOf } from './shell/funds/micros.ts';
import type { LastKnown, OwnBalances } from './shell/pwa/kept.ts';
import { placeOfPrice } from './early-place.ts';

/** By then the page has written its own, or it never will. */
const mostMs = 8_000;

function element(tag: string, text: string, ...children: HTMLElement[]): HTMLElement {
  const made = document.createElement(tag);
  made.append(text, ...children);
  return made;
}

/** Of today the time, of other days the day: no more has room beside a name. */
const shortMoment = (at: number): string =>
  date(at, new Date(at).toDateString() === new Date().toDateString() ? 'clock' : 'dayOfYear');

/** A quotation as it was last known; undefined where nothing true can be said. */
const quoteIn = ({ tickers }: Pick<LastKnown, 'tickers'>, symbol: string) =>
  tickers.find((row) => row.symbol === symbol && row.price !== null && !row.halted);

/** Writes a price that is not the server's of now, with when it was, beside its name. */
export function writeKnownPrice(known: LastKnown | null, name: Element, price: Element): boolean {
  const quote = known === null ? undefined : quoteIn(known, `${name.textContent}USDT`);
  if (quote === undefined) return false;
  price.textContent = priceOf(quote.price, quote.priceDecimals);
  name.append(` ${shortMoment(quote.time)}`);
  return true;
}

/** Writes into the shell of home what is owned, and when that was so: where home itself will. */
export function writeWorth({ list, time }: OwnBalances, hide: boolean): void {
  const text = hide ? hiddenAmount : amount(worthOf(list));
  const at = hide ? text.length : text.lastIndexOf(separators().decimal);
  const worth = element('b', text.slice(0, at), element('span', text.slice(at)));
  const parts = [element('time', date(time, 'moment')), worth, ' ', element('small', 'USDT')];
  document.querySelector('.own')?.replaceChildren(...parts);
}

/** Where the price of a chart will stand, empty; gone once the page has its own, or never will. */
function placeForPrice(style: string): Element {
  const shown = element('div', '', element('b', ''), element('time', ''));
  shown.id = earlyPrice;
  shown.ariaHidden = 'true';
  shown.style.cssText = style;
  document.body.append(shown);
  addEventListener('hashchange', dropEarlyPrice, { once: true });
  setTimeout(dropEarlyPrice, mostMs);
  return shown;
}

/** Writes over the page of a chart what its symbol last cost, and when, until the page has the price of now. */
export function showKnownPrice(known: Pick<LastKnown, 'tickers'> | null, symbol: string): void {
  const quote = known === null ? undefined : quoteIn(known, symbol);
  if (quote === undefined || document.body === null) return;
  const fontPx = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  const style = placeOfPrice({ width: innerWidth, fontPx, decimals: quote.priceDecimals });
  if (style === null) return;
  const [price, time] = (document.querySelector(`#${earlyPrice}`) ?? placeForPrice(style)).children;
  price?.replaceChildren(priceOf(quote.price, quote.priceDecimals));
  time?.replaceChildren(date(quote.time, 'moment'));
}
