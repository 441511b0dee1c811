import { beforeEach, expect, test, vi } from 'vitest';

type Listener = (...args: never[]) => void;
const listeners = new Map<string, Listener[]>();
const socket = {
  connected: false,
  on: (event: string, listener: Listener) => {
    listeners.set(event, [...(listeners.get(event) ?? []), listener]);
    return socket;
  },
  emit: vi.fn(),
  connect: vi.fn(),
  disconnect: vi.fn(() => {
    socket.connected = false;
    return socket;
  }),
};
/** The page, and whether anybody sees it. */
const page = {
  hidden: false,
  documentElement: { dataset: {} },
  look: () => undefined as void,
  addEventListener: (_: string, look: () => void) => (page.look = look),
};
function see(seen: boolean) {
  page.hidden = !seen;
  page.look();
}
const io = vi.fn<(address: string, options: Record<string, unknown>) => typeof socket>(() => socket);
vi.mock('socket.io-client', () => ({ io }));

function happens(event: string, ...args: unknown[]): void {
  if (event.endsWith('connect')) socket.connected = event === 'connect';
  listeners.get(event)?.forEach((listener) => listener(...(args as never[])));
}
/** What the server was asked for since the last look. */
const asked = () => socket.emit.mock.calls.splice(0).map(([name, request]) => [name, request] as const);

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
  listeners.clear();
  vi.clearAllMocks();
  Object.assign(page, { hidden: false });
  Object.assign(socket, { connected: false });
  const nothing = (): void => undefined;
  const none = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };
  for (const [name, value] of Object.entries({
    localStorage: none,
    document: page,
    location: { origin: 'https://candor.example', hash: '' },
    addEventListener: nothing,
    requestAnimationFrame: (): number => 1,
  }))
    vi.stubGlobal(name, value);
  vi.stubGlobal('fetch', async () => ({ json: async () => ({ code: 200, message: '', data: [] }) }));
});

async function opened() {
  const { openStream, useConnection } = await import('./stream.ts');
  openStream();
  await vi.waitFor(() => expect(listeners.has('connect')).toBe(true));
  return { up: () => useConnection.getState().up, late: () => useConnection.getState().late };
}

test('the connection is /stream on the host of the page, by websocket or polling, with the given times', async () => {
  await opened();
  expect(io).toHaveBeenCalledWith(
    'https://candor.example',
    expect.objectContaining({
      path: '/stream',
      transports: ['websocket', 'polling'],
      timeout: 20_000,
      reconnectionDelay: 1_000,
      reconnectionDelayMax: 5_000,
    }),
  );
});

test('it subscribes when it stands, and a loss is told after three seconds only', async () => {
  const { up } = await opened();
  happens('connect');
  expect(asked()).toEqual([['ticker_add', { symbols: [], rest: true, brief: true }]]);
  happens('disconnect', 'ping timeout');
  vi.advanceTimersByTime(2_999);
  expect(up()).toBe(true);
  vi.advanceTimersByTime(1);
  expect(up()).toBe(false);
  happens('connect');
  expect(up()).toBe(true);
});

const names = ['GET /player/alerts', 'POST /account/list', 'GET /common/getConfig'];
/** Of somebody who is signed in: which of {@link names} are asked for anew, and how often arrivals are looked for. */
async function signedIn({ updatedAt = Date.now() } = {}) {
  const { late } = await opened();
  const { startSession } = await import('../session/session.ts');
  const { queryClient } = await import('./query.ts');
  const { onCatchUp } = await import('../session/catch-up.ts');
  startSession('token', {} as never);
  const caughtUp = vi.fn();
  onCatchUp(caughtUp);
  for (const name of names) queryClient.setQueryData([name], [], { updatedAt });
  return {
    late,
    outdated: () => names.map((name) => queryClient.getQueryState([name])?.isInvalidated),
    caughtUp: () => caughtUp.mock.calls.length,
  };
}
const [allOwn, nothing] = [
  [true, true, false],
  [false, false, false],
];
/** How long ago the page was opened, now. */
const openForMs = () => Math.max(performance.now(), Date.now() - performance.timeOrigin);

test("what has changed since the page was opened is asked for anew where it is one's own, else not", async () => {
  const { outdated, caughtUp } = await signedIn();
  happens('connect');
  expect([outdated(), caughtUp()]).toEqual([nothing, 0]);
  happens('greeting', { quietMs: openForMs() - 1 });
  expect([outdated(), caughtUp()]).toEqual([allOwn, 1]);
});

