import { generateKeyPairSync, sign, type KeyObject } from 'node:crypto';
import { expect, test } from 'vitest';
import { insertKey, newKeyText } from '../../programs/keys/key-store.ts';
import { PlainSocket, type Event } from '../../programs/streams/test-listener.ts';
import { makeKey, Program } from '../../programs/test-programs.ts';
import { bench, customer, enterBy, onRecoveryBench, recovered, stopBy, told } from './test-recovery.ts';

onRecoveryBench();

/** A key of a customer's own, to read. */
async function ownKey(userId: string): Promise<Program> {
  const [id, now] = [newKeyText(), bench.time.clock.now()];
  const key = { id, userId, name: 'own', rights: ['read'], addresses: [], publicKey: null } as const;
  const dates = { createdAt: now, expiresAt: now + 30 * 86_400_000 };
  await insertKey(bench.server.services, { ...key, ...dates, secret: 'secret' }, []);
  return new Program(bench, { data: { apiKey: id, secret: 'secret' } as never });
}
const answers = async (program: Program): Promise<unknown> => {
  const { status, data } = await program.send('GET', '/account');
  return status === 200 ? 200 : [status, data['code']];
};

interface PairKey {
  readonly id: string;
  readonly privateKey: KeyObject;
}
/** By whoever got in: behind a fund password of their own. */
async function keysOfThief(contact: string): Promise<{ program: Program; pair: PairKey }> {
  const password = 'thieves-123';
  const { token } = (await enterBy(contact, password)).data;
  const fund = { newPassword: 'fund thief 1', confirmPassword: 'fund thief 1' };
  const set = await bench.call('POST /player/updateFundsPassword', { token, body: { ...fund, password } });
  expect(set.code).toBe(200);
  const program = new Program(bench, await makeKey(bench, token, { fundPasswd: fund.newPassword }));
  const { publicKey: half, privateKey } = generateKeyPairSync('ed25519');
  const publicKey = half.export({ type: 'spki', format: 'pem' }).toString();
  const { data } = await makeKey(bench, token, { fundPasswd: fund.newPassword, publicKey });
  return { program, pair: { id: data.apiKey, privateKey } };
}

let asked = 0;
async function ask(socket: PlainSocket, method: string, params: object = {}): Promise<Event> {
  asked += 1;
  const id = `r-${asked}`;
  socket.socket.send(JSON.stringify({ id, method, params }));
  return socket.find((event) => event['id'] === id);
}
async function logOn(socket: PlainSocket, { id, privateKey }: PairKey): Promise<Event> {
  const timestamp = bench.time.clock.now();
  const signature = sign(null, Buffer.from(`apiKey=${id}&timestamp=${timestamp}`), privateKey).toString('base64');
  return ask(socket, 'session.logon', { apiKey: id, timestamp, signature });
}

test('a stop ends the keys that were made since, by the paths and in a session that is open', async () => {
  const one = await customer();
  const bystander = await ownKey((await customer()).userId);
  const { contact } = await recovered(one);
  // A signature that opens a session is of the time since the market has turned.
  bench.feed.tick('BTCUSDT', '60000');
  await bench.advance(3_000);
  const { program, pair } = await keysOfThief(contact);
  const socket = await PlainSocket.open(bench, '/ws-api/v3');
  expect(await logOn(socket, pair)).toMatchObject({ status: 200 });
  expect([await answers(program), (await ask(socket, 'account.status'))['status']]).toEqual([200, 200]);
  expect((await stopBy(await told(one.email, 'Access to your account changed'))).code).toBe(200);
  expect(await answers(program)).toEqual([401, -2015]);
  expect(await ask(socket, 'account.status')).toMatchObject({ status: 401, error: { code: -2015 } });
  expect(await answers(bystander)).toBe(200);
  socket.close();
});

test('access that two operators give ends the keys of before', async () => {
  const one = await customer();
  const program = await ownKey(one.userId);
  expect(await answers(program)).toBe(200);
  await recovered(one, { lost: ['phone'] });
  expect(await answers(program)).toEqual([401, -2015]);
});
