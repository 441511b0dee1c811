import '../../../../tests/screens/browser.ts';
import { beforeEach, expect, test, vi } from 'vitest';

let width = 390;
vi.stubGlobal('matchMedia', (query: string) => ({
  get matches() {
    return width >= Number(/(\d+)rem/.exec(query)?.[1] ?? Infinity) * 16;
  },
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
}));
const { routes, workspaceRoute } = await import('../../routes.ts');
const { shownFor } = await import('./lazy-page.ts');

beforeEach(() => {
  width = 390;
});

const pathsInWorkspace = () =>
  Object.entries(routes).flatMap(([path, route]) =>
    shownFor(path, route, true).route === workspaceRoute ? [path] : [],
  );

test('visitors get the prompt where a session is needed, on a wide screen too', () => {
  for (const now of [390, 1440]) {
    width = now;
    for (const [path, route] of Object.entries(routes))
      expect(shownFor(path, route, false).path).toBe(route.access === 'session' ? 'login prompt' : path);
  }
});

test.each([390, 768, 1023])('on a screen of %i px each page stands at its own address', (now) => {
  width = now;
  expect(pathsInWorkspace()).toEqual([]);
  for (const [path, route] of Object.entries(routes)) expect(shownFor(path, route, true)).toEqual({ path, route });
});

test.each([1024, 2560])(
  'on a screen of %i px the tickets and the chart are the workspace, and nothing else is',
  (now) => {
    width = now;
    expect(pathsInWorkspace().toSorted()).toEqual([
      'pages/contract/contract',
      'pages/currency/currency',
      'pages/futures/kline',
      'pages/market/market',
    ]);
  },
);

test('they all are the same one, which stays while its address changes', () => {
  width = 1440;
  const workspaces = pathsInWorkspace().flatMap((path) => {
    const route = routes[path];
    return route === undefined ? [] : [shownFor(path, route, true)];
  });
  expect(new Set(workspaces).size).toBe(1);
});
