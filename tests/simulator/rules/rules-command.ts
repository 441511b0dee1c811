import type { Instant } from '@candor/core/market/mark.ts';
import { amount, oneRate, rate, shareDown, type Amount, type Rate } from '@candor/core/money/amount.ts';
import { usdt } from '@candor/core/money/currencies.ts';
import { rulesNoticeMs, type ChangeRules } from '@candor/core/rule-versions/change-rules.ts';
import { settingsOf, type RuleSettings } from '@candor/core/rule-versions/settings.ts';
import type { State } from '@candor/core/state.ts';
import type { Random } from '../random.ts';
import { countriesWithCaps } from './countries.ts';

/** Between nine tenths and eleven tenths. */
const near = (random: Random): Rate => rate((oneRate * BigInt(random.whole(900, 1_100))) / 1_000n);
const some = <T>(random: Random, items: readonly T[], share: number): T[] => items.filter(() => random.chance(share));

const scales = (random: Random) => ({
  scaled: (units: Amount): Amount => shareDown(units, near(random)),
  scaledRate: (units: Rate): Rate => rate((units * near(random)) / oneRate),
});

type Futures = RuleSettings['futures'];
function termsNear(random: Random, futures: Futures): Pick<Futures, 'tiers' | 'contracts'> {
  const { scaled, scaledRate } = scales(random);
  return {
    tiers: futures.tiers.map((tier) => ({ ...tier, maintenanceRate: scaledRate(tier.maintenanceRate) })),
    contracts: futures.contracts.map((one) => ({
      ...one,
      feeRate: scaledRate(one.feeRate),
      openInterestMax: scaled(one.openInterestMax),
      lotsMin: BigInt(random.whole(1, 2)),
    })),
  };
}

const capNear = (random: Random, country: string): RuleSettings['caps']['countries'][number] => ({
  country,
  fastStakeMax: usdt(String(random.whole(0, 5_000))),
  futuresNotionalMax: usdt(String(random.whole(1_000, 60_000))),
});

/** Now and then a limit of the day, and hours in which nobody asks. */
function withdrawalsNear(random: Random, withdrawals: RuleSettings['withdrawals']): RuleSettings['withdrawals'] {
  const { scaled, scaledRate } = scales(random);
  return {
    ...withdrawals,
    feeRate: scaledRate(withdrawals.feeRate),
    minimum: scaled(withdrawals.minimum),
    dayMax: random.chance(0.3) ? usdt(String(random.whole(150, 3_000))) : null,
    fromHour: random.chance(0.2) ? random.whole(0, 11) : 0,
    untilHour: random.chance(0.2) ? random.whole(12, 24) : 24,
  };
}

/** Up to a half. */
const agentsOf = (count: number): RuleSettings['agents'] => ({ share: rate(BigInt(count % 6) * 10_000_000n) });

/** They count no command, and only pass through as they are set. */
const programsOf = (count: number): RuleSettings['programs'] => ({
  perTenSeconds: 10 + count,
  perDay: 1_000,
  tiers: Array.from({ length: count % 3 }, (_, i) => ({
    volumeFrom: usdt(String(1_000 * (i + 1))),
    perTenSeconds: 50 * (i + 1),
    perDay: 2_000,
  })),
});

/** What others draw stays what it is. */
const withoutDraws = (count: number) => ({ agents: agentsOf(count), programs: programsOf(count) });

/** Up to three tiers, none dearer than whatever the first becomes, without a draw of their own either. */
const feeTiersOf = (count: number): RuleSettings['spot']['feeTiers'] =>
  Array.from({ length: count % 4 }, (_, i) => ({
    volumeFrom: usdt(String(50_000 * (i + 1))),
    makerFee: rate(80_000n - 40_000n * BigInt(i)),
    takerFee: rate(120_000n - 40_000n * BigInt(i)),
  }));

type Terms = RuleSettings['fast']['terms'];
const lowered = (random: Random, terms: Terms): Terms =>
  terms.map((term) => ({ ...term, payoutRate: rate(term.payoutRate - BigInt(random.whole(0, 9_999_999))) }));

/** Other settings, not far from the release's: what traders do still meets them. */
export function nextSettings(random: Random, state: Pick<State, 'ruleVersions' | 'rules'>): RuleSettings {
  const release = settingsOf(state.ruleVersions[0]?.rules ?? state.rules);
  const { fast, futures, spot, exchange, deposits, withdrawals, gifts } = release;
  const { scaled, scaledRate } = scales(random);
  const terms = lowered(random, fast.terms);
  const excluded = (known: readonly string[] = futures.contracts.map(({ symbol }) => symbol)): ReadonlySet<string> =>
    new Set(some(random, known, 0.1));
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
      ...termsNear(random, futures),
    },
    spot: {
      ...spot,
      makerFee: scaledRate(spot.makerFee),
      takerFee: scaledRate(spot.takerFee),
      excludedSymbols: excluded([...state.rules.spot.pairs.keys()]),
      feeTiers: feeTiersOf(kept.length + leverages.length),
    },
    exchange: { ...exchange, feeRate: scaledRate(exchange.feeRate), quoteMs: random.whole(3_000, 20_000) },
    deposits: { ...deposits, bonusRate: scaledRate(deposits.bonusRate), bonusMinimum: usdt('12') },
    withdrawals: withdrawalsNear(random, withdrawals),
    caps: { countries: countriesWithCaps.filter(() => random.chance(0.15)).map((country) => capNear(random, country)) },
    addresses: { signUps: random.chance(0.5) ? random.whole(1, 100) : null, mails: null, texts: null },
    ...withoutDraws(kept.length),
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
    from: random.chance(0.3) ? null : now + rulesNoticeMs + random.whole(-3_000, 60_000),
    approval: `r${last}`,
  };
}
