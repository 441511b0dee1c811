import type { Http } from '../../../http/http.ts';
import { route } from '../../../http/route.ts';
import type { Auth } from '../auth.ts';
import { confirmPasskey, enrolPasskey } from './add-passkey.ts';
import { beginPasskeyLogin } from './begin-login.ts';
import { loginByPasskey } from './login.ts';
import { listPasskeys, removePasskey } from './remove-passkey.ts';

/** Signing in by passkeys, and the own ones. */
export function registerPasskeys(http: Http, auth: Auth): void {
  route(http, 'POST /login/passkey/begin', (_input, request) => beginPasskeyLogin(auth, request));
  route(http, 'POST /login/passkey', (input, request) => loginByPasskey(auth, input, request));
  route(http, 'GET /player/passkeys', (_input, request) => listPasskeys(auth, request));
  route(http, 'POST /player/passkeys/enrol', (input, request) => enrolPasskey(auth, input, request));
  route(http, 'POST /player/passkeys/confirm', (input, request) => confirmPasskey(auth, input, request));
  route(http, 'POST /player/passkeys/remove', (input, request) => removePasskey(auth, input, request));
}
