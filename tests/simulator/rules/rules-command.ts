import type { Instant } from '@candor/core/market/mark.ts';
import { amount, oneRate, rate, shareDown, type Amount, type Rate } from '@candor/core/money/amount.ts';
import { usdt } from '@candor/core/money/currencies.ts';
import type { ChangeRules } from '@candor/core/rule-versions/change-rules.ts';
import { settingsOf, type RuleSettings } from '@candor/core/rule-versions/settings.ts';
import type { State } from '@candor/core/state.ts';
import type { Random } from '../random.ts';

/** Between nine tenths and eleven tenths. */
const near = (random: Random): Rate => rate((oneRate * BigInt(random.whole(900, 1_100))) / 1_000n);
const some = <T>(random: Random, items: readonly T[], share: number): T[] => items.filter(() => random.chance(share));

/** Other settings, not far from the release's: what traders do still meets them. */
export function nextSettings(random: Random, state: Pick<State, 'ruleVersions' | 'rules'>): RuleSettings {
  const release = settingsOf(state.ruleVersions[0]?.rules ?? state.rules);
  const { fast, futures, spot, exchange, deposits, withdrawals, gifts } = release;
  const scaled = (units: Amount): Amount => shareDown(units, near(random));
  const scaledRate = (units: Rate): Rate => rate((units * near(random)) / oneRate);
  const terms = fast.terms.map((term) => ({
    ...term,
    payoutRate: rate(term.payoutRate - BigInt(random.whole(0, 9_999_999))),
  }));
  const symbols = futures.contracts.map(({ symbol }) => symbol);
  const excluded = (known: readonly string[] = symbols): ReadonlySet<string> => new Set(some(random, known, 0.1));
  const pairs = [...state.rules.spot.pairs.keys()];
  const kept = some(random, terms, 0.8);
  const leverages = some(random, futures.leverages, 0.8);
  return {
    fast: {
      ...fast,
      terms: kept.length === 0 ? terms : kept,
      minStake: scaled(fast.minStake),
      maxStake: scaled(fast.maxStake),
      excludedSymbols: new Set([...fast.excludedSymbols, ...excluded()]),
    },
    futures: {
      excludedSymbols: excluded(),
      leverages: leverages.length === 0 ? futures.leverages : leverages,
      tiers: futures.tiers.map((tier) => ({ ...tier, maintenanceRate: scaledRate(tier.maintenanceRate) })),
      contracts: futures.contracts.map((one) => ({
        ...one,
        feeRate: scaledRate(one.feeRate),
        openInterestMax: scaled(one.openInterestMax),
        lotsMin: BigInt(random.whole(1, 2)),
      })),
    },
    spot: {
      ...spot,
      makerFee: scaledRate(spot.makerFee),
      takerFee: scaledRate(spot.takerFee),
      excludedSymbols: excluded(pairs),
    },
    exchange: { ...exchange, feeRate: scaledRate(exchange.feeRate), quoteMs: random.whole(3_000, 20_000) },
    deposits: { ...deposits, bonusRate: scaledRate(deposits.bonusRate), bonusMinimum: usdt('12') },
    withdrawals: { ...withdrawals, feeRate: scaledRate(withdrawals.feeRate), minimum: scaled(withdrawals.minimum) },
    gifts: { ...gifts, signUpGift: amount(BigInt(random.whole(0, 20_000_000))) },
  };
}

/** What two operators may decide at any moment, now and then too late, without having seen the last, or impossible. */
export function nextRulesCommand(random: Random, state: State, now: Instant): ChangeRules {
  const last = state.ruleVersions.at(-1)?.version ?? 1;
  const settings = nextSettings(random, state);
  const fast = { ...settings.fast, minStake: usdt('10000') };
  return {
    kind: 'change-rules',
    basedOn: random.chance(0.05) ? last - 1 : last,
    settings: random.chance(0.05) ? { ...settings, fast } : settings,
    from: random.chance(0.3) ? null : now + random.whole(-20, 60_000),
    approval: `r${last}`,
  };
}
