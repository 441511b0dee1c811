import '../../../../tests/screens/browser.ts';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';

const useCall = vi.fn<() => object>();
vi.mock('../../shell/client/query.ts', async (original) => ({ ...(await original<object>()), useCall }));
const { speak } = await import('../../locales/i18n.ts');
const { HelpPage } = await import('./help.tsx');
await speak('en');

const article = { id: 'a1', title: 'Fees of trading', summary: 'What is charged', writtenIn: null };
function shown(list: object[], isPlaceholderData: boolean): string {
  useCall.mockReturnValue({ data: { list }, isError: false, error: null, refetch: () => undefined, isPlaceholderData });
  return renderToStaticMarkup(createElement(HelpPage));
}

test('what was found for a former word is faded while the new one is looked up, and not counted', () => {
  const former = shown([article], true);
  expect(former).toContain('aria-busy="true"');
  expect(former).toContain('Fees of trading');
  expect(former).not.toContain('<h2');
});

test('nothing found for a former word says nothing of the new one', () => {
  const [former, answered] = [shown([], true), shown([], false)];
  expect(answered).toContain('lucide-search-x');
  expect(former).not.toContain('lucide-search-x');
});

test('an answer is shown as one', () => {
  expect(shown([article], false)).not.toContain('aria-busy');
});
