import { afterAll, beforeAll, expect, test } from 'vitest';
import { provenMs } from '../../../../../operators/sessions.ts';
import { openTestServer, type TestServer } from '../../../../../test-server.ts';
import { signInAgain, signInTeam, type Team } from '../../test-sign-in.ts';

const reason = 'the line to the venue was down';
type Who = keyof Team;
let bench: TestServer;
let operators: Team;
/** The recorded fault of each symbol. */
let faults: Readonly<Record<string, { id: string; from: number; to: number }>>;
const query = (sql: string, params: readonly unknown[] = []) => bench.server.services.db.query(sql, params);
const of = (who: Who) => ({ headers: operators[who].headers });
const make = async (who: Who, proposal: object): Promise<string> =>
  (
    await bench.call('POST /operator/proposals/make', {
      ...of(who),
      body: { proposal: { reason, ...proposal } as never },
    })
  ).data.id;
const approve = (who: Who, id: string) => bench.call('POST /operator/proposals/approve', { ...of(who), body: { id } });
async function limit(limits: { approveMax?: string; dayMax?: string }): Promise<void> {
  const whole = { makes: null, checks: null, approveMax: null, dayMax: null, addresses: [] };
  const id = await make('anna', { kind: 'operator-mandate', id: operators.fred.id, ...whole, ...limits });
  expect((await approve('bert', id)).data).toMatchObject({ decision: 'approved' });
}
const takeBack = (id: string) => bench.call('POST /operator/proposals/refuse', { ...of('rita'), body: { id, reason } });
const fast = (token: string, symbol: string, direction: 'up' | 'down', amount: string) =>
  bench.call('POST /portal/order/contractOrder', {
    token,
    body: { contractType: 'fast', symbol, direction, seconds: 30, amount },
  });
const enter = async (who: Who): Promise<void> => {
  operators = { ...operators, [who]: await signInAgain(bench, operators[who]) };
};

/** An outage of both symbols, in which 600 are lost with one and 500 with the other; what is won counts nothing. */
beforeAll(async () => {
  bench = await openTestServer();
  for (const symbol of ['BTCUSDT', 'ETHUSDT']) bench.feed.tick(symbol, '100');
  await bench.advance(1_000);
  const [loser, winner] = [await bench.signUp(), await bench.signUp()];
  await fast(loser.token, 'BTCUSDT', 'down', '600');
  await fast(loser.token, 'ETHUSDT', 'down', '500');
  await fast(winner.token, 'BTCUSDT', 'up', '300');
  await bench.advance(28_000);
  bench.feed.silence();
  await bench.advance(4_000);
  bench.feed.speak();
  for (const symbol of ['BTCUSDT', 'ETHUSDT']) bench.feed.tick(symbol, '101');
  await bench.advance(1_000);
  operators = await signInTeam(bench);
  const rows = await bench.server.services.db.query<{ symbol: string; id: string; from_time: string; to_time: string }>(
    'select symbol, id, from_time, to_time from feed_fault',
  );
  faults = Object.fromEntries(
    rows.map(({ symbol, id, from_time: from, to_time: to }) => [symbol, { id, from: Number(from), to: Number(to) }]),
  );
  await bench.advance(620_000);
}, 120_000);
afterAll(() => bench.close());

function voidOf(symbol: string): object {
  const { id: faultId, from, to } = faults[symbol] ?? expect.fail(`nothing was at fault with ${symbol}`);
  return { kind: 'void', symbol, from, to, faultId };
}
function outageVoid(): object {
  const all = Object.values(faults);
  return {
    kind: 'outage-void',
    from: Math.min(...all.map(({ from }) => from)),
    to: Math.max(...all.map(({ to }) => to)),
  };
}
const decided = (who: Who) =>
  query(
    `select kind, worth::text as worth from operator_proposal
      where checker = $1 and kind in ('void', 'outage-void') order by decided_at`,
    [operators[who].id],
  );

test('what the void of an outage gives back is held against the largest approval and the day', async () => {
  const id = await make('rita', outageVoid());
  await limit({ approveMax: '1099.99' });
  expect(await approve('fred', id)).toMatchObject({ status: 403, error: 'operator-limit' });
  await limit({ dayMax: '1099.99' });
  expect(await approve('fred', id)).toMatchObject({ status: 403, error: 'operator-day-limit' });
  await takeBack(id);
});

test('a large one asks for the authenticator anew, a small one not', async () => {
  bench.time.leap(provenMs + 1_000);
  const large = await make('rita', outageVoid());
  expect(await approve('finn', large)).toMatchObject({ status: 403, error: 'step-up-needed' });
  await takeBack(large);
  const small = await make('rita', voidOf('ETHUSDT'));
  expect((await approve('finn', small)).data).toMatchObject({ decision: 'approved' });
  expect(await decided('finn')).toEqual([{ kind: 'void', worth: '500000000' }]);
  await enter('bert');
});

test('the void of a symbol likewise; it is kept with the approval, and counts for the day', async () => {
  const id = await make('rita', voidOf('BTCUSDT'));
  await limit({ approveMax: '599.99' });
  expect(await approve('fred', id)).toMatchObject({ status: 403, error: 'operator-limit' });
  await limit({ approveMax: '600', dayMax: '600' });
  expect((await approve('fred', id)).data).toMatchObject({ decision: 'approved' });
  const fund = await make('rita', { kind: 'reserve-funding', reserve: 'fast-reserve', amount: '0.01' });
  expect(await approve('fred', fund)).toMatchObject({ status: 403, error: 'operator-day-limit' });
  expect(await decided('fred')).toEqual([{ kind: 'void', worth: '600000000' }]);
  expect(Object.values(await bench.sums()).every((sum) => Number(sum) === 0)).toBe(true);
});
