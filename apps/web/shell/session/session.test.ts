import { beforeEach, expect, test, vi } from 'vitest';

let kept: Map<string, string>;
async function load() {
  vi.resetModules();
  const preferences = await import('./preferences.ts');
  return { ...preferences, ...(await import('./session.ts')) };
}
const user = { userId: '1', nickName: 'An', authStatus: 'none' } as never;

beforeEach(() => {
  kept = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  vi.stubGlobal('addEventListener', () => undefined);
});

test('what is kept and can not be read is as at first: nobody signed in, English, USDT', async () => {
  kept.set('session', '{').set('locale', 'xx');
  const { session, preferences } = await load();
  expect(session()).toEqual({ token: null, userInfo: null, names: [], customerLink: null });
  expect(preferences()).toMatchObject({ language: 'en', currentCurrency: 'USDT' });
});

test('token, user and customer link are there again after a start, and gone after the end', async () => {
  const before = await load();
  before.startSession('token', user);
  before.keepCustomerLink('https://help.example.org');
  const after = await load();
  expect(after.session()).toMatchObject({
    token: 'token',
    userInfo: { nickName: 'An', authStatus: 'none' },
    customerLink: 'https://help.example.org',
  });
  vi.stubGlobal('location', { hash: '#/pages/login/login' });
  after.endSession();
  expect(kept.has('session')).toBe(false);
});

test('the chosen language is kept under locale, the currency under currentCurrency', async () => {
  const { setPreference } = await load();
  setPreference('language', 'vi');
  setPreference('currentCurrency', 'BTC');
  setPreference('hideBalances', true);
  expect([kept.get('locale'), kept.get('currentCurrency')]).toEqual(['vi', 'BTC']);
  expect((await load()).preferences()).toMatchObject({ language: 'vi', currentCurrency: 'BTC', hideBalances: true });
});

test.each([
  [['vi-VN', 'en-US'], 'vi'],
  [['zh-TW'], 'zh_cn'],
  [['ja-JP', 'de-AT'], 'de'],
  [['pt-BR'], 'pt'],
  [['ja-JP'], 'en'],
  [[], 'en'],
] as const)(
  'a first visit with a browser in %j is spoken to in %s; a choice that is kept comes first',
  async (tags, language) => {
    vi.stubGlobal('navigator', { languages: tags });
    expect((await load()).preferences().language).toBe(language);
    kept.set('locale', 'sv_SE');
    expect((await load()).preferences().language).toBe('sv');
  },
);

test.each([
  [['vi-VN', 'en'], 'vi'],
  [['zh-TW'], 'zh_cn'],
  [['ja-JP', 'pt-BR', 'de'], 'pt'],
  [['DE-at'], 'de'],
  [['ja', 'ko'], 'en'],
  [[], 'en'],
] as const)(
  'a first visit of a browser that speaks %j opens in %s, and what was chosen stays',
  async (spoken, language) => {
    vi.stubGlobal('navigator', { languages: spoken });
    expect((await load()).preferences().language).toBe(language);
    kept.set('locale', 'hu');
    expect((await load()).preferences().language).toBe('hu');
  },
);
