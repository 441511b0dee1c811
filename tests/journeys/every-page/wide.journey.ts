import type { Language } from '@candor/api-contract/languages.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openApp, type App } from '../app.ts';
import { newAccount } from '../client.ts';
import { addressesOf } from './addresses.ts';
import { coveredThings, cutWords, sideways, squashed } from './crowded.ts';
import { fillAccount, type Things } from './full-account.ts';
import { countCalls, openPage } from './visit.ts';

interface Account {
  readonly session: string;
  /** Nothing but the gift, where there are none. */
  readonly things: Things | null;
}

let app: App;
let full: Account;
let empty: Account;
beforeAll(async () => {
  app = await openApp();
  const [rich, poor] = await Promise.all(
    ['nguoirongday2026', 'nguoirongmoi2026'].map((account) => newAccount(app.base, account)),
  );
  if (rich === undefined || poor === undefined) throw new Error('no account');
  await rich.call('POST /account/testFunds');
  full = { session: rich.session, things: await fillAccount(rich) };
  empty = { session: poor.session, things: null };
});
afterAll(() => app.close());

const screens = [
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
] as const;

/** Opens every page on a screen. @returns what is cut, covered or out of a mouse's reach, each with its page */
async function crowdedIn(language: Language, screen: (typeof screens)[number], account: Account): Promise<string[]> {
  const phone = await app.phone(language, { ...screen, desktop: screen.width >= 1024, reducedMotion: true });
  await phone.context.addInitScript(countCalls);
  await phone.page.evaluate((text) => {
    localStorage.setItem('session', text);
  }, account.session);
  await phone.page.reload();
  const faults: string[] = [];
  for (const address of addressesOf(account.things)) {
    const { faults: seen } = await phone.page.evaluate(openPage, address);
    const cut = [...(await phone.page.evaluate(cutWords)), ...(await phone.page.evaluate(squashed))];
    const covered = await phone.page.evaluate(coveredThings);
    const hidden = screen.width >= 1024 ? await phone.page.evaluate(sideways) : [];
    faults.push(...[...seen, ...cut, ...covered, ...hidden].map((fault) => `${address}: ${fault}`));
  }
  await phone.close();
  return faults;
}

test.concurrent.each(screens)(
  'no page cuts words, lays them over each other or hides what is to press on a screen of $width: a full account',
  async (screen) => {
    for (const language of ['vi', 'de'] as const) expect(await crowdedIn(language, screen, full)).toEqual([]);
  },
);

test.concurrent.each(screens)('nor on a screen of $width where there is nothing yet', async (screen) => {
  expect(await crowdedIn('vi', screen, empty)).toEqual([]);
});
