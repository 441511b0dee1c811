import { expect, test, vi } from 'vitest';
import { allRows } from '../../../shell/export/csv.ts';
import type { Shown } from './order-page.ts';

vi.stubGlobal('localStorage', { getItem: () => null });
vi.stubGlobal('location', { hash: '#/' });
vi.stubGlobal('addEventListener', () => undefined);

test('a file of the deals asks the server for them, page by page, and has what it answers', async () => {
  const { orderPage } = await import('./order-page.ts');
  const list = [
    { orderNo: 'open', volume: '0' },
    { orderNo: 'endedHalfWay', volume: '0.1' },
  ];
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    asked.push((JSON.parse(body) as { status: string }).status);
    return { json: async () => ({ code: 200, message: '', data: { list, total: list.length, page: 1, limit: 100 } }) };
  });
  const exported = async (shown: Shown) =>
    (await allRows(orderPage(shown, ''), ({ orderNo }) => orderNo)).map(({ orderNo }) => orderNo);
  expect(await exported('deals')).toEqual(['open', 'endedHalfWay']);
  expect(await exported('cancelled')).toEqual(['open', 'endedHalfWay']);
  expect(asked).toEqual(['dealt', 'cancelled']);
});