test('that own events come late is known until they have come or the line is a new one, and asked anew', async () => {
  const { outdated, caughtUp, late } = await signedIn();
  happens('connect');
  happens('greeting', { quietMs: openForMs() + 1_000 });
  happens('delayed', { isDelayed: true });
  expect([late(), outdated(), caughtUp()]).toEqual([true, nothing, 0]);
  happens('delayed', { isDelayed: false });
  expect([late(), outdated(), caughtUp()]).toEqual([false, allOwn, 1]);
  happens('delayed', { isDelayed: true });
  happens('connect');
  expect(late()).toBe(false);
});

test('where nothing has changed since the page was opened, nothing is asked for a second time', async () => {
  const { outdated, caughtUp } = await signedIn();
  happens('connect');
  happens('greeting', { quietMs: openForMs() + 1_000 });
  vi.advanceTimersByTime(60_000);
  expect([outdated(), caughtUp()]).toEqual([nothing, 0]);
});

test('what the page has kept from an earlier visit is asked for all the same', async () => {
  const { outdated } = await signedIn({ updatedAt: performance.timeOrigin - 1 });
  happens('connect');
  happens('greeting', { quietMs: openForMs() + 1_000 });
  expect(outdated()).toEqual(allOwn);
});

test('a phone that has slept since counts the time that it slept', async () => {
  const { outdated } = await signedIn();
  const quietMs = openForMs() + 1_000;
  vi.setSystemTime(Date.now() + 2_000);
  happens('connect');
  happens('greeting', { quietMs });
  expect(outdated()).toEqual(allOwn);
});

test('a server that does not say is not waited for', async () => {
  const { outdated, caughtUp } = await signedIn();
  happens('connect');
  vi.advanceTimersByTime(1_999);
  expect(outdated()).toEqual(nothing);
  vi.advanceTimersByTime(1);
  expect([outdated(), caughtUp()]).toEqual([allOwn, 1]);
});

test('after a lost line all that is own is asked for anew, whatever the server says', async () => {
  const { outdated, caughtUp } = await signedIn();
  happens('connect');
  happens('disconnect', 'transport close');
  happens('connect');
  expect([outdated(), caughtUp()]).toEqual([allOwn, 1]);
  happens('greeting', { quietMs: openForMs() + 1_000 });
  vi.advanceTimersByTime(60_000);
  expect(caughtUp()).toBe(1);
});

test('an event about several orders is told of each of them', async () => {
  await opened();
  const { onEvent } = await import('./stream.ts');
  const heard = vi.fn();
  onEvent('order', (row) => heard(row));
  happens('order', 'first', 'second');
  expect(heard.mock.calls).toEqual([['first'], ['second']]);
});

test('a forced close is connected again; a lost line and a failed transport are left to the library', async () => {
  await opened();
  for (const reason of ['ping timeout', 'transport error', 'transport close']) happens('disconnect', reason);
  vi.advanceTimersByTime(10_000);
  expect(socket.connect).not.toHaveBeenCalled();
  happens('disconnect', 'io server disconnect');
  vi.advanceTimersByTime(1_000);
  expect(socket.connect).toHaveBeenCalledTimes(1);
});

test('what is told of quotations is merged into the list by symbol, and of unknown ones it is dropped', async () => {
  await opened();
  const { allTickers, setTickers } = await import('../quotes/tickers.ts');
  const row = (symbol: string, price: string) => ({ symbol, price, time: 1, productName: symbol }) as never;
  setTickers([row('BTCUSDT', '60000'), row('ETHUSDT', '3000')]);
  happens('ticker', [
    { symbol: 'ETHUSDT', price: '3001' },
    { symbol: 'NONE', price: '1' },
  ]);
  expect(allTickers()).toMatchObject([
    { symbol: 'BTCUSDT', price: '60000' },
    { symbol: 'ETHUSDT', price: '3001', productName: 'ETHUSDT' },
  ]);
});

test('what can not be loaded at the start is silently left out', async () => {
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('no network');
  });
  const { loadPrivate, loadPublic } = await import('../session/loaders.ts');
  const { useToast } = await import('../feedback/toast.ts');
  const loading = Promise.all([loadPublic(), loadPrivate()]);
  await vi.advanceTimersByTimeAsync(60_000);
  await expect(loading).resolves.toBeDefined();
  expect(useToast.getState().now).toBeNull();
});

test('only what is on screen is asked for, many changes at once, and nothing twice', async () => {
  await opened();
  const { wantCalm, wantPrice } = await import('../on-screen/wanted.ts');
  happens('connect');
  asked();
  const stops = ['ETHUSDT', 'BTCUSDT', 'BTCUSDT'].map(wantPrice);
  expect(asked()).toEqual([]);
  vi.advanceTimersByTime(150);
  expect(asked()).toEqual([['ticker_add', { symbols: ['BTCUSDT', 'ETHUSDT'], rest: true, brief: true }]]);
  stops[1]?.();
  vi.advanceTimersByTime(150);
  expect(asked()).toEqual([]);
  const hurry = wantCalm();
  stops[0]?.();
  vi.advanceTimersByTime(150);
  expect(asked()).toEqual([['ticker_add', { symbols: ['BTCUSDT'], rest: true, brief: true, pace: 'calm' }]]);
  hurry();
  stops[2]?.();
  vi.advanceTimersByTime(150);
  expect(asked()).toEqual([['ticker_add', { symbols: [], rest: true, brief: true }]]);
});

