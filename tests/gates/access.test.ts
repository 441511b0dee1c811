import { callNames, declarationOf, type CallName } from '@candor/api-contract/index.ts';
import { languageNames, languages } from '@candor/api-contract/languages.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../apps/server/db/test-database.ts';
import { openServer, type CandorServer } from '../../apps/server/server.ts';
import { settingsOf } from '../../apps/server/settings.ts';

let database: TestDatabase;
let server: CandorServer;
beforeAll(async () => {
  database = await openTestDatabase();
  const settings = settingsOf({
    PORT: '0',
    LOG_LEVEL: 'silent',
    RATE_LIMITS: '0',
    DEMO_ACCOUNT: '0',
    MARKET_SEED: 'the rules of access are looked at here',
  });
  server = await openServer(settings, { db: database.db });
});
afterAll(async () => {
  await server.close();
  await database.drop();
});

interface Answer {
  status: number;
  code: unknown;
  message: unknown;
  data: unknown;
}

async function ask(name: CallName, headers: Record<string, string>): Promise<Answer> {
  const [method = '', path = ''] = name.split(' ');
  const reply = await fetch(server.url + path.replace(/\{\w+\}/g, '1'), {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    ...(method === 'POST' ? { body: '{}' } : {}),
  });
  return { status: reply.status, ...((await reply.json()) as Omit<Answer, 'status'>) };
}

const owned = callNames.filter((name) => declarationOf(name).access !== 'public');

test.each(owned)('%s is refused without a live session', async (name) => {
  const strangers: Record<string, string>[] = [
    {},
    { 'coin-auth': '' },
    { 'coin-auth': 'a'.repeat(43) },
    { 'operator-auth': 'a'.repeat(43) },
    { cookie: 'coin-auth=x' },
    { authorization: 'Bearer x' },
  ];
  for (const headers of strangers)
    expect(await ask(name, headers), JSON.stringify(headers)).toMatchObject({ status: 401, code: 401 });
});

test.each(callNames.filter((name) => declarationOf(name).access === 'public'))(
  '%s is there and never asks for a session',
  async (name) => {
    const { status, code, data } = await ask(name, {});
    expect(status).not.toBe(401);
    for (const error of ['unknown-path', 'method-not-allowed']) expect(data).not.toMatchObject({ error });
    expect(status).toBeLessThan(500);
    expect(code).toBe(status);
  },
);

test('the refusal is said in every language', async () => {
  const [name] = owned;
  if (name === undefined) throw new Error('no call needs a session');
  const messages = await Promise.all(languages.map(async (lang) => (await ask(name, { lang })).message));
  expect(new Set(messages).size).toBe(Object.keys(languageNames).length);
});
