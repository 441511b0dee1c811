import { beforeEach, expect, test, vi } from 'vitest';

const pages = {
  index: vi.fn<() => Promise<void>>(),
  prompt: vi.fn<() => Promise<void>>(),
  secondary: vi.fn<() => Promise<void>>(),
};
vi.mock('../../routes.ts', () => ({
  loginPrompt: { load: () => pages.prompt() },
  routes: {
    'pages/index/index': { load: () => pages.index() },
    'pages/property/property': { load: () => Promise.reject(new Error('did not come')), secondary: true },
  },
}));
vi.mock('../../locales/i18n.ts', () => ({ learnSecondary: () => pages.secondary() }));

class Worker {
  readonly told: object[] = [];
  postMessage(message: object) {
    this.told.push(message);
  }
}
type Listener = (event: object) => void;
/** Something that can be listened to. */
class Target {
  private readonly listeners = new Map<string, Listener[]>();
  addEventListener = (kind: string, listener: Listener) =>
    void this.listeners.set(kind, [...(this.listeners.get(kind) ?? []), listener]);
  say = (kind: string, event: object = {}) => this.listeners.get(kind)?.forEach((listener) => listener(event));
}

let active: Worker;
let container: Target & { controller: Worker | null };
let registration: Target & { waiting: Worker | null; installing: Target | null };
let browser: Target;
const reload = vi.fn<() => void>();
const update = vi.fn<() => Promise<void>>();
const register = vi.fn<(...asked: unknown[]) => unknown>();

beforeEach(() => {
  vi.clearAllMocks();
  vi.useFakeTimers();
  active = new Worker();
  registration = Object.assign(new Target(), { waiting: null, installing: null, update });
  register.mockResolvedValue(registration);
  update.mockResolvedValue();
  container = Object.assign(new Target(), { controller: active, register, ready: Promise.resolve({ active }) });
  browser = new Target();
  vi.stubGlobal('addEventListener', browser.addEventListener);
  vi.stubGlobal('navigator', { serviceWorker: container });
  vi.stubGlobal('ServiceWorker', Worker);
  vi.stubGlobal('location', { origin: 'https://candor.example', reload });
  vi.stubGlobal('document', { hidden: false, querySelector: () => ({ content: 'mine' }) });
  vi.stubGlobal('performance', {
    now: () => 0,
    getEntriesByType: () => [
      { name: 'https://candor.example/assets/a.js?v=1' },
      { name: 'https://else.example/assets/b.js' },
    ],
  });
});

async function start() {
  vi.resetModules();
  const loaded = await import('./worker.ts');
  await loaded.keepWorker();
  return { ...loaded, waiting: () => loaded.useNewVersion.getState().waiting };
}

test('a browser without workers is used as ever', async () => {
  vi.stubGlobal('navigator', {});
  const { waiting, takeOver } = await start();
  takeOver();
  expect([waiting(), register.mock.calls]).toEqual([null, []]);
});

test('what this page has loaded from its own host is kept, and pages that open without a network fetched', async () => {
  await start();
  expect(active.told).toEqual([{ kind: 'keep', paths: ['/assets/a.js'] }]);
  expect(Object.values(pages).map(({ mock }) => mock.calls.length)).toEqual([1, 1, 1]);
  expect(register.mock.calls).toEqual([['/sw.js', { updateViaCache: 'none' }]]);
});

test('a newer build that waits is asked which it is; the first of all has nothing to take over from', async () => {
  const waits = new Worker();
  registration.waiting = waits;
  await start();
  expect(waits.told).toEqual([{ kind: 'build' }]);
  container.controller = null;
  const first = new Worker();
  registration.waiting = first;
  await start();
  expect(first.told).toEqual([]);
});

test('a build that arrives while the app is open is asked as soon as it waits', async () => {
  await start();
  const arriving = new Target();
  registration.installing = arriving;
  registration.say('updatefound');
  const waits = new Worker();
  registration.waiting = waits;
  arriving.say('statechange');
  expect(waits.told).toEqual([{ kind: 'build' }]);
});

test('another build is offered and takes over only when it is asked to; then the page starts anew, once', async () => {
  const { waiting, takeOver } = await start();
  const other = new Worker();
  container.say('message', { data: { kind: 'build', build: 'other' }, source: other });
  expect([waiting(), other.told]).toEqual([other, []]);
  container.say('controllerchange');
  expect(reload).not.toHaveBeenCalled();
  takeOver();
  container.say('controllerchange');
  expect([other.told, reload.mock.calls.length]).toEqual([[{ kind: 'take-over' }], 1]);
});

test('a page that is of the waiting build already needs nobody to be asked', async () => {
  const { waiting } = await start();
  const same = new Worker();
  container.say('message', { data: { kind: 'build', build: 'mine' }, source: same });
  expect([waiting(), same.told]).toEqual([null, [{ kind: 'take-over' }]]);
});

test('what anything else says is no newer build', async () => {
  const { waiting } = await start();
  container.say('message', { data: null, source: new Worker() });
  container.say('message', { data: { kind: 'keep' }, source: new Worker() });
  container.say('message', { data: { kind: 'build', build: 'other' }, source: { postMessage: () => undefined } });
  expect(waiting()).toBeNull();
});

test('a newer build is looked for each hour and when the network is back, not while nobody looks', async () => {
  await start();
  expect(update).not.toHaveBeenCalled();
  vi.advanceTimersByTime(3_600_000);
  browser.say('online');
  expect(update).toHaveBeenCalledTimes(2);
  vi.stubGlobal('document', { hidden: true });
  vi.advanceTimersByTime(3_600_000);
  expect(update).toHaveBeenCalledTimes(2);
});
