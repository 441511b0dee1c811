import type { CallAnswer } from '@candor/api-contract/index.ts';

export type Statistics = NonNullable<CallAnswer<'GET /fair/statistics'>['statistics']>;

/** The share of wins of all that were won or lost, 0 to 1; null while none was. */
export const winShare = (wins: number, losses: number): number | null =>
  wins + losses === 0 ? null : wins / (wins + losses);

/**
 * Where so many standard deviations stand on a scale that is twice as wide as the band of alarm, percent from its left.
 * @param band half the width of the band
 */
export const placeOf = (sigma: number, band: number): number =>
  50 + (Math.max(-2 * band, Math.min(2 * band, sigma)) / (4 * band)) * 100;
