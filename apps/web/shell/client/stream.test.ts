import { beforeEach, expect, test, vi } from 'vitest';

type Listener = (...args: never[]) => void;
const listeners = new Map<string, Listener[]>();
const socket = {
  on: (event: string, listener: Listener) => {
    listeners.set(event, [...(listeners.get(event) ?? []), listener]);
    return socket;
  },
  emit: vi.fn(),
  connect: vi.fn(),
  disconnect: vi.fn(() => socket),
};
const io = vi.fn<(address: string, options: Record<string, unknown>) => typeof socket>(() => socket);
vi.mock('socket.io-client', () => ({ io }));

const happens = (event: string, ...args: unknown[]): void =>
  listeners.get(event)?.forEach((listener) => listener(...(args as never[])));

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
  listeners.clear();
  const nothing = (): void => undefined;
  const none = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };
  for (const [name, value] of Object.entries({
    localStorage: none,
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
  return { up: () => useConnection.getState().up };
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
  expect(socket.emit).toHaveBeenCalledWith('ticker_add', { symbols: 'all' }, expect.any(Function));
  happens('disconnect', 'ping timeout');
  vi.advanceTimersByTime(2_999);
  expect(up()).toBe(true);
  vi.advanceTimersByTime(1);
  expect(up()).toBe(false);
  happens('connect');
  expect(up()).toBe(true);
});

test("when the line stands, what is one's own is asked for anew, what is everybody's is not", async () => {
  await opened();
  const { startSession } = await import('../session/session.ts');
  const { queryClient } = await import('./query.ts');
  startSession('token', {} as never);
  const names = ['GET /player/alerts', 'POST /account/list', 'GET /common/getConfig'];
  for (const name of names) queryClient.setQueryData([name], []);
  happens('connect');
  expect(names.map((name) => queryClient.getQueryState([name])?.isInvalidated)).toEqual([true, true, false]);
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
  socket.connect.mockClear();
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
