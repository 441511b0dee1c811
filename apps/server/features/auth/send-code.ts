import type { CallAnswer, CallParsed } from '@candor/api-contract/index.ts';
import { ok, type Result } from '@candor/core/result.ts';
import { normalEmail, normalPhone } from '@candor/core/identity/typed-names.ts';
import { refused, type Outcome, type Refused } from '../../http/refused.ts';
import type { CallContext, CallRequest } from '../../http/route.ts';
import { networksOf, sourceOf } from '../../http/limits.ts';
import { isAreaCode } from '../../i18n/countries.ts';
import { codeMail, noCodeMail } from '../../mail/compose.ts';
import { askerOf, codeLifeMs, resendWaitMs, type CodePurpose } from '../../proofs/codes.ts';
import { codeSms, noCodeSms } from '../../sms/compose.ts';
import type { Auth, CodeLimits } from './auth.ts';
import { guess, overAny } from './guesses.ts';
import { userIdByAddress } from './users.ts';

type Sent = CallAnswer<'POST /email/sendVerificationCode'>;
type NoCode = 'registered' | 'unregistered';
const lifeMinutes = codeLifeMs / 60_000;

/** How a code reaches an address. */
interface Way {
  readonly purpose: CodePurpose;
  readonly address: string;
  readonly field: 'email' | 'phone';
  readonly limits: CodeLimits;
  send(code: string): Promise<Result<null, 'email-send-failed' | 'sms-send-failed'>>;
  sendNone(reason: NoCode): Promise<Result<null, 'email-send-failed' | 'sms-send-failed'>>;
}

export function sendVerificationCode(
  auth: Auth,
  { query: { email, source } }: CallParsed<'POST /email/sendVerificationCode'>,
  context: CallContext,
): Promise<Outcome<Sent>> {
  const address = normalEmail(email);
  const { limits, mailer } = auth;
  return sendCode(auth, context, {
    purpose: source,
    address,
    field: 'email',
    limits: limits.mails,
    send: (code) => mailer.send(codeMail(address, context.language, source, { code, minutes: lifeMinutes })),
    sendNone: (reason) => mailer.send(noCodeMail(address, context.language, reason)),
  });
}

export async function sendSmsCode(
  auth: Auth,
  { body: { areaCode, phone, source } }: CallParsed<'POST /sms/sendVerifyCode'>,
  context: CallContext,
): Promise<Outcome<Sent>> {
  if (!isAreaCode(areaCode)) return refused('area-code-unknown', { field: 'areaCode' });
  const address = normalPhone(areaCode, phone);
  const { limits, sms } = auth;
  return sendCode(auth, context, {
    purpose: source,
    address,
    field: 'phone',
    limits: limits.sms,
    send: (code) => sms.send(codeSms(address, context.language, source, { code, minutes: lifeMinutes })),
    sendNone: (reason) => sms.send(noCodeSms(address, context.language, reason)),
  });
}

/**
 * Sends a code. The caller gets the same answer after the same work whether the address has an account:
 * who can't use a code (because they have an account already, or have none) is told so by the message.
 */
async function sendCode(auth: Auth, context: CallContext, way: Way): Promise<Outcome<Sent>> {
  const { purpose, address } = way;
  const limited = await overAny([[way.limits.perAddress, sourceOf(context.ip)]]);
  if (limited !== null) return limited;
  const userId = await userIdByAddress(auth.db, address);
  const { asker, known } = await askerOf(auth.db, userId, context);
  const made = await auth.codes.make(purpose, address, asker);
  if ('waitSeconds' in made)
    return refused('code-wait', { field: way.field, params: { seconds: String(made.waitSeconds) } });
  const capped = await overCaps(way.limits, { address, asker, known, ip: context.ip });
  if (capped !== null) {
    await auth.codes.withdraw(purpose, address, asker);
    return capped;
  }
  // A new contact belongs to nobody yet, or to whoever it is: that is for operators to see.
  const useful = purpose === 'RECOVER' || (userId !== undefined) !== (purpose === 'REGISTER');
  const sent = useful
    ? await way.send(made.code)
    : await way.sendNone(userId === undefined ? 'unregistered' : 'registered');
  if (!sent.ok) {
    await auth.codes.withdraw(purpose, address, asker);
    return refused(sent.refusal);
  }
  return ok({ resendAfterSeconds: resendWaitMs / 1000, expiresInSeconds: codeLifeMs / 1000 });
}

interface Request {
  readonly address: string;
  readonly asker: string;
  readonly known: boolean;
  readonly ip: string;
}

/** What strangers have asked for in somebody's name doesn't count for a device that their account knows. */
function overCaps(limits: CodeLimits, { address, asker, known, ip }: Request): Promise<Refused | null> {
  const [narrow, wide] = networksOf(ip);
  return overAny([
    [limits.perRecipientAndAsker, `${address} ${asker}`],
    ...(known ? [] : ([[limits.perRecipient, address]] as const)),
    [limits.perNarrowNetwork, narrow],
    [limits.perWideNetwork, wide],
    [limits.all, 'all'],
  ]);
}

type Checked<Name extends 'POST /email/verifyCode' | 'POST /sms/sms/verifyCode/check'> = [
  auth: Auth,
  input: CallParsed<Name>,
  request: CallRequest<Name>,
];

/** Tells whether a code is right, and leaves it usable. */
export const verifyCode = (...[auth, { query }, request]: Checked<'POST /email/verifyCode'>): Promise<Outcome<null>> =>
  checkCode(auth, { ...query, address: normalEmail(query.email) }, request);

export async function checkSmsCode(
  ...[auth, { body }, request]: Checked<'POST /sms/sms/verifyCode/check'>
): Promise<Outcome<null>> {
  if (!isAreaCode(body.areaCode)) return refused('area-code-unknown', { field: 'areaCode' });
  return checkCode(auth, { ...body, address: normalPhone(body.areaCode, body.phone) }, request);
}

interface Presented {
  readonly source: CodePurpose;
  readonly address: string;
  readonly code: string;
}

async function checkCode(
  auth: Auth,
  { source, address, code }: Presented,
  request: CallContext,
): Promise<Outcome<null>> {
  const { asker } = await askerOf(auth.db, await userIdByAddress(auth.db, address), request);
  return guess<null>(auth.limits, { ip: request.ip, account: null }, async () => {
    const right = await auth.codes.check(source, address, code, asker);
    return right.ok ? right : refused(right.refusal, { field: 'code' });
  });
}
