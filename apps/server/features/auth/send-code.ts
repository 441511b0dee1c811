import type { CallAnswer, CallParsed } from '@candor/api-contract/index.ts';
import { ok } from '@candor/core/result.ts';
import { refused, type Outcome } from '../../http/refused.ts';
import type { CallRequest } from '../../http/route.ts';
import { sourceOf } from '../../http/limits.ts';
import { codeMail, noCodeMail } from '../../mail/compose.ts';
import type { Auth } from './auth.ts';
import { codeLifeMs, resendWaitMs } from './email-codes.ts';
import { guess, overAny } from './guesses.ts';
import { normalEmail } from './identifiers.ts';
import { emailTaken } from './users.ts';

/**
 * Sends a code. The caller gets the same answer after the same work whether the address has an account:
 * who can't use a code (because he has an account already, or has none) is told so by the mail.
 */
export async function sendVerificationCode(auth: Auth, { query }: CallParsed<'POST /email/sendVerificationCode'>, { ip, language }: CallRequest<'POST /email/sendVerificationCode'>): Promise<Outcome<CallAnswer<'POST /email/sendVerificationCode'>>> {
  const { source } = query;
  const address = normalEmail(query.email);
  const limited = await overAny([[auth.limits.mailsPerAddress, sourceOf(ip)]]);
  if (limited !== null) return limited;
  const made = await auth.codes.make(source, address);
  if ('waitSeconds' in made) return refused('code-wait', { field: 'email', params: { seconds: String(made.waitSeconds) } });
  const capped = await overAny([[auth.limits.mailsPerRecipient, address], [auth.limits.mails, 'all']]);
  if (capped !== null) {
    await auth.codes.withdraw(source, address);
    return capped;
  }
  const taken = await emailTaken(auth.db, address);
  const useful = taken !== (source === 'REGISTER');
  const mail = useful ? codeMail(address, language, source, made.code, codeLifeMs / 60_000) : noCodeMail(address, language, taken ? 'registered' : 'unregistered');
  const sent = await auth.mailer.send(mail);
  if (!sent.ok) {
    await auth.codes.withdraw(source, address);
    return refused(sent.refusal);
  }
  return ok({ resendAfterSeconds: resendWaitMs / 1000, expiresInSeconds: codeLifeMs / 1000 });
}

/** Tells whether a code is right, and leaves it usable. */
export async function verifyCode(auth: Auth, { query }: CallParsed<'POST /email/verifyCode'>, { ip }: CallRequest<'POST /email/verifyCode'>): Promise<Outcome<null>> {
  const { code, source } = query;
  const address = normalEmail(query.email);
  return guess<null>(auth.limits, `${source} ${address}`, ip, async () => {
    const right = await auth.codes.check(source, address, code);
    return right.ok ? right : refused(right.refusal, { field: 'code' });
  });
}
