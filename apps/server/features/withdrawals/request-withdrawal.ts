import type { Amount } from '@candor/core/money/amount.ts';
import { formatAmount, isCurrency, parseAmount, type Currency } from '@candor/core/money/currencies.ts';
import { dayMs, platformDayStart } from '@candor/core/platform-day.ts';
import { nextWithinHours } from '@candor/core/withdrawals/hours.ts';
import { hash } from 'node:crypto';
import type { IdempotencyKey } from '../../engine/idempotency.ts';
import { presented } from '../../engine/seams/teller.ts';
import { executed, keyOf } from '../../http/command.ts';
import { newId } from '../../ids.ts';
import type { Http } from '../../http/http.ts';
import { refused, type Outcome } from '../../http/refused.ts';
import { route, type CallRequest } from '../../http/route.ts';
import { refusalOfTotp } from '../../proofs/customer-totp.ts';
import { fundPasswordIssue } from '../../proofs/fund-password.ts';
import type { CallServices } from '../../services.ts';
import { withdrawalTeller, type TransactionRow } from '../../transactions/present.ts';
import { payoutBlocked } from '../../transactions/standing-questions.ts';
import { destinationOf, notYet, type WithdrawalBody } from './destination.ts';

export type WithdrawalServices = Pick<
  CallServices,
  | 'db'
  | 'engine'
  | 'rules'
  | 'clock'
  | 'settings'
  | 'operatorSettings'
  | 'primaryStatus'
  | 'fundPassword'
  | 'totp'
  | 'destinations'
  | 'depositAddress'
  | 'ownerNotices'
>;
type Request = CallRequest<'POST /transaction/withdrawal'>;

/** Three calls, one rule. */
export function registerRequestWithdrawal(http: Http, services: WithdrawalServices): void {
  route(http, 'POST /transaction/withdrawal', ({ body }, request) => withdraw(services, body, request));
  route(http, 'POST /transaction/executeWithdrawalUser', ({ body }, request) => withdraw(services, body, request));
  route(http, 'POST /transaction/bankWithdrawal', ({ body }, request) => withdraw(services, body, request));
}

async function withdraw(
  services: WithdrawalServices,
  body: WithdrawalBody,
  request: Request,
): Promise<Outcome<TransactionRow>> {
  const { engine, rules, destinations, primaryStatus } = services;
  const { userId } = request.user;
  const { currencyCode, fundPasswd, totp, ...rest } = body;
  if (!isCurrency(currencyCode)) return refused('currency-unknown', { field: 'currencyCode' });
  const amount = parseAmount(body.amount, currencyCode);
  if (amount === null) return refused('decimal-scale', { field: 'amount' });
  if (rules.mode === 'real' && (await primaryStatus(userId)) !== 'certified') return refused('primary-required');
  const refusal = await engine.ask(payoutBlocked, { userId });
  if (refusal !== null) return refused(refusal);
  const chosen = await destinationOf(services, userId, body);
  if (!chosen.ok) return chosen;
  const early = notYet(rules.mode, chosen.value, services.clock.now());
  if (early !== null) return early;
  const wrong = await fundPasswordIssue(services, userId, fundPasswd);
  if (wrong !== null) return wrong;
  const unproven = refusalOfTotp(await services.totp.verify(userId, totp));
  if (unproven !== null) return unproven;
  // Asked for last: a password that is changed while the other one is compared holds this one too.
  const holdUntil = await destinations.holdUntil(userId);
  const result = await engine.execute(
    {
      kind: 'request-withdrawal',
      orderNo: newId(),
      userId,
      currency: currencyCode,
      amount,
      destination: chosen.value.to,
      holdUntil,
    },
    presented(withdrawalTeller, null),
    keyWithoutPassword(request, { currencyCode, ...rest }),
  );
  const time = nextTime(services, { refusal: result.ok ? null : result.refusal, holdUntil });
  return executed(result, { ...limitsText(services, currencyCode), time: String(time) });
}

interface Refusal {
  readonly refusal: string | null;
  readonly holdUntil: number | null;
}
/** When what is refused now can be asked for again. */
function nextTime({ rules, clock }: WithdrawalServices, { refusal, holdUntil }: Refusal): number {
  if (refusal === 'withdrawal-held') return holdUntil ?? clock.now();
  return refusal === 'withdrawal-hours' ? nextWithinHours(rules.withdrawals, clock.now()) : nextDay(clock.now());
}

/** A password must not lie in the tables as a plain hash, not even among other things. */
function keyWithoutPassword(request: Request, body: object): IdempotencyKey | undefined {
  const key = keyOf(request);
  return key === undefined ? undefined : { ...key, bodyHash: hash('sha256', JSON.stringify(body), 'hex') };
}

/** What the messages of a refusal name. */
function limitsText({ rules }: WithdrawalServices, currency: Currency): Record<string, string> {
  const { minimum, dayMax, fromHour, untilHour } = rules.withdrawals;
  const text = (units: Amount): string => `${formatAmount(units, 'USDT')} ${currency === 'USDC' ? currency : 'USDT'}`;
  return { min: text(minimum), max: text(dayMax ?? minimum), from: String(fromHour), until: String(untilHour) };
}
/** When the next platform day begins. */
export const nextDay = (now: number): number => platformDayStart(now) + dayMs;
