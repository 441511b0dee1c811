import { reserveUses, type ReserveUse } from '@candor/core/house/reserve-use.ts';
import { question } from '../../../engine/seams/question.ts';

/** How much of each reserve and limit is used now. */
export const reserveUse = question(
  'reserve-use',
  ({ state }, { symbols }: { readonly symbols: readonly string[] }): ReserveUse[] => reserveUses(state, symbols),
);
