import { accountId, accountTypes, type AccountType } from '@candor/core/ledger/account.ts';
import { rateScale, zero } from '@candor/core/money/amount.ts';
import { currencyScale, formatAmount, type Currency } from '@candor/core/money/currencies.ts';
import { formatPlain } from '@candor/core/money/decimal.ts';
import { hourMs, platformDay } from '@candor/core/platform-day.ts';
import { ok } from '@candor/core/result.ts';
import type { Rules } from '@candor/core/state.ts';
import { nextWithinHours } from '@candor/core/withdrawals/hours.ts';
import { destinationWaitMs } from '@candor/core/withdrawals/known-destination.ts';
import { dayKey, isWithdrawalCurrency, type WithdrawalCurrency } from '@candor/core/withdrawals/withdrawal.ts';
import type { Beside } from '../../engine/seams/beside.ts';
import type { Http } from '../../http/http.ts';
import { refused } from '../../http/refused.ts';
import { route } from '../../http/route.ts';
import { rateText } from '../../transactions/present.ts';
import { vndRateOf } from '../../operators/rates.ts';
import { nextDay, type WithdrawalServices } from './request-withdrawal.ts';

interface Asking {
  readonly userId: string;
  readonly currency: WithdrawalCurrency;
}

/** What the engine knows of a customer who wants to withdraw. */
export const withdrawalStanding = {
  name: 'withdrawal-standing',
  about: ({ userId }: Asking) => userId,
  answer: ({ state, now }: Beside, { userId, currency }: Asking) => {
    const available = (type: AccountType, of: Currency): string =>
      formatAmount(state.accounts.get(accountId(userId, type, of))?.available ?? zero, of);
    return {
      available: available(accountTypes.account, currency),
      bonusLocked: available(accountTypes.bonus, 'USDT'),
      withdrawalsFrozen: state.ownerFreezes.has(userId),
      usedToday: state.withdrawals.days.get(dayKey(userId, platformDay(now))) ?? null,
    };
  },
};

/** Everything a withdrawal depends on, so that the page says it before anything is typed. */
export function registerTerms(http: Http, services: WithdrawalServices): void {
  const { db, engine, rules, clock, operatorSettings, destinations, primaryStatus, totp } = services;
  route(http, 'GET /transaction/withdrawTerms', async ({ query: { currencyCode } }, { user: { userId } }) => {
    if (!isWithdrawalCurrency(currencyCode)) return refused('currency-unknown', { field: 'currencyCode' });
    const [holdUntil, savedWalletsOnly, passwords, primary, totpOn] = await Promise.all([
      destinations.holdUntil(userId),
      destinations.savedWalletsOnly(userId),
      db.query('select 1 from fund_password where user_id = $1', [userId]),
      rules.mode === 'real' ? primaryStatus(userId) : ('certified' as const),
      totp.isOn(userId),
    ]);
    const standing = await engine.ask(withdrawalStanding, { userId, currency: currencyCode });
    const { usedToday } = standing;
    const { minimum, feeRate, arrivalMinMs, arrivalMaxMs, dayMax } = rules.withdrawals;
    const now = clock.now();
    const held = holdUntil !== null && holdUntil > now ? holdUntil : null;
    return ok({
      currencyCode,
      ...standing,
      minimum: formatAmount(minimum, currencyCode),
      dayMax: dayMax === null ? null : formatAmount(dayMax, currencyCode),
      hours: hoursOf(rules.withdrawals),
      feeRate: formatPlain(feeRate, rateScale),
      arrivalHoursMin: arrivalMinMs / hourMs,
      arrivalHoursMax: arrivalMaxMs / hourMs,
      nextTime: nextWithinHours(rules.withdrawals, Math.max(held ?? now, usedToday === null ? now : nextDay(now))),
      holdUntil: held,
      savedWalletsOnly,
      newDestinationHours: rules.mode === 'real' ? destinationWaitMs / hourMs : 0,
      totp: totpOn,
      requiredSteps: stepsLeft(primary === 'certified', passwords.length > 0),
      vndPerUsdt: rateText(vndRateOf(operatorSettings)),
    });
  });
  registerCurrencies(http, rules);
}

/** Null where the whole day is open. */
const hoursOf = ({ fromHour: from, untilHour: until }: Rules['withdrawals']) =>
  from === 0 && until === 24 ? null : { from, until };

const stepsLeft = (isCertified: boolean, hasPassword: boolean) => [
  ...(isCertified ? [] : ['primary' as const]),
  ...(hasPassword ? [] : ['fund-password' as const]),
];

function registerCurrencies(http: Http, rules: Rules): void {
  route(http, 'GET /portal/currency/withdrawCurrencyList', () => {
    const { minimum, feeRate } = rules.withdrawals;
    return ok([
      {
        currencyCode: 'USDT',
        chains: ['TRC20', 'BANK'],
        decimals: currencyScale.USDT,
        minimum: formatAmount(minimum, 'USDT'),
        feeRate: formatPlain(feeRate, rateScale),
      },
      {
        currencyCode: 'USDC',
        chains: ['TRC20'],
        decimals: currencyScale.USDC,
        minimum: formatAmount(minimum, 'USDC'),
        feeRate: formatPlain(feeRate, rateScale),
      },
    ]);
  });
}
