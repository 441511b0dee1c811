import type { CallAnswer, CallParsed } from '@candor/api-contract/index.ts';
import { dayMs } from '@candor/core/platform-day.ts';
import { ok } from '@candor/core/result.ts';
import { giveBackAll, sourceOf, takeAll, type Counts } from '../../../http/limits.ts';
import { refused, type Outcome, type Refused } from '../../../http/refused.ts';
import type { CallRequest } from '../../../http/route.ts';
import { rightsOf } from '../../../operators/mandates/rights.ts';
import { withinAddresses } from '../../../running/networks.ts';
import { operatorByName, presentOperator, stageOf, type OperatorRow } from '../../../operators/store.ts';
import { deviceSeen, knownDevice, newDevice } from '../../../proofs/devices/known-devices.ts';
import { acceptedStep } from '../../../proofs/totp.ts';
import { passwordFits } from '../../../proofs/passwords.ts';
import { actRow, subjectOf, type ConsoleServices, type OperatorGuesses } from '../console-services.ts';
import { passkeyFits } from './show-passkey.ts';

type Name = 'POST /operator/login';

/**
 * Signs an operator in. A guess is counted before it is compared; name, password and code fail alike. What strangers
 * guess
 * doesn't count for a device that has signed in to the name before.
 */
export async function login(
  services: ConsoleServices,
  { body }: CallParsed<Name>,
  request: CallRequest<Name>,
): Promise<Outcome<CallAnswer<Name>>> {
  const { ip, deviceTokens } = request;
  const row = await operatorByName(services.db, body.name);
  const device =
    row === undefined ? null : await knownDevice(services.db, { kind: 'operator', id: row.id }, deviceTokens);
  const counts = countsOf(services.guesses, { name: body.name.toLowerCase(), ip, device });
  const waiting = await takeAll(counts);
  if (waiting > 0) return about(row, 'too-many-requests', { seconds: String(waiting) });
  const fits = await passwordFits(row?.password_hash, body.password);
  if (!fits.ok) return refused(fits.refusal);
  if (row === undefined || !fits.value || row.disabled || !(await secondFits(services, row, body, request)))
    return about(row, 'operator-login-failed');
  if (oneTimeOver(row, services.clock.now()))
    return { ...refused('one-time-password-expired', { field: 'password' }), about: row.id };
  if (!withinAddresses((await rightsOf(services.db, row.id)).addresses, ip)) return about(row, 'operator-address');
  await giveBackAll(counts);
  return ok(await enter(services, row, { ip, device, byPasskey: row.totp_enrolled && body.passkey !== undefined }));
}

const about = (
  row: OperatorRow | undefined,
  error: 'operator-login-failed' | 'operator-address' | 'too-many-requests',
  params: Record<string, string> = {},
): Refused => ({ ...refused(error, { params }), ...(row === undefined ? {} : { about: row.id }) });

/** Remembers a device only once the authenticator has been shown: a handed-out password makes none known. */
async function enter(
  services: ConsoleServices,
  row: OperatorRow,
  { ip, device, byPasskey }: { ip: string; device: string | null; byPasskey: boolean },
): Promise<CallAnswer<Name>> {
  const stage = stageOf(row);
  const owner = { kind: 'operator', id: row.id } as const;
  const now = services.clock.now();
  const made = device === null && stage === 'live' ? newDevice(owner, now) : null;
  const record = actRow(
    services,
    { operatorId: row.id, name: row.name },
    {
      act: 'login',
      subject: subjectOf.operator(row.id),
      details: { ip, stage, ...(byPasskey ? { with: 'passkey' } : {}) },
    },
  );
  const ofDevice = device === null ? (made?.statements ?? []) : [deviceSeen(owner, device, now)];
  const token = await services.operatorSettings.sessions.start(row.id, stage, ip, [record, ...ofDevice]);
  return { token, stage, operator: presentOperator(row), deviceToken: made?.token ?? null };
}

function countsOf(
  guesses: OperatorGuesses,
  { name, ip, device }: { name: string; ip: string; device: string | null },
): Counts {
  if (device !== null) return [[guesses.perDevice, device]];
  const source = sourceOf(ip);
  return [
    [guesses.perNameAndAddress, `${name} ${source}`],
    [guesses.perAddress, source],
    [guesses.perName, name],
  ];
}

/** A one-time password lies in mails and chats: it is good for a day. */
export const oneTimePasswordMs = dayMs;
const oneTimeOver = ({ password_own, one_time_since }: OperatorRow, now: number): boolean =>
  !password_own && one_time_since !== null && now - Number(one_time_since) > oneTimePasswordMs;

/** The authenticator's code, or a passkey in its place; neither before the authenticator is set up. */
async function secondFits(
  services: ConsoleServices,
  row: OperatorRow,
  { code, passkey }: CallParsed<Name>['body'],
  { host, organisation }: CallRequest<Name>,
): Promise<boolean> {
  if (!row.totp_enrolled) return true;
  if (passkey !== undefined)
    return passkeyFits(services, passkey, { operatorId: row.id, sessionId: null, host, organisation });
  return code !== undefined && spendCode(services, row, code);
}

/** Uses a code up: the second of two who send the same one comes too late. */
export async function spendCode(
  services: Pick<ConsoleServices, 'db' | 'clock' | 'secrets'>,
  row: OperatorRow,
  code: string,
): Promise<boolean> {
  if (row.totp_secret === null) return false;
  const secret = services.secrets.open(Buffer.from(row.totp_secret, 'base64'), totpContext(row.id));
  const step = acceptedStep(secret, code, services.clock.now(), Number(row.totp_step));
  if (step === null) return false;
  return (
    (
      await services.db.query('update operator set totp_step = $2 where id = $1 and totp_step < $2 returning id', [
        row.id,
        step,
      ])
    ).length === 1
  );
}

/** What an authenticator's secret is sealed for. */
export const totpContext = (operatorId: string): string => `totp ${operatorId}`;
