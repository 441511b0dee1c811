import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '../../test-server.ts';

let candor: TestServer;
beforeAll(async () => {
  candor = await openTestServer();
  candor.feed.tick('BTCUSDT', '60000');
  await candor.advance(1_000);
});
afterAll(() => candor.close());

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
const tape = (from: number, to: number, symbol = 'BTCUSDT') =>
  candor.call('GET /fair/tape', { query: { symbol, from, to } });

test('refuses an unknown symbol and a span that is too long or backwards', async () => {
  const now = candor.time.clock.now();
  expect(await tape(now - 1_000, now, 'NOSUCH')).toMatchObject({ code: 400, error: 'symbol-unknown' });
  expect(await tape(now, now - 1)).toMatchObject({ code: 400, error: 'range-invalid' });
  expect(await tape(now - 600_001, now)).toMatchObject({ code: 400, error: 'range-invalid' });
});

test('anybody can recompute the chain, across closed minutes and the open one, from any cut', async () => {
  const start = candor.time.clock.now() + 1;
  for (let i = 0; i < 150; i += 1) {
    candor.feed.tick('BTCUSDT', String(60_000 + (i % 7)));
    await candor.advance(1_000);
  }
  const end = candor.time.clock.now();
  const whole = (await tape(start, end)).data;
  expect(whole.marks.length).toBe(600);
  for (const [from, to] of [
    [start, end],
    [start + 70_100, end - 30_000],
    [start + 20_000, start + 25_000],
  ] as const) {
    const { marks, prevHash, headHash } = (await tape(from, to)).data;
    const head = marks.reduce(
      (hash, m) => sha256(`${hash}|BTCUSDT|${m.seq}|${m.time}|${m.price}|${m.backfilled ? 1 : 0}`),
      prevHash,
    );
    expect(head).toBe(headHash);
    expect(marks).toEqual(whole.marks.filter(({ time }) => time >= from && time <= to));
  }
});

test("a receipt holds the ticks of the tape and is the owner's only", async () => {
  const [owner, stranger] = [await candor.signUp(), await candor.signUp()];
  candor.feed.tick('BTCUSDT', '60000');
  await candor.advance(250);
  const { orderNo } = (
    await candor.call('POST /portal/order/contractOrder', {
      token: owner.token,
      body: { contractType: 'fast', symbol: 'BTCUSDT', direction: 'down', seconds: 30, amount: '100' },
    })
  ).data;
  const receipt = (token?: string) => candor.call('GET /fair/receipt/{orderNo}', { token, params: { orderNo } });
  expect(await receipt(owner.token)).toMatchObject({ code: 404, error: 'not-found' });
  await candor.advance(30_000);
  candor.feed.tick('BTCUSDT', '59999.5');
  await candor.advance(500);
  expect(await receipt(stranger.token)).toMatchObject({ code: 404, error: 'not-found' });
  expect(await receipt()).toMatchObject({ code: 401 });
  const { content, contentHash, journalId } = (await receipt(owner.token)).data;
  expect(sha256(content)).toBe(contentHash);
  const marks = (await tape(candor.time.clock.now() - 60_000, candor.time.clock.now())).data.marks;
  const [, exitSeq, exitTime, exitPrice] = /^exit (\d+)@(\d+)=(\d+)$/m.exec(content) ?? [];
  expect(marks.find(({ seq }) => seq === Number(exitSeq))).toMatchObject({ time: Number(exitTime), price: '59999.5' });
  expect(exitPrice).toBe('5999950000000');
  expect(content).toContain(`result win\nprofit 80000000\njournal ${journalId}`);
});
