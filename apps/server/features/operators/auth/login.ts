import type { CallAnswer, CallParsed } from '@candor/api-contract/index.ts';
import { ok } from '@candor/core/result.ts';
import { sourceOf } from '../../../http/limits.ts';
import { refused, type Outcome } from '../../../http/refused.ts';
import type { CallRequest } from '../../../http/route.ts';
import { operatorByName, presentOperator, stageOf, type OperatorRow } from '../../../operators/store.ts';
import { acceptedStep } from '../../../proofs/totp.ts';
import { passwordFits } from '../../../proofs/passwords.ts';
import { actRow, subjectOf, type Desk } from '../desk.ts';

type Name = 'POST /operator/login';

/** Signs an operator in. A guess is counted before it is compared; name, password and code fail alike. */
export async function login(desk: Desk, { body }: CallParsed<Name>, { ip }: CallRequest<Name>): Promise<Outcome<CallAnswer<Name>>> {
  const name = body.name.toLowerCase();
  const waiting = await desk.guesses.perAddress.take(sourceOf(ip)) || await desk.guesses.perName.take(name);
  if (waiting > 0) return refused('too-many-requests', { params: { seconds: String(waiting) } });
  const row = await operatorByName(desk.db, body.name);
  const fits = await passwordFits(row?.password_hash, body.password);
  if (!fits.ok) return refused(fits.refusal);
  if (row === undefined || !fits.value || row.disabled || !await codeFits(desk, row, body.code)) return refused('operator-login-failed');
  await desk.guesses.perName.reset(name);
  const stage = stageOf(row);
  const record = actRow(desk, { operatorId: row.id, name: row.name }, { act: 'login', subject: subjectOf.operator(row.id), details: { ip, stage } });
  const token = await desk.office.sessions.start(row.id, stage, ip, record);
  return ok({ token, stage, operator: presentOperator(row) });
}

async function codeFits(desk: Desk, row: OperatorRow, code: string | undefined): Promise<boolean> {
  if (!row.totp_enrolled) return true;
  return code !== undefined && spendCode(desk, row, code);
}

/** Uses a code up: the second of two who send the same one comes too late. */
export async function spendCode(desk: Pick<Desk, 'db' | 'clock' | 'secrets'>, row: OperatorRow, code: string): Promise<boolean> {
  if (row.totp_secret === null) return false;
  const secret = desk.secrets.open(Buffer.from(row.totp_secret, 'base64'), totpContext(row.id));
  const step = acceptedStep(secret, code, desk.clock.now(), Number(row.totp_step));
  if (step === null) return false;
  return (await desk.db.query('update operator set totp_step = $2 where id = $1 and totp_step < $2 returning id', [row.id, step])).length === 1;
}

/** What an authenticator's secret is sealed for. */
export const totpContext = (operatorId: string): string => `totp ${operatorId}`;
