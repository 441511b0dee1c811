import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

/** The console as a browser opens it that keeps a language, or none. */
async function openedWith(kept: string | null) {
  const store = new Map(kept === null ? [] : [['console-language', kept]]);
  const reload = vi.fn<() => void>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => store.set(key, value),
  });
  vi.stubGlobal('location', { reload });
  vi.resetModules();
  const { choose, language, locale } = await import('./language.ts');
  const { words } = await import('./words.ts');
  const { grouped } = await import('../design/amount.tsx');
  return { choose, language, locale, words, grouped, store, reload };
}

test.each([
  [null, 'en', 'en-GB', 'Withdrawals', '1,234.50'],
  ['vi', 'vi', 'vi-VN', 'Rút tiền', '1.234,50'],
  ['xx', 'en', 'en-GB', 'Withdrawals', '1,234.50'],
  ['toString', 'en', 'en-GB', 'Withdrawals', '1,234.50'],
])('a browser that keeps %s shows %s: words, dates and numbers', async (kept, language, locale, title, amount) => {
  const opened = await openedWith(kept);
  expect([opened.language, opened.locale, opened.words.menu.withdrawals, opened.grouped('1234.50')]).toEqual([
    language,
    locale,
    title,
    amount,
  ]);
});

test('a language is chosen for good, and the console opened anew in it', async () => {
  const { choose, store, reload } = await openedWith(null);
  choose('vi');
  expect([store.get('console-language'), reload.mock.calls.length]).toEqual(['vi', 1]);
});

test('where a browser keeps nothing, the console is English', async () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new Error('denied');
    },
  });
  vi.resetModules();
  expect((await import('./language.ts')).language).toBe('en');
});
