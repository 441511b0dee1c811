import { setTimeout as sleep } from 'node:timers/promises';
import { openTestDatabase } from '../../db/test-database.ts';
import { openServer } from '../../server.ts';
import { settingsOf } from '../../settings.ts';

/** A started server with a market and a clock of its own, as programs of others meet it. */
export interface Venue {
  readonly url: string;
  /** A customer with 9,000 USDT for spot, and a key. */
  trader(changed?: object): Promise<{ readonly apiKey: string; readonly secret: string; readonly token: string }>;
  call<Data>(name: string, token: string, body?: object): Promise<Data>;
  close(): Promise<void>;
}

const fundPasswd = 'money-1234';
/** What was signed sooner after the market's first turn could be known to an earlier process, so it is refused. */
const afterFirstTurnMs = 1_050;

export async function openVenue(): Promise<Venue> {
  const { db, drop } = await openTestDatabase();
  const settings = settingsOf({ PORT: '0', LOG_LEVEL: 'silent', DEMO_ACCOUNT: '0', DEVELOPMENT_OUTBOX: '0' });
  const server = await openServer(settings, { db });
  await new Promise<void>((resolve) => {
    server.services.market.onTurn(() => resolve());
  });
  await sleep(afterFirstTurnMs);
  let people = 0;
  async function call<Data>(name: string, token: string, body: object = {}): Promise<Data> {
    const [method = '', path = ''] = name.split(' ');
    const response = await fetch(`${server.url}${path}`, {
      method,
      headers: { 'content-type': 'application/json', 'coin-auth': token },
      ...(method === 'POST' ? { body: JSON.stringify(body) } : {}),
    });
    const answer = (await response.json()) as { code: number; message: string; data: Data };
    if (answer.code !== 200) throw new Error(`${name} is refused: ${answer.message}`);
    return answer.data;
  }
  return {
    url: server.url,
    call,
    async trader(changed = {}) {
      const account = `program${String((people += 1)).padStart(4, '0')}`;
      const password = 'secret-123';
      const form = { type: 'account', account, password, confirmPassword: password, agree: true };
      const { token } = await call<{ token: string }>('POST /register', '', form);
      await call('POST /account/testFunds', token);
      await call('POST /player/updateFundsPassword', token, {
        password,
        newPassword: fundPasswd,
        confirmPassword: fundPasswd,
      });
      const move = { fromType: 1, toType: 2, currencyCode: 'USDT', amount: '9000' };
      await call('POST /account/executeUserCutTurn', token, move);
      const key = await call<{ apiKey: string; secret: string }>('POST /player/keys/make', token, {
        name: 'bot',
        rights: ['spot'],
        addresses: [],
        days: 30,
        fundPasswd,
        ...changed,
      });
      return { ...key, token };
    },
    async close() {
      await server.close();
      await drop();
    },
  };
}
