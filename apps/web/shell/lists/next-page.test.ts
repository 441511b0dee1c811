import '../../../../tests/screens/browser.ts';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { CallError } from '@candor/client/envelope.ts';

const pages = vi.fn<() => object>();
vi.mock('../client/use-pages.ts', () => ({ usePages: pages }));
vi.mock('../../features/wallets/wallet-card.tsx', () => ({ WalletCard: () => null }));
vi.mock('../../features/support/bubbles.tsx', () => ({ MessageBubble: () => null, UnsentBubble: () => null }));
vi.mock('../../features/support/composer.tsx', () => ({ Composer: () => null }));
vi.mock('../../features/wallets/saved-only-switch.tsx', () => ({ SavedOnlySwitch: () => null }));
const { WalletPage } = await import('../../features/wallets/wallet.tsx');
const { Conversation } = await import('../../features/support/conversation.tsx');
const { IncomeRows } = await import('../../features/earn/order-detail.tsx');

const row = { id: 'r1', time: 0, day: 1, amount: '1', settled: true, settleTime: 0, date: 0, currencyCode: 'USDT' };
const first = { list: [], total: 40, page: 1, limit: 20, savedOnly: false, savedOnlyEndTime: null };
const failed = {
  rows: [row],
  data: { pages: [first] },
  isPending: false,
  isError: true,
  error: new CallError(503, 'Down for work'),
  hasNextPage: true,
  isFetchingNextPage: false,
  isFetchNextPageError: true,
  fetchNextPage: () => undefined,
  refetch: () => undefined,
  sentinel: () => undefined,
};

const screens = {
  'the wallets': () => createElement(WalletPage),
  'a conversation': () => createElement(Conversation),
  'the days of an order': () => createElement(IncomeRows, { orderNo: 'o1' }),
};

test.each(Object.entries(screens))('a next page of %s that does not come is told', (_, screen) => {
  pages.mockReturnValue(failed);
  expect(renderToStaticMarkup(screen())).toContain('Down for work');
  pages.mockReturnValue({ ...failed, isError: false, error: null, isFetchNextPageError: false });
  expect(renderToStaticMarkup(screen())).not.toContain('Down for work');
});
