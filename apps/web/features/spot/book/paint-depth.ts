import { compact, number, price } from '../../../locales/format.ts';
import { setText } from '../../../shell/quotes/live.tsx';
import type { Terms } from '../terms.ts';
import { pathOf, sumAt, type Shape } from './depth-shape.ts';
import { decimalsFor } from './write.ts';

const sumDecimals = [
  [1_000, 0],
  [1, 3],
] as const;
const sumText = (sum: number): string => (sum >= 1e6 ? compact(sum) : number(sum, decimalsFor(sum, sumDecimals)));

/** Everything of the chart that a frame writes. */
export interface Parts {
  paths: SVGPathElement[];
  labels: HTMLElement[];
  hair: HTMLElement;
  bubble: HTMLElement;
}

/** @returns null before the frame is there */
export function partsOf(frame: HTMLElement): Parts | null {
  const pick = (name: string) => frame.querySelector<HTMLElement>(`[data-part=${name}]`);
  const hair = pick('hair'),
    bubble = pick('bubble');
  const labels = ['low', 'mid', 'high', 'most'].flatMap((name) => pick(name) ?? []);
  return hair === null || bubble === null ? null : { paths: [...frame.querySelectorAll('path')], labels, hair, bubble };
}

/** Both hillsides and the words around them. */
export function paint({ paths, labels }: Parts, shape: Shape, decimals: number) {
  const texts = [
    price(shape.mid - shape.reach, decimals),
    price(shape.mid, decimals),
    price(shape.mid + shape.reach, decimals),
    sumText(shape.most),
  ];
  labels.forEach((label, at) => setText(label, texts[at] ?? ''));
  const lines = [
    pathOf(shape.bids, shape, 'bids', true),
    pathOf(shape.bids, shape, 'bids', false),
    pathOf(shape.asks, shape, 'asks', true),
    pathOf(shape.asks, shape, 'asks', false),
  ];
  paths.forEach((path, at) => path.setAttribute('d', lines[at] ?? ''));
}

/** The crosshair at a place of the width, 0–1; hidden without one. */
export function point({ hair, bubble }: Parts, shape: Shape, at: number | null, terms: Terms) {
  hair.hidden = bubble.hidden = at === null;
  if (at === null) return;
  const where = shape.mid + (at * 2 - 1) * shape.reach;
  const side = at < 0.5 ? 'bids' : 'asks';
  hair.style.left = bubble.style.left = `${at * 100}%`;
  bubble.style.transform = `translateX(${at < 0.5 ? '8px' : 'calc(-100% - 8px)'})`;
  const [first, second, third] = bubble.children;
  if (first === undefined || second === undefined || third === undefined) return;
  setText(first, price(where, terms.priceDecimals));
  setText(second, `${sumText(sumAt(shape[side], shape.mid, where))} ${terms.base}`);
  setText(third, `${at < 0.5 ? '−' : '+'}${number((Math.abs(where - shape.mid) / shape.mid) * 100, 3)}%`);
}
