import { proposalRoles } from '@candor/api-contract/calls/operator/proposal-roles.ts';
import type { ProposalBody } from '@candor/api-contract/calls/operator/proposals.ts';
import type { ApprovalLimits } from '@candor/core/mandates/approval-limits.ts';
import { amount, type Amount } from '@candor/core/money/amount.ts';
import { parseAmount } from '@candor/core/money/currencies.ts';
import { ok } from '@candor/core/result.ts';
import { refused, type Outcome } from '../../../../http/refused.ts';
import { handoutRow } from '../../../../operators/handouts.ts';
import { isWider, wholeRole, type Kind, type Mandate } from '../../../../operators/mandates/mandate.ts';
import { mandateOf, mandateRow } from '../../../../operators/mandates/mandates.ts';
import { operatorById } from '../../../../operators/store.ts';
import { isEverybody, isNetwork } from '../../../../running/networks.ts';
import { subjectOf, type ConsoleServices } from '../../console-services.ts';
import type { Effect } from './carry-out.ts';

type Body = Extract<ProposalBody, { kind: 'operator-mandate' }>;

/**
 * What another operator may do within the role. It never gives what the role has not; who may do more by it than before
 * has got that from these two, and counts as one person with them.
 */
export async function changeMandate(
  { db, clock }: Pick<ConsoleServices, 'db' | 'clock'>,
  body: Body,
  proposalId: string,
): Promise<Outcome<Effect>> {
  const { id } = body;
  if ((await operatorById(db, id)) === undefined) return refused('not-found', { field: 'id' });
  const read = mandateFrom(body);
  if (!read.ok) return read;
  const [before, after] = [await mandateOf(db, id), read.value];
  if (JSON.stringify(textsOf(before)) === JSON.stringify(textsOf(after))) return refused('state-unchanged');
  const time = clock.now();
  return ok({
    subject: subjectOf.operator(id),
    userId: null,
    access: (by) =>
      Promise.resolve(
        ok({
          statements: [
            mandateRow({ operatorId: id, ...after, proposalId, time }),
            ...(isWider(before, after)
              ? by.map((one) => handoutRow(id, 'promoted', { by: one, time, proposalId }))
              : []),
          ],
        }),
      ),
  });
}

const textsOf = ({ makes, checks, approveMax, dayMax, addresses }: Mandate): readonly unknown[] => [
  makes,
  checks,
  approveMax?.toString() ?? null,
  dayMax?.toString() ?? null,
  addresses,
];

function mandateFrom({ makes, checks, approveMax, dayMax, addresses }: Body): Outcome<Mandate> {
  const [made, checked] = [kindsOf(makes), kindsOf(checks)];
  if (made === undefined) return refused('field-invalid', { field: 'proposal.makes' });
  if (checked === undefined) return refused('field-invalid', { field: 'proposal.checks' });
  const limits = limitsFrom({ approveMax, dayMax });
  if (!limits.ok) return limits;
  if (!addresses.every((one) => isNetwork(one) && /[.:]/.test(one) && !isEverybody(one)))
    return refused('field-invalid', { field: 'proposal.addresses' });
  return ok({
    ...wholeRole,
    makes: made,
    checks: checked,
    ...limits.value,
    addresses: [...new Set(addresses)],
  });
}

/** The largest single approval and the sum of a day, as they are written. */
export function limitsFrom(texts: Pick<Body, 'approveMax' | 'dayMax'>): Outcome<ApprovalLimits> {
  const most = limitFrom(texts.approveMax);
  if (most === undefined) return refused('field-invalid', { field: 'proposal.approveMax' });
  const day = limitFrom(texts.dayMax);
  if (day === undefined) return refused('field-invalid', { field: 'proposal.dayMax' });
  return ok({ approveMax: most, dayMax: day });
}

/** Undefined where it is no limit that lets anything through. */
function limitFrom(text: string | null): Amount | null | undefined {
  if (text === null) return null;
  const units = parseAmount(text, 'USDT');
  return units === null || units <= 0n ? undefined : amount(units);
}

const isKind = (text: string): text is Kind => Object.hasOwn(proposalRoles, text);

/** Undefined where one of them is no kind of a proposal. */
function kindsOf(names: readonly string[] | null): readonly Kind[] | null | undefined {
  if (names === null) return null;
  const kinds = [...new Set(names)].filter(isKind).sort();
  return kinds.length === new Set(names).size ? kinds : undefined;
}
