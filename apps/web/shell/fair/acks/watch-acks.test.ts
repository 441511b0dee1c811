import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answered, keys, listed, memoryStore, receipt } from './test-acks.ts';

const known = vi.hoisted(() => ({
  call: vi.fn(),
  look: vi.fn(),
  held: vi.fn(),
  remembered: null as readonly string[] | null,
  userId: 'user12' as string | undefined,
  noted: new Map<string, string | null>(),
}));
const store = memoryStore();
vi.mock('./ack-store.ts', () => ({ openAckStore: () => store }));
vi.mock('../log/use-log.ts', () => ({ held: known.held, look: known.look, rememberedKeys: () => known.remembered }));
vi.mock('../../clock/server-clock.ts', () => ({ serverNow: () => Date.now() }));
vi.mock('../../session/preferences.ts', () => ({ apiBase: () => '' }));
vi.mock('../../session/session.ts', () => ({ session: () => ({ userInfo: { userId: known.userId } }) }));
vi.mock('../../storage.ts', () => ({ store: (key: string, text: string | null) => known.noted.set(key, text) }));
vi.mock('../../client/call.ts', async () => ({
  call: known.call,
  CallError: (await import('@candor/client/envelope.ts')).CallError,
}));
vi.mock('../../client/query.ts', () => ({
  queryClient: { fetchQuery: async () => ({ log: { vkey: keys[0] } }), invalidateQueries: async () => undefined },
  queryOf: () => ({}),
}));
/** A page that has just been loaded: what the device keeps is there, no look that was set before. */
async function openPage() {
  const now = Date.now();
  vi.clearAllTimers();
  vi.setSystemTime(now);
  vi.resetModules();
  return { ...(await import('@candor/client/envelope.ts')), ...(await import('./watch-acks.ts')) };
}
let page: Awaited<ReturnType<typeof openPage>>;

/** Signatures are checked outside of any clock. */
const { setTimeout: later } = globalThis;
async function until(read: () => unknown, wanted: unknown): Promise<void> {
  const isThere = () => JSON.stringify(read()) === JSON.stringify(wanted);
  for (let tries = 0; tries < 300 && !isThere(); tries += 1) await new Promise((resolve) => void later(resolve, 10));
  expect(read()).toEqual(wanted);
}

const { time } = listed;
const note = 'acks open';
const statesNow = (): string[] => Array.from(store.rows.values(), ({ state }) => state);
/** What the server answers: a promise with its proof, and a receipt once it is there. */
const server = { list: [listed], receipt: null as typeof receipt | null, isAway: false };
const asked = (): string[] => known.call.mock.calls.map(([name]) => String(name));

beforeEach(async () => {
  vi.useFakeTimers({ now: time, toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  store.rows.clear();
  known.noted.clear();
  known.call.mockReset().mockImplementation(async (name: string) => {
    if (server.isAway) throw new page.CallError(-1, 'away');
    if (name === 'GET /fair/acknowledgements') return { list: server.list };
    if (server.receipt === null) throw new page.CallError(404, 'none');
    return server.receipt;
  });
  known.look.mockReset().mockResolvedValue({ finding: 'grown', memory: { keys } });
  known.held.mockReset().mockResolvedValue('held');
  Object.assign(known, { remembered: null, userId: 'user12' });
  Object.assign(server, { list: [listed], receipt: null, isAway: false });
  page = await openPage();
});
afterEach(() => vi.useRealTimers());

test('what is promised is looked for after ten seconds, its receipt once the order has to be settled', async () => {
  await page.hearAcks({ ack: answered }, time - 100);
  await until(() => [statesNow(), known.noted.get(note), asked()], [['waiting'], ' user12', []]);
  await vi.advanceTimersByTimeAsync(10_000);
  await until(() => [statesNow(), asked()], [['logged'], ['GET /fair/acknowledgements']]);
  server.receipt = receipt;
  await vi.advanceTimersByTimeAsync(110_000);
  await until(statesNow, ['logged']);
  await vi.advanceTimersByTimeAsync(15_000);
  await until(() => [statesNow(), known.noted.get(note)], [['kept'], null]);
});

test('what is not there is missing after the second look, 65 seconds later', async () => {
  server.list = [];
  await page.hearAcks({ ack: answered }, time - 100);
  await vi.advanceTimersByTimeAsync(64_000);
  await until(statesNow, ['waiting']);
  await vi.advanceTimersByTimeAsync(1_000);
  await until(statesNow, ['missing']);
});

test('a page that is opened within the minute of an order looks again when the minute is over', async () => {
  server.list = [];
  await page.hearAcks({ ack: answered }, time - 100);
  await vi.advanceTimersByTimeAsync(20_000);
  await until(() => asked().length, 1);
  page = await openPage();
  await page.lookForAcks();
  await page.lookForAcks();
  await until(() => [asked().length, statesNow()], [3, ['waiting']]);
  await vi.advanceTimersByTimeAsync(44_000);
  await until(() => [asked().length, statesNow()], [3, ['waiting']]);
  await vi.advanceTimersByTimeAsync(1_000);
  await until(() => [asked().length, statesNow()], [4, ['missing']]);
});

test('a server that does not answer is asked again in half a minute, and called nothing', async () => {
  server.isAway = true;
  await page.hearAcks({ ack: answered }, time - 100);
  await vi.advanceTimersByTimeAsync(99_000);
  await until(statesNow, ['waiting']);
  server.isAway = false;
  await vi.advanceTimersByTimeAsync(30_000);
  await until(statesNow, ['logged']);
});

test.each(['unsigned', 'unproven'])('by a log that is %s nothing is judged', async (finding) => {
  known.look.mockResolvedValue({ finding, memory: { keys } });
  server.list = [];
  await page.hearAcks({ ack: answered }, time - 100);
  await vi.advanceTimersByTimeAsync(70_000);
  await until(() => [statesNow(), asked()], [['waiting'], []]);
});

test.each(['contradicts', 'unproven', 'unsigned'])('a proof whose checkpoint is %s judges nothing', async (found) => {
  known.held.mockResolvedValue(found);
  await page.hearAcks({ ack: answered }, time - 100);
  await vi.advanceTimersByTimeAsync(99_000);
  await until(() => known.held.mock.calls[0], [listed.proof]);
  // Time enough for what would be judged nevertheless.
  await new Promise((resolve) => void later(resolve, 200));
  expect(statesNow()).toEqual(['waiting']);
  known.held.mockResolvedValue('held');
  await vi.advanceTimersByTimeAsync(30_000);
  await until(statesNow, ['logged']);
});

test('nothing is kept or asked where nobody is signed in, nor where nothing is open', async () => {
  known.userId = undefined;
  await page.hearAcks({ ack: answered }, time - 100);
  expect(store.rows.size).toBe(0);
  known.userId = 'user12';
  await page.lookForAcks();
  expect(known.look).not.toHaveBeenCalled();
});

test('the keys are those that this device has remembered, and before that those that the server names', async () => {
  expect(await page.logKeys()).toEqual(keys);
  known.remembered = ['first'];
  expect(await page.logKeys()).toEqual(['first']);
});
