import { languages } from '@candor/api-contract/languages.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { go, openApp, type App } from '../app.ts';
import { signIn } from '../sign-in.ts';

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

const routes = ['market/market', 'contract/contract', 'currency/currency'];

test.each(languages)('at 1440 × 900 every row of tabs of the desk stands on one line in %s', async (language) => {
  const user = await app.phone(language, { width: 1440, height: 900, desktop: true, reducedMotion: true });
  await signIn(app, user, `${language.replace('_', '')}hang2026`);
  for (const route of routes) {
    await go(user, route);
    await user.page.locator('[data-pane=ticket] [role=tablist]').first().waitFor();
    const heights = await user.page
      .locator('.workspace [role=tablist]')
      .evaluateAll((lists) => lists.map(({ clientHeight }) => clientHeight));
    expect(heights.length).toBeGreaterThanOrEqual(4);
    for (const height of heights) expect([route, height]).toEqual([route, Math.min(height, 52)]);
  }
  await user.close();
});

test('the book shows six levels whole', async () => {
  const user = await app.phone('vi', { width: 1440, height: 900, desktop: true, reducedMotion: true });
  await signIn(app, user, 'nguoisolenh2026');
  await go(user, 'market/market');
  const book = user.page.locator('[data-pane=book]');
  await book.locator('[role=tablist]').waitFor();
  const box = await book.boundingBox();
  expect(((box?.height ?? 0) - 81) / 28).toBeGreaterThanOrEqual(6);
  await user.close();
});
