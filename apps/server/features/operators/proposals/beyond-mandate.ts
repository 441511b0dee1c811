import {
  limitRefusal,
  sumOfDay,
  sumWindowMs,
  type Approved,
  type Worth,
} from '@candor/core/mandates/approval-limits.ts';
import { amount, minus, zero, type Amount } from '@candor/core/money/amount.ts';
import { usdt, formatAmount } from '@candor/core/money/currencies.ts';
import { ok } from '@candor/core/result.ts';
import type { Database } from '../../../db/database.ts';
import type { OperatorUser } from '../../../http/operators.ts';
import { refused, type Outcome, type Refused } from '../../../http/refused.ts';
import type { Kind } from '../../../operators/mandates/mandate.ts';
import { rightsOf } from '../../../operators/mandates/rights.ts';
import { provenMs } from '../../../operators/sessions.ts';
import type { ConsoleServices } from '../console-services.ts';
import { worthOf, type Weighable } from './worth.ts';

/** From here on an approval is large: whoever gives it has shown the authenticator a short while before. */
export const largeFrom = usdt('1000');

/** Large whatever they move: they decide who may do what, and where customers and their money go. */
const alwaysLarge: ReadonlySet<Kind> = new Set<Kind>([
  'operator-create',
  'operator-role',
  'operator-mandate',
  'role-change',
  'operator-enable',
  'operator-reset',
  'rules-change',
  'retail-rule',
  'lines',
  'content',
  'vnd-rate',
  'pay-account',
  'access-recovery',
  'withdrawals-unfreeze',
  'month-close',
]);

/**
 * What an approval moves, as it is kept with it; refused where that is more than the operator may, by itself or with
 * the others of the day, or where their session has not been proven.
 */
export async function weighed(
  services: ConsoleServices,
  operator: OperatorUser,
  proposed: Weighable,
): Promise<Outcome<Amount | null>> {
  const worth = await worthOf(services, proposed);
  const beyond = await beyondLimits(services, operator.operatorId, worth);
  if (beyond !== null) return beyond;
  if (isLarge(proposed.body.kind, worth) && services.clock.now() - operator.provenAt > provenMs)
    return refused('step-up-needed');
  return ok(worth === 'unknown' ? null : worth);
}

async function beyondLimits({ db, clock }: ConsoleServices, operatorId: string, worth: Worth): Promise<Refused | null> {
  const limits = await rightsOf(db, operatorId);
  const now = clock.now();
  const before = sumOfDay(await approvedBy(db, operatorId, now - sumWindowMs), now);
  const refusal = limitRefusal(limits, worth, before);
  if (refusal === null) return null;
  const { approveMax, dayMax } = limits;
  const max = refusal === 'operator-limit' ? approveMax : dayMax;
  const left = dayMax === null || dayMax < before ? zero : minus(dayMax, before);
  return refused(refusal, { params: { max: formatAmount(max ?? zero, 'USDT'), left: formatAmount(left, 'USDT') } });
}

/** What an operator has approved since a moment, as it was valued then. */
async function approvedBy(db: Pick<Database, 'query'>, operatorId: string, since: number): Promise<Approved[]> {
  const rows = await db.query<{ worth: string; at: string }>(
    `select worth::text as worth, decided_at as at from operator_proposal
      where checker = $1 and decided_at > $2 and worth is not null`,
    [operatorId, since],
  );
  return rows.map(({ worth, at }) => ({ worth: amount(BigInt(worth)), at: Number(at) }));
}

export const isLarge = (kind: Kind, worth: Worth): boolean =>
  alwaysLarge.has(kind) || worth === 'unknown' || (worth !== null && worth >= largeFrom);
