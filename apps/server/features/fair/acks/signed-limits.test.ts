import { hash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '../../../test-server.ts';

let candor: TestServer;
beforeAll(async () => {
  candor = await openTestServer({ settings: { RATE_LIMITS: 'true', CALLS_PER_USER: '5', CALLS_PER_ADDRESS: '1000' } });
  candor.feed.tick('BTCUSDT', '60000');
  await candor.advance(1_000);
});
afterAll(() => candor.close());

const body = { contractType: 'fast', symbol: 'BTCUSDT', direction: 'up', seconds: 30, amount: '10' } as const;
interface Reply {
  readonly code: number;
  readonly data: object;
}

const ackIn = ({ data }: Reply): unknown[] => ('ack' in data ? [data.ack] : []);

test('who places too fast is told so by a signed refusal once a second, and by no more', async () => {
  const { token, userId } = await candor.signUp({ funded: false });
  const place = async (): Promise<Reply> => await candor.call('POST /portal/order/contractOrder', { token, body });
  const replies = await Promise.all(Array.from({ length: 30 }, place));
  const limited = replies.filter(({ code }) => code === 429);
  expect(limited.length).toBeGreaterThan(10);
  const signed = limited.flatMap(ackIn);
  const call = 'POST /portal/order/contractOrder';
  const terms = `${call}|${hash('sha256', JSON.stringify(body))}`;
  expect(signed.length).toBeGreaterThanOrEqual(1);
  expect(signed.length).toBeLessThan(limited.length / 2);
  for (const ack of signed) {
    const place = { symbol: null, lastSeq: null, lastHead: null };
    expect(ack).toMatchObject({ kind: 'refusal', what: 'too-many-requests', subject: call, userId, terms, ...place });
  }
  const [stored] = await candor.server.services.db.query('select count(*) as n from acknowledgement');
  expect(Number(stored?.['n'])).toBe(signed.length);
});

test('a call that moves no money is refused without one', async () => {
  const { token } = await candor.signUp({ funded: false });
  const ask = async (): Promise<Reply> => await candor.call('POST /account/list', { token, body: {} });
  const limited = (await Promise.all(Array.from({ length: 30 }, ask))).filter(({ code }) => code === 429);
  expect(limited.length).toBeGreaterThan(0);
  expect(limited.flatMap(ackIn)).toEqual([]);
});
