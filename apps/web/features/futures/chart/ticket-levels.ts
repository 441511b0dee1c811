import type { Price } from '@candor/core/money/amount.ts';
import { directionOf } from '../../../locales/format.ts';
import { t, type PlainKey } from '../../../locales/i18n.ts';
import type { OwnLine } from '../../../shell/futures/own-lines.ts';
import { priceIn } from '../../../shell/quotes/words.ts';
import { priceText } from '../../../shell/futures/terms.ts';
import type { Checked, Draft } from '../ticket/draft.ts';
import { netText } from '../ticket/cost.ts';
import { waitsAbove, type Dragged } from './drag.ts';
import type { Level } from './level-scale.ts';

/** The ticket, as far as its chart shows it. */
export interface Shown {
  readonly draft: Draft;
  readonly checked: Checked;
}

/** A line of the ticket that can be taken hold of. */
export interface Handle {
  readonly field: Dragged;
  readonly name: string;
  /** Null until it is set. */
  readonly price: Price | null;
  /** Where it waits until then. */
  readonly above: boolean;
  /** What it says beside its price. */
  readonly result: string | null;
  readonly tone: Level['tone'];
}

const names: Readonly<Record<Dragged, PlainKey>> = {
  price: 'futures.orderPrice',
  takeProfit: 'futures.takeProfit',
  stopLoss: 'futures.stopLoss',
};

/** A fault, else what it would do to the order: closing in profit still costs both fees. */
function toneOf(field: Dragged, { draft, checked }: Shown, result: string | null): Level['tone'] {
  if (draft[field] !== '' && checked.issues[field] !== undefined) return 'error';
  if (field === 'price') return 'brand';
  if (result !== null) return directionOf(result) === 'down' ? 'down' : 'up';
  return waitsAbove(field, draft.side) ? 'up' : 'down';
}

/** What of the ticket can be dragged: the price of a limit order, and both stops. */
export function handlesOf(shown: Shown): Handle[] {
  const { draft, checked } = shown;
  const prices = { price: checked.limit, takeProfit: checked.takeProfit, stopLoss: checked.stopLoss };
  const fields: Dragged[] = ['takeProfit', 'stopLoss', ...(draft.orderType === 'limit' ? (['price'] as const) : [])];
  return fields.map((field) => {
    const price = prices[field];
    const held = field === 'price' ? null : (checked.opening?.held ?? null);
    const result = price === null || held === null ? null : netText(held, price);
    return {
      field,
      name: t(names[field]),
      price,
      above: waitsAbove(field, draft.side),
      result,
      tone: toneOf(field, shown, result),
    };
  });
}

/** What the ticket would bring, as lines of the chart. */
export function ticketLevels(shown: Shown, symbol: string): Level[] {
  const level = (at: Price, rest: Omit<Level, 'price' | 'tag' | 'own'>): Level => ({
    price: Number(priceText(at)),
    tag: priceIn(symbol, priceText(at)),
    own: false,
    ...rest,
  });
  const set = handlesOf(shown).flatMap(({ field, name, price, result, tone }) =>
    price === null
      ? []
      : [level(price, { id: field, text: result === null ? name : `${name} ${result}`, tone, set: true })],
  );
  const liquidation = shown.checked.cost?.liquidationShown ?? (0n as Price);
  if (liquidation === 0n) return set;
  return [...set, level(liquidation, { id: 'liquidation', text: t('futures.liquidation'), tone: 'warn' })];
}

/** Where an own position has opened, or an own order waits. */
export function ownLevels(lines: readonly OwnLine[], symbol: string): Level[] {
  return lines.flatMap(({ id, kind, direction, price }) =>
    kind === 'entry' || kind === 'order'
      ? [
          {
            id,
            price: Number(price),
            text: t(kind === 'entry' ? 'futures.entry' : 'futures.limit'),
            tag: priceIn(symbol, price),
            tone: direction === 'long' ? ('up' as const) : ('down' as const),
            own: true,
          },
        ]
      : [],
  );
}
