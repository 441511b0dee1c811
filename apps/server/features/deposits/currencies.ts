import type { CallAnswer } from '@candor/api-contract/index.ts';
import { awaitsDepositBonus } from '@candor/core/bonus/deposit-bonus.ts';
import { vndFor } from '@candor/core/deposits/deposit.ts';
import { isExcluded } from '@candor/core/limits/limits.ts';
import { rateScale, type Amount } from '@candor/core/money/amount.ts';
import { currencyScale, formatAmount } from '@candor/core/money/currencies.ts';
import { formatPlain } from '@candor/core/money/decimal.ts';
import { ok } from '@candor/core/result.ts';
import type { Http } from '../../http/http.ts';
import { route } from '../../http/route.ts';
import { questionAbout } from '../../engine/seams/question.ts';
import type { CallServices } from '../../services.ts';
import { vndRateOf } from '../../operators/rates.ts';

type CurrencyServices = Pick<CallServices, 'engine' | 'rules' | 'operatorSettings'>;
type Rows = CallAnswer<'GET /portal/currency/chargeCurrencyList'>;

/**
 * What the user can pay in and by which way: the dollars of the TRON chain by transfer, and VND by bank where it is
 * offered.
 */
export function registerDepositCurrencies(http: Http, services: CurrencyServices): void {
  route(http, 'GET /portal/currency/chargeCurrencyList', async (_input, { user }) =>
    ok(await currenciesFor(services, user.userId)),
  );
  route(http, 'GET /currency/getChargeCurrencyList', async (_input, { user }) =>
    ok(await currenciesFor(services, user.userId)),
  );
}

async function currenciesFor(services: CurrencyServices, userId: string): Promise<Rows> {
  const { rules, operatorSettings } = services;
  const { minimum, bonusMinimum } = rules.deposits;
  const promise = await bonusPromise(services, userId);
  const usdt = {
    currencyCode: 'USDT',
    chains: ['TRC20'],
    decimals: currencyScale.USDT,
    minimum: formatAmount(minimum, 'USDT'),
    bonusMinimum: formatAmount(bonusMinimum, 'USDT'),
    ...promise,
  };
  if (!(await operatorSettings.countries.allowed(userId, 'vnd'))) return [usdt];
  const vndRate = vndRateOf(operatorSettings);
  const inVnd = (units: Amount): string => formatAmount(vndFor(units, vndRate), 'VND');
  return [
    usdt,
    {
      currencyCode: 'VND',
      chains: ['BANK'],
      decimals: currencyScale.VND,
      minimum: inVnd(minimum),
      bonusMinimum: inVnd(bonusMinimum),
      ...promise,
    },
  ];
}

/** Whether the next deposit may bring the bonus. */
export const awaitsBonus = questionAbout(
  'awaits-bonus',
  ({ state, now }, userId) =>
    awaitsDepositBonus(state.bonuses.get(userId)) && !isExcluded(state.limits.get(userId), now),
);

/** The first-deposit bonus, for who can still get it where it is offered. */
async function bonusPromise(
  { engine, rules, operatorSettings }: CurrencyServices,
  userId: string,
): Promise<Pick<Rows[number], 'bonusRate' | 'bonusCapUsdt'>> {
  const { bonusRate, bonusCap } = rules.deposits;
  const isOpen = (await engine.ask(awaitsBonus, userId)) && (await operatorSettings.countries.allowed(userId, 'bonus'));
  return {
    bonusRate: isOpen ? formatPlain(bonusRate, rateScale) : '0',
    bonusCapUsdt: bonusCap === null ? null : formatAmount(bonusCap, 'USDT'),
  };
}
