import type { CallAnswer, CallParsed } from '@candor/api-contract/index.ts';
import { payoutOf, worthOfClosing } from '@candor/core/customers/close-account.ts';
import { closingBlockers } from '@candor/core/customers/closing-blockers.ts';
import { accountId, accountTypes } from '@candor/core/ledger/account.ts';
import { zero, type Amount } from '@candor/core/money/amount.ts';
import { formatAmount } from '@candor/core/money/currencies.ts';
import { ok } from '@candor/core/result.ts';
import type { Withdrawal } from '@candor/core/withdrawals/withdrawal.ts';
import { questionAbout } from '../../engine/seams/question.ts';
import { isRefusedFor, type Statement } from '../../db/database.ts';
import { destinationText, messageRows, type Message } from '../../engine/rows/messages.ts';
import { newId } from '../../ids.ts';
import type { Http } from '../../http/http.ts';
import { refused, type Outcome } from '../../http/refused.ts';
import { route } from '../../http/route.ts';
import { refusalOfTotp } from '../../proofs/customer-totp.ts';
import { fundPasswordIssue } from '../../proofs/fund-password.ts';
import { closingBlocked, payoutBlocked } from '../../transactions/standing-questions.ts';
import { closingCancelled, openClosing } from '../../transactions/closing.ts';
import { destinationOf, notYet } from './destination.ts';
import type { WithdrawalServices } from './request-withdrawal.ts';

type Terms = CallAnswer<'GET /player/close'>;
const money = (units: Amount): string => formatAmount(units, 'USDT');

/** What closing the account would pay, and what stands against it. */
export const closingTerms = questionAbout(
  'closing-terms',
  ({ state, now }, userId): Omit<Terms, 'request' | 'keptDays'> => {
    const worth = worthOfClosing(state, userId, now);
    const payout = worth === null ? null : payoutOf(state, worth.total);
    return {
      blockers: closingBlockers(state, userId),
      payout:
        worth === null || payout === null
          ? null
          : { total: money(worth.total), fee: money(payout.fee), expected: money(payout.expected) },
      bonusLocked: money(state.accounts.get(accountId(userId, accountTypes.bonus, 'USDT'))?.available ?? zero),
    };
  },
);

/** Closing the own account: what it pays and needs, the request, and taking it back. Two operators carry it out. */
export function registerCloseAccount(http: Http, services: WithdrawalServices): void {
  route(http, 'GET /player/close', async (_input, { user }) => ok(await termsOf(services, user.userId)));
  route(http, 'POST /player/close', ({ body }, { user }) => askToClose(services, user.userId, body));
  route(http, 'POST /player/close/cancel', async (_input, { user: { userId } }) => {
    const { sql, params } = closingCancelled(userId, services.clock.now());
    return (await services.db.query(sql, params)).length === 0
      ? refused('not-found')
      : ok(await termsOf(services, userId));
  });
}

async function termsOf({ db, engine, settings }: WithdrawalServices, userId: string): Promise<Terms> {
  const request = await openClosing(db, userId);
  return {
    ...(await engine.ask(closingTerms, userId)),
    request: request === null ? null : { id: request.id, time: request.requestedAt, destination: request.destination },
    keptDays: { contact: settings.CLOSED_ACCOUNT_DAYS, papers: settings.PAPERS_KEPT_DAYS },
  };
}

/** Proven as a withdrawal is: the same destinations, fund password, authenticator and holds. */
async function askToClose(
  services: WithdrawalServices,
  userId: string,
  body: CallParsed<'POST /player/close'>['body'],
): Promise<Outcome<Terms>> {
  const { engine, clock, rules, destinations } = services;
  const refusal = await engine.ask(payoutBlocked, { userId });
  if (refusal !== null) return refused(refusal);
  if (await engine.ask(closingBlocked, userId)) return refused('closing-blocked');
  if (rules.mode === 'real' && (await services.primaryStatus(userId)) !== 'certified')
    return refused('primary-required');
  const chosen = await destinationOf(services, userId, { ...body, currencyCode: 'USDT', amount: '0' });
  if (!chosen.ok) return chosen;
  // Where the money goes may be new: nobody carries it out before its owner has had a day to notice.
  const early = notYet('paper', chosen.value, clock.now());
  if (early !== null) return early;
  const wrong = await fundPasswordIssue(services, userId, body.fundPasswd);
  if (wrong !== null) return wrong;
  const unproven = refusalOfTotp(await services.totp.verify(userId, body.totp));
  if (unproven !== null) return unproven;
  const holdUntil = await destinations.holdUntil(userId);
  if (holdUntil !== null && holdUntil > clock.now())
    return refused('withdrawal-held', { params: { time: String(holdUntil) } });
  return (await insertClosing(services, userId, chosen.value.to))
    ? ok(await termsOf(services, userId))
    : refused('closing-open');
}

/** Its owner is told of it in the same transaction. @returns false when one is asked for already */
async function insertClosing(
  { db, clock, ownerNotices }: WithdrawalServices,
  userId: string,
  to: Withdrawal['destination'],
): Promise<boolean> {
  const [reference, time] = [newId(), clock.now()];
  const params = { destination: destinationText(to) };
  const messages: Message[] = [{ userId, kind: 'closing-requested', reference, params, time }];
  try {
    await db.batch([closingRow({ id: reference, userId, to, time }), ...messageRows(messages)]);
  } catch (error) {
    if (isRefusedFor(error, 'uniqueViolation')) return false;
    throw error;
  }
  ownerNotices.committed(messages);
  return true;
}

interface NewClosing {
  readonly id: string;
  readonly userId: string;
  readonly to: Withdrawal['destination'];
  readonly time: number;
}
function closingRow({ id, userId, to, time }: NewClosing): Statement {
  const [address, card] = to.way === 'chain' ? [to.address, null] : [null, to];
  return {
    sql: `insert into account_closing (id, user_id, way, address, bank_card_id, bank_name, card_no, requested_at,
      status) values ($1, $2, $3, $4, $5, $6, $7, $8, 'requested')`,
    params: [id, userId, to.way, address, card?.bankCardId ?? null, card?.bankName ?? null, card?.cardNo ?? null, time],
  };
}
