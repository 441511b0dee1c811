import { listingOf } from './catalogue.ts';

/** What a contract is on, in the classes in which rules for retail customers limit leverage. */
export const underlyings = ['gold-or-major-index', 'commodity-or-minor-index', 'crypto'] as const;
export type Underlying = (typeof underlyings)[number];

/** Gold, and the major indices that ESMA's decision (EU) 2018/796 names in its Article 1, by their product codes. */
const goldAndMajorIndices: ReadonlySet<string> = new Set(['XAU', 'NAS100', 'SPX500', 'GER40', 'JP225']);

/** The class of a symbol of the catalogue; undefined for any other. */
export function underlyingOf(symbol: string): Underlying | undefined {
  const listing = listingOf(symbol);
  if (listing === undefined) return undefined;
  if (listing.group === 'usdt') return 'crypto';
  return goldAndMajorIndices.has(listing.base) ? 'gold-or-major-index' : 'commodity-or-minor-index';
}
