import { ok } from '@candor/core/result.ts';
import type { Http } from '../../http/http.ts';
import { route } from '../../http/route.ts';
import { openAuth, type AuthServices } from './auth.ts';
import { resetLoginPassword, updateLoginPassword } from './change-password.ts';
import { login } from './login.ts';
import { getInfo, updateInfo } from './profile.ts';
import { register } from './register.ts';
import { sendVerificationCode, verifyCode } from './send-code.ts';

/** Sign-up, sign-in, codes and the own profile. */
export function registerAuth(http: Http, services: AuthServices): void {
  const auth = openAuth(services);
  route(http, 'POST /login', (input, request) => login(auth, input, request));
  route(http, 'POST /register', (input, request) => register(auth, input, request));
  route(http, 'GET /logout', async (_input, { user }) => {
    await auth.sessions.end(user.sessionId);
    return ok(null);
  });
  route(http, 'POST /player/updateLoginPassword', (input, request) => updateLoginPassword(auth, input, request));
  route(http, 'POST /player/resetLoginPassword', (input, request) => resetLoginPassword(auth, input, request));
  route(http, 'GET /player/getInfo', (_input, request) => getInfo(auth, request));
  route(http, 'POST /player/updateInfo', (input, request) => updateInfo(auth, input, request));
  route(http, 'POST /email/sendVerificationCode', (input, request) => sendVerificationCode(auth, input, request));
  route(http, 'POST /email/verifyCode', (input, request) => verifyCode(auth, input, request));
}
