import type { ComponentType } from 'react';
import type { SpotOrder } from '../orders/standing.ts';
import type { Terms } from '../terms.ts';
import type { PartProps } from './order-fields.tsx';
import type { Around, Checked, Draft } from './ticket-maths.ts';

/** What an order is beyond a limit or an order at market, and how its ticket works. Comes when it is chosen. */
export interface Way {
  readonly name: 'stop-limit' | 'stop-market' | 'oco';
  check(draft: Draft, terms: Terms, around: Around): Checked;
  /** With the price at which it costs most. */
  dearest(draft: Draft, terms: Terms): Draft;
  /** In place of the field for the price. */
  readonly Fields: ComponentType<PartProps>;
  /** What it comes to, and what it will do. */
  readonly Comes: ComponentType<PartProps>;
  place(terms: Terms, draft: Draft, checked: Checked): Promise<SpotOrder>;
}
