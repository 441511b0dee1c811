import { shownSum } from '../../shell/amounts/shown-parts.ts';
import type { Balance } from '../../shell/funds/balances.ts';

type Part = 'available' | 'frozen' | 'valuation';
interface Place {
  readonly row: number;
  readonly part: Part;
  readonly text: string;
}

/** What a row says in USDT: free and held money itself, of any other currency its worth where that is known. */
function placesOf(balance: Balance, row: number): Place[] {
  const { available, frozen, valuation } = balance;
  if (balance.currencyCode !== 'USDT') return valuation === null ? [] : [{ row, part: 'valuation', text: valuation }];
  return [
    { row, part: 'available', text: available },
    { row, part: 'frozen', text: frozen },
  ];
}

/**
 * Balances with their USDT to the cent, and their sum: what the rows show adds up to the total that is shown. What can
 * be spent is rounded up by a part of a cent only where nothing else can be.
 */
export function shownAssets(list: readonly Balance[]): { rows: Balance[]; total: string } {
  const places = list.flatMap(placesOf);
  const free = new Set(places.flatMap(({ part }, at) => (part === 'available' ? [at] : [])));
  const { parts, total } = shownSum(
    places.map(({ text }) => text),
    free,
  );
  const rows = list.map((balance) => ({ ...balance }));
  for (const [at, { row, part }] of places.entries()) {
    const shown = rows[row];
    if (shown !== undefined) shown[part] = parts[at] ?? '0';
  }
  return { rows, total };
}
