import { createHash, createHmac } from 'node:crypto';
import { signedText } from '@candor/api-contract/programs/signed-text.ts';
import { callText } from '../harness/connection.ts';

/** A key of a program that trades spot. */
export interface BotKey {
  readonly apiKey: string;
  readonly secret: string;
}

const password = 'secret-123';
const fundPasswd = 'money-1234';

/** Customers with funds for spot, each with so many keys, by the calls that customers make. */
export async function makeKeys(url: string, customers: number, keysEach: number): Promise<BotKey[]> {
  const keys: BotKey[] = [];
  for (let at = 0; at < customers; at += 1) {
    const account = `bot${String(at).padStart(6, '0')}`;
    const form = { type: 'account', account, password, confirmPassword: password, agree: true };
    const { token } = await call<{ token: string }>(url, 'POST /register', '', form);
    await call(url, 'POST /account/testFunds', token, {});
    const passwords = { password, newPassword: fundPasswd, confirmPassword: fundPasswd };
    await call(url, 'POST /player/updateFundsPassword', token, passwords);
    const move = { fromType: 1, toType: 2, currencyCode: 'USDT', amount: '9000' };
    await call(url, 'POST /account/executeUserCutTurn', token, move);
    const wanted = { name: 'bot', rights: ['spot'], addresses: [], days: 1, fundPasswd };
    for (let made = 0; made < keysEach; made += 1)
      keys.push(await call<BotKey>(url, 'POST /player/keys/make', token, wanted));
  }
  return keys;
}

async function call<Data>(url: string, name: string, token: string, body: object): Promise<Data> {
  const [method = '', path = ''] = name.split(' ');
  const answer = await fetch(`${url}${path}`, {
    method,
    headers: { 'content-type': 'application/json', 'coin-auth': token },
    body: JSON.stringify(body),
  });
  const { code, message, data } = (await answer.json()) as { code: number; message: string; data: Data };
  if (code !== 200) throw new Error(`${name} is refused: ${message}`);
  return data;
}

let lastMicros = 0;

/** A call as it goes over the wire, signed by a key. */
export function signedCall(path: string, { apiKey, secret }: BotKey, sent: object): string {
  lastMicros = Math.max(Date.now() * 1_000, lastMicros + 1);
  const [body, time] = [JSON.stringify(sent), String(lastMicros)];
  const bodyHash = createHash('sha256').update(body).digest('hex');
  const text = signedText({ time, window: '', method: 'POST', path, query: '', intent: '', bodyHash });
  const signature = createHmac('sha256', secret).update(text).digest('hex');
  const headers = { 'api-key': apiKey, 'api-time': time, 'api-signature': signature };
  return callText(`POST ${path}`, { headers, body });
}