test('a page that nobody sees asks for nothing, and for everything at once when it is seen', async () => {
  await opened();
  const { watchBook } = await import('./stream.ts');
  const { wantPrice } = await import('../on-screen/wanted.ts');
  wantPrice('BTCUSDT');
  watchBook({ symbol: 'BTCUSDT', parts: ['book'] });
  happens('connect');
  asked();
  see(false);
  expect(asked()).toEqual([
    ['ticker_add', { symbols: [] }],
    ['depth_add', { symbol: null }],
  ]);
  wantPrice('ETHUSDT');
  watchBook({ symbol: 'ETHUSDT', parts: ['trade'] });
  vi.advanceTimersByTime(9_999);
  expect([asked(), socket.disconnect.mock.calls.length]).toEqual([[], 0]);
  see(true);
  expect(asked()).toEqual([
    ['ticker_add', { symbols: ['BTCUSDT', 'ETHUSDT'], rest: true, brief: true }],
    ['depth_add', { symbol: 'ETHUSDT', parts: ['trade'] }],
  ]);
  vi.advanceTimersByTime(60_000);
  expect(socket.disconnect).not.toHaveBeenCalled();
});

test('who is away for longer has no line; it is there again as soon as the page is seen, and not before', async () => {
  const { up } = await opened();
  const { startSession } = await import('../session/session.ts');
  const connect = vi.spyOn(socket, 'connect');
  happens('connect');
  see(false);
  vi.advanceTimersByTime(10_000);
  expect(socket.disconnect).toHaveBeenCalledTimes(1);
  happens('disconnect', 'io client disconnect');
  startSession('another', {} as never);
  happens('disconnect', 'io server disconnect');
  vi.advanceTimersByTime(60_000);
  expect([connect.mock.calls.length, up()]).toEqual([0, false]);
  see(true);
  expect(connect).toHaveBeenCalledTimes(1);
  happens('connect');
  expect([up(), asked().at(-1)]).toEqual([true, ['ticker_add', { symbols: [], rest: true, brief: true }]]);
});

test('changes told in brief are heard as changes of rows, each with its time and how far it has moved', async () => {
  await opened();
  const { onEvent } = await import('./stream.ts');
  const { setTickers, tickerOf } = await import('../quotes/tickers.ts');
  const got = vi.fn<(changes: unknown) => void>();
  onEvent('ticker', got);
  const row = { price: '60000', open: '60000', changeRate: '0', halted: false, time: 1 };
  setTickers(['BTCUSDT', 'ETHUSDT'].map((symbol) => ({ ...row, symbol }) as never));
  happens('quotes', {
    time: 5_000,
    prices: { BTCUSDT: '60300' },
    more: [
      { symbol: 'ETHUSDT', halted: true, time: 900 },
      { symbol: 'BTCUSDT', open: '60000.50', high: '60400' },
    ],
  });
  expect(tickerOf('BTCUSDT')).toMatchObject({ price: '60300', high: '60400', changeRate: '0.004991', time: 5_000 });
  expect(tickerOf('ETHUSDT')).toMatchObject({ price: '60000', halted: true, time: 900 });
  expect(got.mock.lastCall?.[0]).toContainEqual({ symbol: 'BTCUSDT', price: '60300', time: 5_000 });
  happens('quotes', { time: 6_000, more: [{ symbol: 'BTCUSDT', turnover: '7' }] });
  expect(tickerOf('BTCUSDT')).toMatchObject({ turnover: '7', time: 5_000 });
});

test('prices of what is not on screen are taken over, and no line is drawn of them', async () => {
  await opened();
  const { onEvent } = await import('./stream.ts');
  const { allTickers, setTickers } = await import('../quotes/tickers.ts');
  const { newestTime } = await import('../pwa/last-known.ts');
  const drawn = vi.fn<(changes: unknown) => void>();
  onEvent('ticker', drawn);
  setTickers([{ symbol: 'BTCUSDT', price: '60000', open: '60000', changeRate: '0', time: 1 } as never]);
  happens('rest', { time: 5_000, prices: { BTCUSDT: '60600', NONE: '1' } });
  expect(allTickers()).toEqual([{ symbol: 'BTCUSDT', price: '60600', open: '60000', changeRate: '0.01', time: 5_000 }]);
  expect([newestTime(), drawn.mock.calls.length]).toEqual([5_000, 0]);
});
