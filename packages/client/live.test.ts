import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openLive, type LiveSocket } from './live.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A socket that a test conducts. */
function conducted() {
  const handlers = new Map<string, ((...args: never[]) => void)[]>();
  const emitted: unknown[][] = [];
  const socket = {
    connected: false,
    on: (event: string, handler: (...args: never[]) => void) =>
      void handlers.set(event, [...(handlers.get(event) ?? []), handler]),
    emit: (...args: unknown[]) => void emitted.push(args),
    connect: vi.fn<() => void>(),
    disconnect: vi.fn<() => void>(),
  };
  const say = (event: string, ...args: unknown[]): void => {
    for (const handle of handlers.get(event) ?? []) handle(...(args as never[]));
  };
  return {
    socket: socket as LiveSocket,
    emitted,
    connects: socket.connect,
    disconnects: socket.disconnect,
    say,
    up: () => {
      socket.connected = true;
      say('connect');
    },
    down: (reason = 'transport close') => {
      socket.connected = false;
      say('disconnect', reason);
    },
  };
}

function opened() {
  const line = conducted();
  const hooks = { onResync: vi.fn<() => void>(), onUp: vi.fn<() => void>(), onDown: vi.fn<() => void>() };
  let now = 0;
  const live = openLive(line.socket, hooks, () => now);
  return { ...line, ...hooks, live, pass: (ms: number) => ((now += ms), vi.advanceTimersByTime(ms)) };
}

const request = { symbols: ['BTCUSDT'] };

test('what was asked for is asked again after each cut, and whole rows come as ticker', () => {
  const { live, up, down, emitted } = opened();
  live.watch(request);
  live.watchBook({ symbol: 'BTCUSDT' });
  expect(emitted).toEqual([]);
  const rows: unknown[] = [];
  live.on('ticker', (changes) => rows.push(changes));
  up();
  down();
  up();
  expect(emitted.map(([event, sent]) => [event, sent])).toEqual([
    ['ticker_add', request],
    ['depth_add', { symbol: 'BTCUSDT' }],
    ['ticker_add', request],
    ['depth_add', { symbol: 'BTCUSDT' }],
  ]);
  const answer = emitted[2]?.[2];
  if (typeof answer === 'function') (answer as (rows: unknown) => void)('whole rows');
  expect(rows).toEqual(['whole rows']);
});

test('the first connection has missed nothing, whatever its greeting says', () => {
  const { up, say, pass, onResync } = opened();
  up();
  say('greeting', { quietMs: 0 });
  pass(10_000);
  expect(onResync).not.toHaveBeenCalled();
});

test.each([
  ['something has changed during the cut', 3_000, 2_999, 1],
  ['it may have changed while the line was thought to live', 3_000, 47_999, 1],
  ['nothing has changed for longer', 3_000, 48_000, 0],
])('after a cut what was read is read again where %s', (_what, cutMs, quietMs, times) => {
  const { up, down, say, pass, onResync } = opened();
  up();
  down();
  pass(cutMs);
  up();
  say('greeting', { quietMs });
  pass(10_000);
  expect(onResync).toHaveBeenCalledTimes(times);
});

test('what was read is read again when the server no longer tells late, not when it begins to', () => {
  const { up, say, onResync } = opened();
  up();
  say('delayed', { isDelayed: true });
  expect(onResync).not.toHaveBeenCalled();
  say('delayed', { isDelayed: false });
  expect(onResync).toHaveBeenCalledOnce();
});

test('where no greeting comes, as to a visitor, something may have been missed', () => {
  const { up, down, pass, onResync } = opened();
  up();
  down();
  up();
  pass(999);
  expect(onResync).not.toHaveBeenCalled();
  pass(1);
  expect(onResync).toHaveBeenCalledTimes(1);
});

test('whoever is cut off by the end of a session goes on as a visitor, unless it was closed', () => {
  const { live, up, down, connects, pass } = opened();
  up();
  down('io server disconnect');
  pass(1_000);
  expect(connects).toHaveBeenCalledTimes(1);
  up();
  live.close();
  down('io server disconnect');
  pass(5_000);
  expect(connects).toHaveBeenCalledTimes(1);
});

test('it is said whenever the line stands and is cut; what breaks the socket mends by itself', () => {
  const { up, down, onUp, onDown, connects, pass } = opened();
  up();
  expect([onUp.mock.calls.length, onDown.mock.calls.length]).toEqual([1, 0]);
  down();
  pass(10_000);
  expect([onUp.mock.calls.length, onDown.mock.calls.length, connects.mock.calls.length]).toEqual([1, 1, 0]);
});

test('of two cuts each counts by itself, and one that is told twice from its first word on', () => {
  const { up, down, say, pass, onResync } = opened();
  up();
  down();
  pass(3_000);
  up();
  say('greeting', { quietMs: 48_000 });
  pass(100_000);
  down();
  pass(3_000);
  up();
  say('greeting', { quietMs: 48_000 });
  expect(onResync).not.toHaveBeenCalled();
  down();
  pass(3_000);
  down();
  up();
  say('greeting', { quietMs: 47_999 });
  expect(onResync).toHaveBeenCalledTimes(1);
});

test('what was missed is read when the line stands, not while it is cut again', () => {
  const { up, down, pass, onResync } = opened();
  up();
  down();
  up();
  down();
  pass(10_000);
  expect(onResync).not.toHaveBeenCalled();
  up();
  pass(1_000);
  expect(onResync).toHaveBeenCalledTimes(1);
});

test('whoever closes it is told nothing more', () => {
  const { live, up, down, pass, onResync, disconnects } = opened();
  up();
  down();
  up();
  live.close();
  pass(10_000);
  expect([onResync.mock.calls.length, disconnects.mock.calls.length]).toEqual([0, 1]);
});
