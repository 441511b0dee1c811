import type { ProposalBody } from '@candor/api-contract/calls/operator/proposals.ts';
import { isErrorCode } from '@candor/api-contract/errors.ts';
import type { OperatorRole } from '@candor/api-contract/call.ts';
import type { CallAnswer } from '@candor/api-contract/index.ts';
import type { Amount } from '@candor/core/money/amount.ts';
import { ok } from '@candor/core/result.ts';
import { isRefusedFor, type Statement } from '../../../db/database.ts';
import { question } from '../../../engine/seams/question.ts';
import { newId } from '../../../ids.ts';
import { refused, type Outcome, type Refused } from '../../../http/refused.ts';
import type { OperatorUser } from '../../../http/operators.ts';
import { rightsOf } from '../../../operators/mandates/rights.ts';
import { isOwnCustomer, ownsAny } from '../../../operators/handouts.ts';
import { actRow, subjectOf, type ConsoleServices } from '../console-services.ts';
import { weighed } from './beyond-mandate.ts';
import { effectOf, type Effect } from './effects/carry-out.ts';
import { bodyOf, presentProposal, proposalById, viewerOf, type Proposal, type ProposalRow } from './store.ts';
import { mayCheck, mayMake } from './who.ts';

type Approved = CallAnswer<'POST /operator/proposals/approve'>;

/** What is proposed waits for another operator; on one subject there is one open proposal. */
export function makeProposal(
  services: ConsoleServices,
  operator: OperatorUser,
  body: ProposalBody,
): Promise<Outcome<Proposal>> {
  return services.operatorSettings.inTurn(async () => {
    const { kind, reason } = body;
    if (!mayMake(kind, operator.role, await rightsOf(services.db, operator.operatorId)))
      return refused('operator-role');
    const id = newId();
    const effect = await effectOf(services, body, { proposalId: id, maker: operator.operatorId });
    if (!effect.ok) return effect;
    const { subject, userId } = effect.value;
    if (await concernsOwn(services, effect.value, [operator.operatorId])) return refused('own-customer');
    if (subject === subjectOf.operator(operator.operatorId)) return refused('own-account');
    const [open] = await services.db.query('select 1 from operator_proposal where subject = $1 and decision is null', [
      subject,
    ]);
    if (open !== undefined) return refused('proposal-open');
    await services.db.batch([
      {
        sql: `insert into operator_proposal (id, kind, subject, user_id, payload, reason, maker, made_at)
          values ($1, $2, $3, $4, $5, $6, $7, $8)`,
        params: [
          id,
          kind,
          subject,
          userId,
          JSON.stringify(effect.value.body ?? body),
          reason,
          operator.operatorId,
          services.clock.now(),
        ],
      },
      actRow(services, operator, { act: 'propose', subject, details: { proposal: id, kind, reason } }),
    ]);
    return ok(await shown(services, id, operator));
  });
}

/**
 * Approves what another operator has proposed and carries it out: the decision, its record and its effect are one
 * transaction.
 * A refusal of the engine leaves the proposal open.
 */
export function approveProposal(
  services: ConsoleServices,
  operator: OperatorUser,
  id: string,
): Promise<Outcome<Approved>> {
  return services.operatorSettings.inTurn(async () => {
    const row = await proposalById(services.db, id);
    const fault = await faultOf(services, operator, row);
    if (row === undefined || fault !== null) return fault ?? refused('not-found', { field: 'id' });
    if (!(await makerMayStill(services, row))) return refused('proposal-maker-out');
    const body = bodyOf(row);
    const effect = await effectOf(services, body, { proposalId: id, maker: row.maker });
    if (!effect.ok) return effect;
    if (await concernsOwn(services, effect.value, [row.maker, operator.operatorId])) return refused('own-customer');
    const worth = await weighed(services, operator, { body, effect: effect.value });
    if (!worth.ok) return worth;
    const access = (await effect.value.access?.([row.maker, operator.operatorId])) ?? ok(null);
    if (!access.ok) return access;
    const journalFrom = await services.engine.ask(nextJournal, null);
    const carried = { reference: effect.value.reference, journalFrom, worth: worth.value };
    const failed = await carryOut(services, effect.value, [
      ...(effect.value.statements ?? []),
      ...(access.value?.statements ?? []),
      approved(services, operator, id, carried),
      actRow(services, operator, {
        act: row.kind,
        subject: row.subject,
        userId: row.user_id,
        details: { proposal: id, reason: row.reason, maker: row.maker_name },
      }),
    ]);
    if (failed !== null) return failed;
    await effect.value.apply?.();
    const oneTimePassword = access.value?.oneTimePassword;
    return ok({
      ...(await shown(services, id, operator)),
      ...(oneTimePassword === undefined ? {} : { oneTimePassword }),
    });
  });
}

