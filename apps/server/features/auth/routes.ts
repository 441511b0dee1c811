import { ok } from '@candor/core/result.ts';
import type { Http } from '../../http/http.ts';
import { route } from '../../http/route.ts';
import { openAuth, type AuthServices } from './auth.ts';
import { freezeWithdrawals } from './freeze/freeze-withdrawals.ts';
import { unfreezeWithdrawals } from './freeze/unfreeze-withdrawals.ts';
import { resetLoginPassword, updateLoginPassword } from './change-password.ts';
import { endSession, endSessions, listSessions } from './devices.ts';
import { login } from './login.ts';
import { registerPasskeys } from './passkeys/routes.ts';
import { getInfo, updateInfo } from './profile.ts';
import { checkSmsCode, sendSmsCode, sendVerificationCode, verifyCode } from './send-code.ts';
import { signUp } from './sign-up.ts';
import { confirmTotp, enrolTotp, removeTotp, totpState } from './totp.ts';

/** Sign-up, sign-in, codes and the own profile. */
export function registerAuth(http: Http, services: AuthServices): void {
  const auth = openAuth(services);
  registerPasskeys(http, auth);
  route(http, 'POST /login', (input, request) => login(auth, input, request));
  route(http, 'POST /register', (input, request) => signUp(auth, input, request));
  route(http, 'GET /logout', async (_input, { user }) => {
    await auth.sessions.end(user.sessionId);
    return ok(null);
  });
  route(http, 'GET /player/sessions', (_input, request) => listSessions(auth, request));
  route(http, 'POST /player/sessions/end', (input, request) => endSession(auth, input, request));
  route(http, 'POST /player/sessions/endAll', (_input, request) => endSessions(auth, request));
  route(http, 'GET /player/totp', (_input, request) => totpState(auth, request));
  route(http, 'POST /player/totp/enrol', (input, request) => enrolTotp(auth, input, request));
  route(http, 'POST /player/totp/confirm', (input, request) => confirmTotp(auth, input, request));
  route(http, 'POST /player/totp/remove', (input, request) => removeTotp(auth, input, request));
  route(http, 'POST /player/freezeWithdrawals', (input, request) => freezeWithdrawals(auth, input, request));
  route(http, 'POST /player/unfreezeWithdrawals', (input, request) => unfreezeWithdrawals(auth, input, request));
  route(http, 'POST /player/updateLoginPassword', (input, request) => updateLoginPassword(auth, input, request));
  route(http, 'POST /player/resetLoginPassword', (input, request) => resetLoginPassword(auth, input, request));
  route(http, 'GET /player/getInfo', (_input, request) => getInfo(auth, request));
  route(http, 'POST /player/updateInfo', (input, request) => updateInfo(auth, input, request));
  route(http, 'POST /email/sendVerificationCode', (input, request) => sendVerificationCode(auth, input, request));
  route(http, 'POST /email/verifyCode', (input, request) => verifyCode(auth, input, request));
  route(http, 'POST /sms/sendVerifyCode', (input, request) => sendSmsCode(auth, input, request));
  route(http, 'POST /sms/sms/verifyCode/check', (input, request) => checkSmsCode(auth, input, request));
}
