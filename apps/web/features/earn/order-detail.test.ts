import '../../../../tests/screens/browser.ts';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import { CallError } from '@candor/client/envelope.ts';

type Query = { data?: object; error: Error | null };
const answers = new Map<string, Query>();
const useCall = (name: string) => ({ refetch: () => undefined, ...answers.get(name) });
vi.mock('../../shell/client/query.ts', async (original) => ({ ...(await original<object>()), useCall }));
vi.mock('../../shell/routing/hash.ts', async (original) => ({
  ...(await original<object>()),
  usePlace: () => ({ query: new URLSearchParams({ id: 'o1' }) }),
}));
const { OrderDetailPage } = await import('./order-detail.tsx');

const missing = new CallError(404, 'Not found');
/** What the page shows when the two look-ups have come to this. */
function shown(mined: Error | null, older: Error | null): string {
  answers.set('GET /lockMining/orders/{id}', { error: mined });
  answers.set('GET /userProductOrder/findOrderById', { error: older });
  return renderToStaticMarkup(createElement(OrderDetailPage));
}
const isNotFound = (page: string) => page.includes('lucide-file-search');

beforeEach(() => answers.clear());

test('an order of neither kind is not found', () => {
  expect(isNotFound(shown(missing, missing))).toBe(true);
});

test.each([
  [503, 'Down for work'],
  [-1, 'No network'],
])('a second look-up that fails with %s is told as that', (code, message) => {
  const page = shown(missing, new CallError(code, message));
  expect(isNotFound(page)).toBe(false);
  expect(page).toContain(message);
});

test('a second look-up that is on its way, or waits for the network, is waited for', () => {
  const page = shown(missing, null);
  expect(isNotFound(page)).toBe(false);
  expect(page).toBe(shown(null, null));
});

test('a first look-up that fails is told, whatever the second one knows', () => {
  expect(shown(new CallError(503, 'Down for work'), missing)).toContain('Down for work');
});
