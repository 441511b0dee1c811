import { agentRules, agentShareMax, type AgentRules } from '../agents/agent-rules.ts';
import type { CapRules, CountryCap } from '../countries/country-caps.ts';
import type { DepositRules } from '../deposits/deposit.ts';
import type { ExchangeRules } from '../exchange/rules.ts';
import type { FastRules, FastTerm } from '../fast/terms.ts';
import type { Contract, FuturesRules, Tier } from '../futures/contract.ts';
import { addressRules, type AddressRules } from '../limits/address-limits.ts';
import type { Amount } from '../money/amount.ts';
import { feeTiersMax, type FeeTier } from '../spot/fees/fee-tiers.ts';
import { orderRateTiersMax, programRules, type OrderRateTier, type ProgramRules } from '../programs/order-rates.ts';
import type { SpotRules } from '../spot/rules.ts';
import type { Rules } from '../state.ts';
import type { WithdrawalRules } from '../withdrawals/withdrawal.ts';
import { dayMs } from '../platform-day.ts';
import {
  added,
  countryCode,
  countWithin,
  listOf,
  name,
  orNull,
  rateWithin,
  setOf,
  shape,
  sparse,
  usdtWithin,
  wholeWithin,
  type Codec,
  type Faults,
  type Json,
} from './codec.ts';

/** What may be set of the futures of one symbol; lot and tick are what is counted in, and stay. */
export type ContractSettings = Pick<Contract, 'symbol' | 'lotsMin' | 'lotsMax' | 'feeRate' | 'openInterestMax'>;

/**
 * The rules that two operators set while trading goes on. They say under which terms something new is accepted, for
 * everybody alike, and carry no customer, no order and no price. What settles by the tape (how long a mark is waited
 * for, the band of spot), what is counted in (ticks, steps, lots) and the ceiling of corrections is the release's.
 */
export interface RuleSettings {
  readonly fast: Pick<FastRules, 'excludedSymbols' | 'terms' | 'minStake' | 'maxStake' | 'symbolShare'>;
  readonly futures: Pick<FuturesRules, 'excludedSymbols' | 'leverages' | 'tiers'> & {
    readonly contracts: readonly ContractSettings[];
  };
  readonly spot: Pick<SpotRules, 'excludedSymbols' | 'makerFee' | 'takerFee' | 'feeTiers' | 'minNotional'>;
  readonly exchange: Pick<ExchangeRules, 'excludedCurrencies' | 'feeRate' | 'quoteMs' | 'minWorth' | 'maxWorth'>;
  readonly deposits: DepositRules;
  readonly withdrawals: WithdrawalRules;
  readonly caps: CapRules;
  readonly addresses: AddressRules;
  readonly agents: AgentRules;
  readonly programs: ProgramRules;
  readonly gifts: { readonly signUpGift: Amount; readonly testFundsPerDay: Amount };
}

/** The longest fast contract that can be set, in s. */
export const fastSecondsMax = 600;
const symbolsMax = 200;

const fast = shape<RuleSettings['fast']>({
  excludedSymbols: setOf(symbolsMax),
  // A payout of the whole stake or more would lose the house's money on average.
  terms: listOf(
    shape<FastTerm>({ seconds: wholeWithin(10, fastSecondsMax), payoutRate: rateWithin('0.5', '0.98') }),
    1,
    12,
  ),
  minStake: usdtWithin('0.1', '10000'),
  maxStake: usdtWithin('1', '1000000'),
  symbolShare: rateWithin('0.01', '1'),
});
const contract = shape<ContractSettings>({
  symbol: name,
  lotsMin: countWithin(1n, 1_000_000n),
  lotsMax: countWithin(1n, 10_000_000n),
  feeRate: rateWithin('0', '0.01'),
  openInterestMax: usdtWithin('0', '1000000000'),
});
const tier = shape<Tier>({
  notionalMax: usdtWithin('1', '1000000000'),
  leverageMax: wholeWithin(1, 100),
  maintenanceRate: rateWithin('0.001', '0.5'),
});
const futures = shape<RuleSettings['futures']>({
  excludedSymbols: setOf(symbolsMax),
  leverages: listOf(wholeWithin(1, 100), 1, 20),
  tiers: listOf(tier, 1, 10),
  contracts: listOf(contract, 0, symbolsMax),
});
const spotFee = rateWithin('0', '0.02');
const feeTier = shape<FeeTier>({
  volumeFrom: usdtWithin('1', '1000000000000'),
  makerFee: spotFee,
  // Nobody trades for nothing from a volume on: that would pay for volume made up.
  takerFee: rateWithin('0.00000001', '0.02'),
});
const spot = shape<RuleSettings['spot']>({
  excludedSymbols: setOf(symbolsMax),
  makerFee: spotFee,
  takerFee: spotFee,
  feeTiers: sparse(listOf(feeTier, 0, feeTiersMax - 1)),
  minNotional: usdtWithin('0.1', '10000'),
});
const exchange = shape<RuleSettings['exchange']>({
  excludedCurrencies: setOf(symbolsMax),
  feeRate: rateWithin('0.0001', '0.05'),
  quoteMs: wholeWithin(3_000, 60_000),
  minWorth: usdtWithin('0.1', '10000'),
  maxWorth: usdtWithin('1', '10000000'),
});
const deposits = shape<DepositRules>({
  minimum: usdtWithin('0', '10000'),
  openMax: wholeWithin(1, 50),
  rateValidMs: wholeWithin(60_000, dayMs),
  bonusRate: rateWithin('0', '1'),
  bonusMinimum: usdtWithin('0', '1000000'),
  bonusCap: orNull(usdtWithin('0', '1000000')),
});
const withdrawals = shape<WithdrawalRules>({
  minimum: usdtWithin('1', '10000'),
  feeRate: rateWithin('0.0001', '0.2'),
  arrivalMinMs: wholeWithin(0, 7 * dayMs),
  arrivalMaxMs: wholeWithin(60_000, 7 * dayMs),
  dayMax: added(orNull(usdtWithin('1', '1000000000')), null),
  fromHour: added(wholeWithin(0, 23), 0),
  untilHour: added(wholeWithin(1, 24), 24),
});
const caps = shape<CapRules>({
  countries: listOf(
    shape<CountryCap>({
      country: countryCode,
      fastStakeMax: usdtWithin('0', '1000000000'),
      futuresNotionalMax: usdtWithin('0', '1000000000'),
    }),
    0,
    250,
  ),
});
const anHour = orNull(wholeWithin(1, 1_000_000));
const addresses = shape<AddressRules>({ signUps: anHour, mails: anHour, texts: anHour });
const agents = shape<AgentRules>({ share: rateWithin('0', agentShareMax) });
const orderRates = { perTenSeconds: wholeWithin(1, 10_000), perDay: wholeWithin(1, 100_000_000) };
const rateTier = shape<OrderRateTier>({ volumeFrom: usdtWithin('1', '1000000000000'), ...orderRates });
const programs = shape<ProgramRules>({ ...orderRates, tiers: listOf(rateTier, 0, orderRateTiersMax) });
const gifts = shape<RuleSettings['gifts']>({
  signUpGift: usdtWithin('0', '1000'),
  testFundsPerDay: usdtWithin('0', '1000000'),
});
const codec: Codec<RuleSettings> = shape<RuleSettings>({
  fast,
  futures,
  spot,
  exchange,
  deposits,
  withdrawals,
  caps: added(caps, { countries: [] }),
  addresses: added(addresses, addressRules),
  agents: added(agents, agentRules),
  programs: added(programs, programRules),
  gifts,
});

