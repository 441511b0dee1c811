import { oneRate, rate } from '../money/amount.ts';
import type { Rules } from '../state.ts';
import type { RuleSettings } from './settings.ts';

/**
 * What single fields can't show: whether settings fit together and with the release.
 * @param rules the release's, which know what can be traded at all
 * @returns the path of the first that doesn't fit, or null
 */
export function settingsFault(settings: RuleSettings, rules: Rules): string | null {
  return (
    fastFault(settings.fast) ??
    futuresFault(settings.futures, rules) ??
    unknownIn('spot.excludedSymbols', settings.spot.excludedSymbols, rules.spot.pairs) ??
    unknownIn('exchange.excludedCurrencies', settings.exchange.excludedCurrencies, rules.exchange.symbols) ??
    moneyFault(settings, rules)
  );
}

const ascends = (values: readonly (number | bigint)[]): boolean =>
  values.every((value, index) => index === 0 || value > (values[index - 1] ?? value));

function fastFault({ terms, minStake, maxStake }: RuleSettings['fast']): string | null {
  if (!ascends(terms.map(({ seconds }) => seconds))) return 'fast.terms';
  return minStake > maxStake ? 'fast.maxStake' : null;
}

function futuresFault(
  { leverages, tiers, contracts, excludedSymbols }: RuleSettings['futures'],
  { futures }: Rules,
): string | null {
  if (!ascends(leverages)) return 'futures.leverages';
  if (!ascends(tiers.map(({ notionalMax }) => notionalMax))) return 'futures.tiers';
  if (!ascends(tiers.map(({ maintenanceRate }) => maintenanceRate))) return 'futures.tiers';
  if (!ascends(tiers.map(({ leverageMax }) => -leverageMax))) return 'futures.tiers';
  if ((leverages.at(-1) ?? 0) > (tiers[0]?.leverageMax ?? 0)) return 'futures.leverages';
  const known = new Set(contracts.map(({ symbol }) => symbol));
  const isWhole = contracts.length === known.size && known.size === futures.contracts.size;
  if (!isWhole || contracts.some(({ symbol }) => !futures.contracts.has(symbol))) return 'futures.contracts';
  const unfit = contracts.findIndex(({ lotsMin, lotsMax }) => lotsMin > lotsMax);
  if (unfit >= 0) return `futures.contracts.${unfit}.lotsMax`;
  const most = contracts.reduce((fee, { feeRate }) => (feeRate > fee ? feeRate : fee), rate(0n));
  // A position is not to be liquidated by what opening and closing cost.
  const thin = tiers.findIndex(
    ({ leverageMax, maintenanceRate }) => BigInt(leverageMax) * (maintenanceRate + 2n * most) >= oneRate,
  );
  return thin >= 0 ? `futures.tiers.${thin}` : unknownIn('futures.excludedSymbols', excludedSymbols, futures.contracts);
}

function moneyFault({ exchange, withdrawals, deposits, gifts }: RuleSettings, { mode }: Rules): string | null {
  if (exchange.minWorth > exchange.maxWorth) return 'exchange.maxWorth';
  if (withdrawals.arrivalMinMs > withdrawals.arrivalMaxMs) return 'withdrawals.arrivalMaxMs';
  if (deposits.bonusMinimum < deposits.minimum) return 'deposits.bonusMinimum';
  return mode === 'real' && gifts.testFundsPerDay > 0n ? 'gifts.testFundsPerDay' : null;
}

const unknownIn = (
  path: string,
  names: ReadonlySet<string>,
  known: { readonly keys: () => Iterable<string> },
): string | null => {
  const all = new Set(known.keys());
  return [...names].every((one) => all.has(one)) ? null : path;
};
