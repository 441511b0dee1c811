import '../../../../tests/screens/browser.ts';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { failedPage, firstPage } from '../../shell/lists/test-failed-page.ts';

const pages = vi.fn<() => object>();
vi.mock('../../shell/client/use-pages.ts', () => ({ usePages: pages }));
vi.mock('./wallet-card.tsx', () => ({ WalletCard: () => null }));
vi.mock('./saved-only-switch.tsx', () => ({ SavedOnlySwitch: () => null }));
const { WalletPage } = await import('./wallet.tsx');

test('a next page of the wallets that does not come is told', () => {
  pages.mockReturnValue(failedPage);
  expect(renderToStaticMarkup(createElement(WalletPage))).toContain('Down for work');
  pages.mockReturnValue(firstPage);
  expect(renderToStaticMarkup(createElement(WalletPage))).not.toContain('Down for work');
});