/** The settings as they are sent and kept: decimals as text, whole numbers as numbers. */
export const writeSettings = (settings: RuleSettings): Json => codec.write(settings);

/** @returns the settings, or the path of the first that can't be */
export function readSettings(from: Json): { readonly settings: RuleSettings } | { readonly fault: string } {
  const faults: Faults = [];
  const settings = codec.read(from, '', faults);
  return settings === undefined ? { fault: faults[0] ?? '' } : { settings };
}

/** What of some rules can be set. */
export function settingsOf(rules: Rules): RuleSettings {
  const { excludedSymbols, terms, minStake, maxStake, symbolShare } = rules.fast;
  const { futures: f, spot: s, exchange: e, deposits: d, withdrawals: w, signUpGift, testFundsPerDay } = rules;
  return {
    fast: { excludedSymbols, terms, minStake, maxStake, symbolShare },
    futures: {
      excludedSymbols: f.excludedSymbols,
      leverages: f.leverages,
      tiers: f.tiers,
      contracts: [...f.contracts.values()].map((one) => ({
        symbol: one.symbol,
        lotsMin: one.lotsMin,
        lotsMax: one.lotsMax,
        feeRate: one.feeRate,
        openInterestMax: one.openInterestMax,
      })),
    },
    spot: {
      excludedSymbols: s.excludedSymbols,
      makerFee: s.makerFee,
      takerFee: s.takerFee,
      feeTiers: s.feeTiers,
      minNotional: s.minNotional,
    },
    exchange: {
      excludedCurrencies: e.excludedCurrencies,
      feeRate: e.feeRate,
      quoteMs: e.quoteMs,
      minWorth: e.minWorth,
      maxWorth: e.maxWorth,
    },
    deposits: d,
    withdrawals: w,
    caps: rules.caps,
    addresses: rules.addresses,
    agents: rules.agents,
    programs: rules.programs,
    gifts: { signUpGift, testFundsPerDay },
  };
}

/** The release's rules with what operators have set. A contract that the settings don't know keeps the release's. */
export function withSettings(rules: Rules, settings: RuleSettings): Rules {
  const { contracts, ...futuresSettings } = settings.futures;
  const bySymbol = new Map(contracts.map((one) => [one.symbol, one]));
  const set = [...rules.futures.contracts].map(
    ([symbol, one]) => [symbol, { ...one, ...bySymbol.get(symbol) }] as const,
  );
  return {
    ...rules,
    fast: { ...rules.fast, ...settings.fast },
    futures: { ...rules.futures, ...futuresSettings, contracts: new Map(set) },
    spot: { ...rules.spot, ...settings.spot },
    exchange: { ...rules.exchange, ...settings.exchange },
    deposits: settings.deposits,
    withdrawals: settings.withdrawals,
    caps: settings.caps,
    addresses: settings.addresses,
    agents: settings.agents,
    programs: settings.programs,
    signUpGift: settings.gifts.signUpGift,
    testFundsPerDay: settings.gifts.testFundsPerDay,
  };
}
