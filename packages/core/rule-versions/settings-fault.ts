import { oneRate, rate } from '../money/amount.ts';
import { tiersOf } from '../spot/fees/fee-tiers.ts';
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
    spotFault(settings.spot) ??
    unknownIn('spot.excludedSymbols', settings.spot.excludedSymbols, rules.spot.pairs) ??
    unknownIn('exchange.excludedCurrencies', settings.exchange.excludedCurrencies, rules.exchange.symbols) ??
    capsFault(settings.caps) ??
    programsFault(settings.programs) ??
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

/** Whoever trades more pays no more for it, and who takes no less than who makes. */
function spotFault(spot: RuleSettings['spot']): string | null {
  const tiers = tiersOf(spot);
  if (!ascends(tiers.map(({ volumeFrom }) => volumeFrom))) return 'spot.feeTiers';
  const below = (index: number) => tiers[Math.max(0, index - 1)] ?? spot;
  const dearer = tiers.findIndex(
    (tier, index) => tier.makerFee > below(index).makerFee || tier.takerFee > below(index).takerFee,
  );
  if (dearer >= 0) return `spot.feeTiers.${dearer - 1}`;
  const unfit = tiers.findIndex(({ makerFee, takerFee }) => takerFee < makerFee);
  if (unfit === 0) return 'spot.takerFee';
  return unfit > 0 ? `spot.feeTiers.${unfit - 1}.takerFee` : null;
}

/** Whoever trades more may place no fewer orders, and in a day no fewer than in ten seconds. */
function programsFault(programs: RuleSettings['programs']): string | null {
  const { tiers } = programs;
  if (!ascends(tiers.map(({ volumeFrom }) => volumeFrom))) return 'programs.tiers';
  const fewer = tiers.findIndex((tier, index) => {
    const below = tiers[index - 1] ?? programs;
    return tier.perTenSeconds < below.perTenSeconds || tier.perDay < below.perDay;
  });
  if (fewer >= 0) return `programs.tiers.${fewer}`;
  if (programs.perDay < programs.perTenSeconds) return 'programs.perDay';
  const unfit = tiers.findIndex(({ perTenSeconds, perDay }) => perDay < perTenSeconds);
  return unfit >= 0 ? `programs.tiers.${unfit}.perDay` : null;
}

const capsFault = ({ countries }: RuleSettings['caps']): string | null =>
  new Set(countries.map(({ country }) => country)).size === countries.length ? null : 'caps.countries';

function moneyFault({ exchange, withdrawals, deposits, gifts }: RuleSettings, { mode }: Rules): string | null {
  if (exchange.minWorth > exchange.maxWorth) return 'exchange.maxWorth';
  if (withdrawals.arrivalMinMs > withdrawals.arrivalMaxMs) return 'withdrawals.arrivalMaxMs';
  if (withdrawals.dayMax !== null && withdrawals.dayMax < withdrawals.minimum) return 'withdrawals.dayMax';
  // Of a day without hours nobody could get anything out.
  if (withdrawals.fromHour >= withdrawals.untilHour) return 'withdrawals.untilHour';
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
