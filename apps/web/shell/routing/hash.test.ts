import { beforeEach, expect, test, vi } from 'vitest';

/** As much of a browser's address and history as routing uses. */
function browser() {
  const entries: { hash: string; state: unknown }[] = [{ hash: '', state: null }];
  let at = 0;
  let popped: () => void = () => undefined;
  const go = (by: number) => {
    at += by;
    popped();
  };
  const now = () => entries[at] ?? { hash: '', state: null };
  vi.stubGlobal('location', {
    get hash() {
      return now().hash;
    },
  });
  vi.stubGlobal('scrollY', 0);
  vi.stubGlobal('addEventListener', (_: string, listener: () => void) => (popped = listener));
  vi.stubGlobal('history', {
    get state() {
      return now().state;
    },
    pushState: (state: unknown, _: string, hash: string) => {
      entries.splice(++at, Infinity, { hash, state });
    },
    replaceState: (state: unknown, _: string, hash?: string) => {
      entries[at] = { hash: hash ?? now().hash, state };
    },
    back: () => go(-1),
    go,
  });
  return { hashes: () => entries.slice(0, at + 1).map((entry) => entry.hash) };
}

beforeEach(() => vi.resetModules());

test('an address is a page path and a query; an empty one is home', async () => {
  browser();
  const { hashOf, placeOf } = await import('./hash.ts');
  expect(placeOf('').path).toBe('pages/index/index');
  expect(placeOf('#/').path).toBe('pages/index/index');
  const place = placeOf('#/pages/futures/kline?symbol=BTCUSDT&next=a%3Fb');
  expect([place.path, place.query.get('symbol'), place.query.get('next')]).toEqual([
    'pages/futures/kline',
    'BTCUSDT',
    'a?b',
  ]);
  expect(hashOf('pages/area/area', { id: undefined, q: 'a b' })).toBe('#/pages/area/area?q=a+b');
});

test('back from a page opened directly leads home, not out of the app', async () => {
  const { hashes } = browser();
  const { back, navigate, startRouting } = await import('./hash.ts');
  startRouting();
  navigate('pages/setting/setting', {}, 'replace');
  back();
  expect(hashes()).toEqual(['#/pages/index/index']);
});

test('a fresh navigation leaves nothing to go back to', async () => {
  const { hashes } = browser();
  const { navigate, navigateFresh, startRouting } = await import('./hash.ts');
  startRouting();
  navigate('pages/personal/personal');
  navigate('pages/setting/setting');
  expect(hashes()).toHaveLength(3);
  navigateFresh('pages/login/login');
  expect(hashes()).toEqual(['#/pages/login/login']);
});
