/**
 * Asks the API. Calls are named as in the contract, with the path filled in: `GET /transaction/page?type=1`. @throws
 * with the server's words when it refuses
 */
export type Call = <Data>(name: string, body?: unknown) => Promise<Data>;

/** Asks as one user. */
export interface Client {
  readonly session: string;
  readonly call: Call;
  /** Keeps a picture. @returns its id */
  upload(picture: Uint8Array<ArrayBuffer>): Promise<string>;
}

interface Answer<Data> {
  readonly code: number;
  readonly message: string;
  readonly data: Data;
}

/** @param headers that say who asks */
export const callerOf =
  (base: string, headers: Readonly<Record<string, string>> = {}): Call =>
  async <Data>(name: string, body: unknown = {}) => {
    const [method = '', path = ''] = name.split(' ');
    const sent = body instanceof FormData ? body : JSON.stringify(body);
    const type: Record<string, string> = typeof sent === 'string' ? { 'content-type': 'application/json' } : {};
    const reply = await fetch(`${base}${path}`, {
      method,
      headers: { lang: 'en', ...headers, ...type },
      body: method === 'GET' ? null : sent,
    });
    const { code, message, data } = (await reply.json()) as Answer<Data>;
    if (code !== 200) throw new Error(`${name}: ${code} ${message}`);
    return data;
  };

/** Signs in by a call that answers a session: `POST /login` or `POST /register`. */
export async function openClient(base: string, name: 'POST /login' | 'POST /register', body: unknown): Promise<Client> {
  const session = await callerOf(base)<{ token: string }>(name, body);
  const call = callerOf(base, { 'coin-auth': session.token });
  return {
    session: JSON.stringify(session),
    call,
    async upload(picture) {
      const form = new FormData();
      form.set('file', new File([picture], 'picture'));
      return (await call<{ id: string }>('POST /common/file/upload', form)).id;
    },
  };
}

/** The password of every account that is made here. */
export const ownPassword = 'mat-khau-2026';

/** A new account without anything but the gift. */
export const newAccount = (base: string, account: string): Promise<Client> => {
  const passwords = { password: ownPassword, confirmPassword: ownPassword };
  return openClient(base, 'POST /register', { type: 'account', account, ...passwords, agree: true });
};
