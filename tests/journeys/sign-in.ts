import type { App } from './app.ts';
import type { Phone } from './browser.ts';

interface Answer<Data> { readonly code: number; readonly message: string; readonly data: Data }

async function post<Data>(app: App, path: string, body: unknown, token = ''): Promise<Data> {
  const reply = await fetch(`${app.base}${path}`, { method: 'POST', headers: { 'content-type': 'application/json', 'coin-auth': token }, body: JSON.stringify(body) });
  const { code, message, data } = (await reply.json()) as Answer<Data>;
  if (code !== 200) throw new Error(`${path}: ${code} ${message}`);
  return data;
}

export interface Signed {
  readonly token: string;
  /** Calls the API as this user. */
  call<Data>(path: string, body?: unknown): Promise<Data>;
}

/** Opens an account through the API, takes test funds, moves some to another account type, and signs the phone in. */
export async function signIn(app: App, phone: Phone, account: string, move?: { toType: number; amount: string }): Promise<Signed> {
  const password = 'mat-khau-2026';
  const session = await post<{ token: string }>(app, '/register', { type: 'account', account, password, confirmPassword: password, agree: true });
  const call = <Data>(path: string, body: unknown = {}): Promise<Data> => post<Data>(app, path, body, session.token);
  await call('/account/testFunds');
  if (move !== undefined) await call('/account/executeUserCutTurn', { fromType: 1, currencyCode: 'USDT', ...move });
  await phone.page.evaluate((stored) => { localStorage.setItem('session', stored); }, JSON.stringify(session));
  await phone.page.reload();
  return { token: session.token, call };
}