const openFault = ({ decision }: ProposalRow): Refused | null =>
  decision === null ? null : refused('proposal-decided');

/** Refuses a proposal; its maker takes it back. */
export function refuseProposal(
  services: ConsoleServices,
  operator: OperatorUser,
  id: string,
  reason: string,
): Promise<Outcome<Proposal>> {
  return services.operatorSettings.inTurn(async () => {
    const row = await proposalById(services.db, id);
    if (row === undefined) return refused('not-found', { field: 'id' });
    const own = row.maker === operator.operatorId;
    const fault = own ? openFault(row) : await faultOf(services, operator, row);
    if (fault !== null) return fault;
    await services.db.batch([
      {
        sql: `update operator_proposal set checker = $2, decided_at = $3, decision = $4, decision_reason = $5
          where id = $1`,
        params: [id, operator.operatorId, services.clock.now(), own ? 'withdrawn' : 'refused', reason],
      },
      actRow(services, operator, {
        act: own ? 'proposal-withdraw' : 'proposal-refuse',
        subject: subjectOf.proposal(id),
        details: { kind: row.kind, reason },
      }),
    ]);
    return ok(await shown(services, id, operator));
  });
}

async function faultOf(
  services: ConsoleServices,
  operator: OperatorUser,
  row: ProposalRow | undefined,
): Promise<Refused | null> {
  if (row === undefined) return refused('not-found', { field: 'id' });
  if (row.decision !== null) return refused('proposal-decided');
  const viewer = await viewerOf(services.db, operator);
  if (viewer.onePerson.has(row.maker)) return refused('proposal-own');
  if (!mayCheck(row.kind, viewer, row.maker)) return refused('operator-role');
  // Nobody decides about themselves, as an operator or as a customer.
  if (row.subject === subjectOf.operator(operator.operatorId)) return refused('own-account');
  return (await isOwnCustomer(services.db, operator.operatorId, row.user_id)) ? refused('own-customer') : null;
}

/** Whether it is about a customer's account that is one of these operators' own. */
async function concernsOwn(
  { db }: ConsoleServices,
  { userId, gainers = [] }: Effect,
  operatorIds: readonly string[],
): Promise<boolean> {
  const customers = userId === null ? gainers : [userId, ...gainers];
  for (const id of operatorIds) if (await ownsAny(db, id, customers)) return true;
  return false;
}

/** What somebody proposed who has been shut out since, or has lost the role for it, is not carried out. */
async function makerMayStill({ db }: ConsoleServices, { kind, maker }: ProposalRow): Promise<boolean> {
  const [row] = await db.query<{ role: OperatorRole }>('select role from operator where id = $1 and not disabled', [
    maker,
  ]);
  return row !== undefined && mayMake(kind, row.role, await rightsOf(db, maker));
}

/** Id of the next journal. */
export const nextJournal = question('next-journal', ({ state }, _none: null) => state.nextJournal);

interface Carried {
  readonly reference: string | undefined;
  readonly journalFrom: number;
  /** What it moves, in USDT. */
  readonly worth: Amount | null;
}

/** The journal is found among those that are written from now on. */
const approved = (
  services: ConsoleServices,
  operator: OperatorUser,
  id: string,
  { reference, journalFrom, worth }: Carried,
): Statement => ({
  sql: `update operator_proposal set checker = $2, decided_at = $3, decision = 'approved', worth = $6,
    journal_id = (select max(j.id) from journal j where j.id >= $4 and j.reference = $5) where id = $1`,
  params: [id, operator.operatorId, services.clock.now(), journalFrom, reference ?? null, worth?.toString() ?? null],
});

async function carryOut(
  services: ConsoleServices,
  { command, overtaken }: Effect,
  statements: readonly Statement[],
): Promise<Refused | null> {
  if (command === undefined) return written(services, statements, overtaken);
  const result: { readonly ok: true } | { readonly ok: false; readonly refusal: string; readonly field?: string } =
    await services.engine.decide(command, statements);
  if (result.ok) return null;
  return refused(isErrorCode(result.refusal) ? result.refusal : 'field-invalid', { field: result.field });
}

/** @returns `overtaken` where a table has refused what has ended at the same moment; then nothing is written. */
async function written(
  { db }: ConsoleServices,
  statements: readonly Statement[],
  overtaken: Refused | undefined,
): Promise<Refused | null> {
  try {
    await db.batch(statements);
    return null;
  } catch (error) {
    if (overtaken !== undefined && isRefusedFor(error, 'restrictViolation')) return overtaken;
    throw error;
  }
}

async function shown(services: ConsoleServices, id: string, operator: OperatorUser): Promise<Proposal> {
  const row = await proposalById(services.db, id);
  if (row === undefined) throw new Error('a proposal that is not there');
  return presentProposal(row, await viewerOf(services.db, operator));
}
