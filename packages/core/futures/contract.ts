import { catalogue } from '../market/catalogue.ts';
import { fraction, price, priceScale, type Amount, type Price, type Rate } from '../money/amount.ts';
import { usdt } from '../money/currencies.ts';
import { parseDecimal } from '../money/decimal.ts';
import type { Brand } from '../money/brand.ts';
import { assert } from '../result.ts';

/** Units of the base product, scale {@link sizeScale}. */
export type Size = Brand<bigint, 'size'>;
export const sizeScale = 8;

/** A step of position size: the larger the notional, the less leverage and the more maintenance. */
export interface Tier {
  /** Largest notional of the tier, in USDT. */
  readonly notionalMax: Amount;
  readonly leverageMax: number;
  /** Share of the notional below which the position is liquidated. */
  readonly maintenanceRate: Rate;
}

/** The terms of the futures of one symbol. */
export interface Contract {
  readonly symbol: string;
  /** Base units of one lot. */
  readonly contractSize: Size;
  readonly tick: Price;
  readonly lotsMin: bigint;
  readonly lotsMax: bigint;
  /** Of the notional, on open and on close. */
  readonly feeRate: Rate;
  /** Largest sum of open notionals of the symbol, in USDT. */
  readonly openInterestMax: Amount;
}

export interface FuturesRules {
  /** Symbols in which nothing new is opened; positions run on and are closed. */
  readonly excludedSymbols: ReadonlySet<string>;
  readonly leverages: readonly number[];
  readonly tiers: readonly Tier[];
  readonly contracts: ReadonlyMap<string, Contract>;
  /** What is asked for at market waits this long for its mark. */
  readonly fillWaitMs: number;
  /** Share of the fees that feeds the insurance account. */
  readonly insuranceShare: Rate;
}

function size(text: string): Size {
  const units = parseDecimal(text, sizeScale);
  assert(units !== null, `${text} is no size`);
  return units as Size;
}

/** Base units of a lot, chosen so that one lot is worth some 5 to 100 USDT. */
const contractSizes: Readonly<Record<string, string>> = {
  BTC: '0.001',
  ETH: '0.01',
  BNB: '0.1',
  SOL: '0.1',
  XRP: '10',
  DOGE: '100',
  ADA: '10',
  TRX: '100',
  TON: '10',
  AVAX: '1',
  LINK: '1',
  DOT: '1',
  LTC: '0.1',
  BCH: '0.1',
  SUI: '10',
  UNI: '1',
  NEAR: '10',
  APT: '1',
  ATOM: '1',
  ARB: '10',
  OP: '10',
  FIL: '1',
  ETC: '1',
  XLM: '100',
  ALGO: '100',
  AAVE: '0.1',
  PEPE: '1000000',
  SHIB: '1000000',
  XAU: '0.01',
  XAG: '1',
  XPT: '0.01',
  WTI: '1',
  BRENT: '1',
  NATGAS: '10',
  COPPER: '10',
  WHEAT: '10',
  CORN: '10',
  SOYBEAN: '10',
  NAS100: '0.001',
  SPX500: '0.01',
  GER40: '0.001',
  HK50: '0.001',
  JP225: '0.001',
};

const contracts = new Map(
  catalogue.flatMap(({ symbol, base, priceDecimals }): [string, Contract][] => {
    const lot = contractSizes[base];
    return lot === undefined
      ? []
      : [
          [
            symbol,
            {
              symbol,
              contractSize: size(lot),
              tick: price(10n ** BigInt(priceScale - priceDecimals)),
              lotsMin: 1n,
              lotsMax: 100_000n,
              feeRate: fraction('0.0006'),
              openInterestMax: usdt('20000000'),
            },
          ],
        ];
  }),
);

export const futuresRules: FuturesRules = {
  excludedSymbols: new Set(),
  leverages: [1, 2, 5, 10, 20],
  tiers: [
    { notionalMax: usdt('100000'), leverageMax: 20, maintenanceRate: fraction('0.005') },
    { notionalMax: usdt('500000'), leverageMax: 10, maintenanceRate: fraction('0.01') },
    { notionalMax: usdt('2000000'), leverageMax: 5, maintenanceRate: fraction('0.02') },
    { notionalMax: usdt('5000000'), leverageMax: 2, maintenanceRate: fraction('0.05') },
  ],
  contracts,
  fillWaitMs: 2_000,
  insuranceShare: fraction('0.1'),
};

/** The tier of a notional; null beyond the last. */
export const tierOf = (rules: FuturesRules, notional: Amount): Tier | null =>
  rules.tiers.find((tier) => notional <= tier.notionalMax) ?? null;
