import '../../../../tests/screens/browser.ts';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { failedPage, firstPage } from '../../shell/lists/test-failed-page.ts';

const pages = vi.fn<() => object>();
vi.mock('../../shell/client/use-pages.ts', () => ({ usePages: pages }));
const { IncomeRows } = await import('./order-detail.tsx');

test('a next page of the days of an order that does not come is told', () => {
  pages.mockReturnValue(failedPage);
  expect(renderToStaticMarkup(createElement(IncomeRows, { orderNo: 'o1' }))).toContain('Down for work');
  pages.mockReturnValue(firstPage);
  expect(renderToStaticMarkup(createElement(IncomeRows, { orderNo: 'o1' }))).not.toContain('Down for work');
});
