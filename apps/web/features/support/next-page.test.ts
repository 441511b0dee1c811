import '../../../../tests/screens/browser.ts';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { failedPage, firstPage } from '../../shell/lists/test-failed-page.ts';

const pages = vi.fn<() => object>();
vi.mock('../../shell/client/use-pages.ts', () => ({ usePages: pages }));
vi.mock('./bubbles.tsx', () => ({ MessageBubble: () => null, UnsentBubble: () => null }));
vi.mock('./composer.tsx', () => ({ Composer: () => null }));
const { Conversation } = await import('./conversation.tsx');

test('a next page of a conversation that does not come is told', () => {
  pages.mockReturnValue(failedPage);
  expect(renderToStaticMarkup(createElement(Conversation))).toContain('Down for work');
  pages.mockReturnValue(firstPage);
  expect(renderToStaticMarkup(createElement(Conversation))).not.toContain('Down for work');
});
