import { z } from 'zod';
import { decimalText, wholeNumber } from '../../../scalars.ts';

const name = z.string({ error: 'field-invalid' }).regex(/^[A-Z0-9]{1,20}$/, 'field-invalid');
const names = z.array(name).max(200, 'field-invalid');
const country = z.string({ error: 'field-invalid' }).regex(/^[A-Z]{2}$/, 'field-invalid');
const anHour = wholeNumber(1, 9_999_999).nullable();
const milliseconds = wholeNumber(0, 999_999_999);
const limits = { least: decimalText, most: decimalText };

const orderRates = { perTenSeconds: wholeNumber(1, 99_999), perDay: wholeNumber(1, 999_999_999) };

/**
 * Everything that two operators may set, as a whole: terms under which something new is accepted, for everybody alike.
 * Strict, and without a free text: it has no place for a customer, an order, a price or a result. Amounts are USDT,
 * rates fractions, durations of fast contracts seconds. Which values are possible, core says.
 */
export const ruleSettings = z.strictObject({
  fast: z.strictObject({
    excludedSymbols: names,
    terms: z
      .array(z.strictObject({ seconds: wholeNumber(1, 99_999), payoutRate: decimalText }))
      .max(20, 'field-invalid'),
    minStake: limits.least,
    maxStake: limits.most,
    /** Of the reserve, that the open worst case of one symbol may take. */
    symbolShare: decimalText,
  }),
  futures: z.strictObject({
    excludedSymbols: names,
    leverages: z.array(wholeNumber(1, 999)).max(20, 'field-invalid'),
    tiers: z
      .array(
        z.strictObject({ notionalMax: decimalText, leverageMax: wholeNumber(1, 999), maintenanceRate: decimalText }),
      )
      .max(20, 'field-invalid'),
    contracts: z
      .array(
        z.strictObject({
          symbol: name,
          lotsMin: decimalText,
          lotsMax: decimalText,
          feeRate: decimalText,
          openInterestMax: decimalText,
        }),
      )
      .max(200, 'field-invalid'),
  }),
  spot: z.strictObject({
    excludedSymbols: names,
    makerFee: decimalText,
    takerFee: decimalText,
    /** Further tiers above these rates, by ascending volume of 30 days in USDT; left out where there are none. */
    feeTiers: z
      .array(z.strictObject({ volumeFrom: decimalText, makerFee: decimalText, takerFee: decimalText }))
      .max(20, 'field-invalid')
      .optional(),
    minNotional: decimalText,
  }),
  exchange: z.strictObject({
    excludedCurrencies: names,
    feeRate: decimalText,
    quoteMs: milliseconds,
    minWorth: limits.least,
    maxWorth: limits.most,
  }),
  deposits: z.strictObject({
    minimum: decimalText,
    openMax: wholeNumber(1, 999),
    rateValidMs: milliseconds,
    bonusRate: decimalText,
    bonusMinimum: decimalText,
    /** Null for no cap. */
    bonusCap: decimalText.nullable(),
  }),
  withdrawals: z.strictObject({
    minimum: decimalText,
    feeRate: decimalText,
    arrivalMinMs: milliseconds,
    arrivalMaxMs: milliseconds,
    /** The most of a platform day; null for no limit. What was decided before it could be set had none. */
    dayMax: decimalText.nullable().default(null),
    /** Hours of the platform day in which one may be asked for. */
    fromHour: wholeNumber(0, 99).default(0),
    untilHour: wholeNumber(0, 99).default(24),
  }),
  /** The most that one customer of a country may have open; what was decided before it could be set had none. */
  caps: z
    .strictObject({
      countries: z
        .array(z.strictObject({ country, fastStakeMax: decimalText, futuresNotionalMax: decimalText }))
        .max(250, 'field-invalid'),
    })
    .default({ countries: [] }),
  /** What may come from one address in an hour; null for what the installation's settings say. */
  addresses: z
    .strictObject({ signUps: anHour, mails: anHour, texts: anHour })
    .default({ signUps: null, mails: null, texts: null }),
  /** What agents get of the fees that whom they invited has paid; nothing before it could be set. */
  agents: z.strictObject({ share: decimalText }).default({ share: '0' }),
  /** How many orders the programs of each customer may place; before it could be set, all the same. */
  programs: z
    .strictObject({
      ...orderRates,
      /** Further tiers by ascending volume of 30 days in USDT. */
      tiers: z.array(z.strictObject({ volumeFrom: decimalText, ...orderRates })).max(20, 'field-invalid'),
    })
    .default({ perTenSeconds: 100, perDay: 200_000, tiers: [] }),
  gifts: z.strictObject({ signUpGift: decimalText, testFundsPerDay: decimalText }),
});
export type RuleSettingsSent = z.output<typeof ruleSettings>;
