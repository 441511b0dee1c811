import type { CallAnswer, CallParsed } from '@candor/api-contract/index.ts';
import { ok, type Result } from '@candor/core/result.ts';
import { refused, type Outcome } from '../../http/refused.ts';
import type { CallContext, CallRequest } from '../../http/route.ts';
import { sourceOf, type Limit } from '../../http/limits.ts';
import { isAreaCode } from '../../i18n/countries.ts';
import { codeMail, noCodeMail } from '../../mail/compose.ts';
import { codeLifeMs, resendWaitMs, type CodePurpose } from '../../proofs/codes.ts';
import { codeSms, noCodeSms } from '../../sms/compose.ts';
import type { Auth } from './auth.ts';
import { guess, overAny } from './guesses.ts';
import { normalEmail, normalPhone } from './identifiers.ts';
import { addressTaken } from './users.ts';

type Sent = CallAnswer<'POST /email/sendVerificationCode'>;
type NoCode = 'registered' | 'unregistered';
const lifeMinutes = codeLifeMs / 60_000;

/** How a code reaches an address. */
interface Way {
  readonly field: 'email' | 'phone';
  readonly perSource: Limit;
  readonly caps: readonly (readonly [Limit, string])[];
  send(code: string): Promise<Result<null, 'email-send-failed' | 'sms-send-failed'>>;
  sendNone(reason: NoCode): Promise<Result<null, 'email-send-failed' | 'sms-send-failed'>>;
}

export function sendVerificationCode(auth: Auth, { query: { email, source } }: CallParsed<'POST /email/sendVerificationCode'>, context: CallContext): Promise<Outcome<Sent>> {
  const address = normalEmail(email);
  const { limits, mailer } = auth;
  return sendCode(auth, source, address, context, {
    field: 'email', perSource: limits.mailsPerAddress, caps: [[limits.mailsPerRecipient, address], [limits.mails, 'all']],
    send: (code) => mailer.send(codeMail(address, context.language, source, code, lifeMinutes)),
    sendNone: (reason) => mailer.send(noCodeMail(address, context.language, reason)),
  });
}

export async function sendSmsCode(auth: Auth, { body: { areaCode, phone, source } }: CallParsed<'POST /sms/sendVerifyCode'>, context: CallContext): Promise<Outcome<Sent>> {
  if (!isAreaCode(areaCode)) return refused('area-code-unknown', { field: 'areaCode' });
  const address = normalPhone(areaCode, phone);
  const { limits, sms } = auth;
  return sendCode(auth, source, address, context, {
    field: 'phone', perSource: limits.smsPerAddress, caps: [[limits.smsPerRecipient, address], [limits.sms, 'all']],
    send: (code) => sms.send(codeSms(address, context.language, source, code, lifeMinutes)),
    sendNone: (reason) => sms.send(noCodeSms(address, context.language, reason)),
  });
}

/**
 * Sends a code. The caller gets the same answer after the same work whether the address has an account:
 * who can't use a code (because he has an account already, or has none) is told so by the message.
 */
async function sendCode(auth: Auth, source: CodePurpose, address: string, { ip }: CallContext, way: Way): Promise<Outcome<Sent>> {
  const limited = await overAny([[way.perSource, sourceOf(ip)]]);
  if (limited !== null) return limited;
  const made = await auth.codes.make(source, address);
  if ('waitSeconds' in made) return refused('code-wait', { field: way.field, params: { seconds: String(made.waitSeconds) } });
  const capped = await overAny(way.caps);
  if (capped !== null) {
    await auth.codes.withdraw(source, address);
    return capped;
  }
  const taken = await addressTaken(auth.db, address);
  const useful = taken !== (source === 'REGISTER');
  const sent = useful ? await way.send(made.code) : await way.sendNone(taken ? 'registered' : 'unregistered');
  if (!sent.ok) {
    await auth.codes.withdraw(source, address);
    return refused(sent.refusal);
  }
  return ok({ resendAfterSeconds: resendWaitMs / 1000, expiresInSeconds: codeLifeMs / 1000 });
}

/** Tells whether a code is right, and leaves it usable. */
export const verifyCode = (auth: Auth, { query }: CallParsed<'POST /email/verifyCode'>, { ip }: CallRequest<'POST /email/verifyCode'>): Promise<Outcome<null>> =>
  checkCode(auth, query.source, normalEmail(query.email), query.code, ip);

export async function checkSmsCode(auth: Auth, { body }: CallParsed<'POST /sms/sms/verifyCode/check'>, { ip }: CallRequest<'POST /sms/sms/verifyCode/check'>): Promise<Outcome<null>> {
  if (!isAreaCode(body.areaCode)) return refused('area-code-unknown', { field: 'areaCode' });
  return checkCode(auth, body.source, normalPhone(body.areaCode, body.phone), body.code, ip);
}

const checkCode = (auth: Auth, source: CodePurpose, address: string, code: string, ip: string): Promise<Outcome<null>> =>
  guess<null>(auth.limits, `${source} ${address}`, ip, async () => {
    const right = await auth.codes.check(source, address, code);
    return right.ok ? right : refused(right.refusal, { field: 'code' });
  });
