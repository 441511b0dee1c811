import type { ProposalBody } from '@candor/api-contract/calls/operator/proposals.ts';
import { ok } from '@candor/core/result.ts';
import { payableFrom } from '@candor/core/withdrawals/known-destination.ts';
import type { Destination } from '@candor/core/withdrawals/withdrawal.ts';
import { newId } from '../../../../ids.ts';
import { refused, type Outcome, type Refused } from '../../../../http/refused.ts';
import { isRecoveredLately } from '../../../../recovery/store.ts';
import { closingBlocked, payoutBlocked } from '../../../../transactions/standing-questions.ts';
import { openClosing } from '../../../../transactions/closing.ts';
import { mayEarnCommission } from '../../agents/due-days.ts';
import { subjectOf, type ConsoleServices } from '../../console-services.ts';
import type { Effect } from './carry-out.ts';

/** Closes the account of a customer who has asked for it, and pays out everything own to where they have said. */
export async function closeAccount(
  services: ConsoleServices,
  { userId }: Extract<ProposalBody, { kind: 'account-close' }>,
  approval: string,
): Promise<Outcome<Effect>> {
  const closing = await openClosing(services.db, userId);
  if (closing === null) return refused('not-found', { field: 'userId' });
  const destination = closing.to(services.operatorSettings);
  const refusal = await refusalOf(services, { userId, to: destination, requestedAt: closing.requestedAt });
  if (refusal !== null) return refusal;
  const orderNo = newId();
  return ok({
    subject: subjectOf.user(userId),
    userId,
    reference: orderNo,
    command: { kind: 'close-account', orderNo, userId, destination, source: services.feedInfo.name, approval },
    statements: [
      {
        sql: `update account_closing set status = 'done', ended_at = $2,
          order_no = (select order_no from withdrawal where order_no = $3) where id = $1`,
        params: [closing.id, services.clock.now(), orderNo],
      },
    ],
    apply: () => {
      services.sessions.refresh(userId);
      // What is signed in goes on reading only after it has signed in anew. Where that fails it can do no more: the
      // account is closed to every session.
      return services.sessions.endAll(userId).catch(() => undefined);
    },
  });
}

interface Payout {
  readonly userId: string;
  readonly to: Destination;
  readonly requestedAt: number;
}
/** Why an account can't be closed now, though its owner has asked for it. */
async function refusalOf(services: ConsoleServices, payout: Payout): Promise<Refused | null> {
  const { engine, db, clock, destinations } = services;
  const { userId } = payout;
  const refusal = await engine.ask(payoutBlocked, { userId });
  if (refusal !== null) return refused(refusal, { field: 'userId' });
  if (await isRecoveredLately(db, userId, clock.now())) return refused('recovery-recent', { field: 'userId' });
  // Whoever has changed a proof since, or lifted the owner's freeze, may not be the one whose account it is.
  const holdUntil = await destinations.holdUntil(userId);
  if (holdUntil !== null) return refused('withdrawal-held', { field: 'userId', params: { time: String(holdUntil) } });
  const early = await toNewDestination(services, payout);
  if (early !== null) return early;
  if (await engine.ask(closingBlocked, userId)) return refused('closing-blocked', { field: 'userId' });
  return (await mayEarnCommission(db, userId)) ? refused('commission-open', { field: 'userId' }) : null;
}

/** Its owner has heard of a new destination with the request: with real money that is a day before it is paid to. */
async function toNewDestination(
  { destinations, rules, clock }: ConsoleServices,
  { userId, to, requestedAt }: Payout,
): Promise<Refused | null> {
  const since = Math.min(requestedAt, (await destinations.knownSince(userId, to)) ?? requestedAt);
  const from = payableFrom(rules.mode, { since, usableAt: 0 });
  return from > clock.now() ? refused('destination-waits', { field: 'userId', params: { time: String(from) } }) : null;
}
