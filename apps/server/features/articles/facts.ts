import { releasePerVolume, volumePerRelease } from '@candor/core/bonus/bonus.ts';
import { breakEvenRate, expectedLossPer100 } from '@candor/core/fast/terms.ts';
import { amount, oneRate, rate, rateScale, type Rate } from '@candor/core/money/amount.ts';
import { formatAmount } from '@candor/core/money/currencies.ts';
import { formatDecimal, formatPlain } from '@candor/core/money/decimal.ts';
import { assert } from '@candor/core/result.ts';
import type { Rules } from '@candor/core/state.ts';
import { hourMs } from '@candor/core/platform-day.ts';
import { confirmationsNeeded } from '../../chain/confirmations.ts';
import type { Facts } from '../../i18n/markup.ts';
import { fundPasswordTries } from '../../proofs/fund-password.ts';
import { withdrawHoldMs } from '../../proofs/withdraw-hold.ts';

const percent = (fraction: Rate): string => formatPlain(fraction * 100n, rateScale);
/** With two decimals, rounded up: a figure that is against the customer is never shown smaller than it is. */
const percentUp = (fraction: Rate): string => formatDecimal((fraction * 10_000n + oneRate - 1n) / oneRate, 2);

const hours = (ms: number): string => String(ms / hourMs);

function futuresFacts({ leverages, tiers, contracts, fillWaitMs }: Rules['futures']): Facts {
  const [contract] = contracts.values();
  const [lowest] = tiers;
  assert(
    contract !== undefined &&
      lowest !== undefined &&
      [...contracts.values()].every(({ feeRate }) => feeRate === contract.feeRate),
    'futures have one fee rate',
  );
  return {
    levers: leverages.join(', '),
    futuresFee: percent(contract.feeRate),
    maintenance: percent(lowest.maintenanceRate),
    fillWait: String(fillWaitMs / 1000),
  };
}

function spotFacts({ makerFee, takerFee, minNotional, bandUp, bonusShare }: Rules['spot']): Facts {
  return {
    spotShare: percent(bonusShare),
    makerFee: percent(makerFee),
    takerFee: percent(takerFee),
    minNotional: formatAmount(minNotional, 'USDT'),
    band: percent(rate(bandUp - oneRate)),
  };
}

/** Of what moves money in, out and between currencies. */
function movingFacts({ deposits, withdrawals, exchange }: Rules): Facts {
  return {
    confirmations: String(confirmationsNeeded),
    rateMinutes: String(deposits.rateValidMs / 60_000),
    depositMin: formatAmount(deposits.minimum, 'USDT'),
    bonusMin: formatAmount(deposits.bonusMinimum, 'USDT'),
    bonusRate: percent(deposits.bonusRate),
    withdrawMin: formatAmount(withdrawals.minimum, 'USDT'),
    withdrawFee: percent(withdrawals.feeRate),
    arrivalMin: hours(withdrawals.arrivalMinMs),
    arrivalMax: hours(withdrawals.arrivalMaxMs),
    holdHours: hours(withdrawHoldMs),
    wrongTries: String(fundPasswordTries),
    exchangeFee: percent(exchange.feeRate),
    quoteSeconds: String(exchange.quoteMs / 1000),
    exchangeMin: formatAmount(exchange.minWorth, 'USDT'),
    exchangeMax: formatAmount(exchange.maxWorth, 'USDT'),
  };
}

/** The figures of the texts, taken from the rules in force. */
export function factsOf(rules: Rules): { facts: Facts; rows: Facts[] } {
  const { minStake, maxStake, terms } = rules.fast;
  return {
    facts: {
      gift: formatAmount(rules.signUpGift, 'USDT'),
      minStake: formatAmount(minStake, 'USDT'),
      maxStake: formatAmount(maxStake, 'USDT'),
      volumePerRelease: formatAmount(volumePerRelease, 'USDT'),
      ...futuresFacts(rules.futures),
      ...spotFacts(rules.spot),
      ...movingFacts(rules),
      fullVolume: formatAmount(amount((rules.signUpGift * volumePerRelease) / releasePerVolume), 'USDT'),
    },
    rows: terms.map(({ seconds, payoutRate }) => ({
      seconds: String(seconds),
      payout: percent(payoutRate),
      breakEven: percentUp(breakEvenRate(payoutRate)),
      loss: formatAmount(expectedLossPer100(payoutRate), 'USDT'),
    })),
  };
}
