import type { Language } from '@candor/api-contract/languages.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openApp, type App } from '../app.ts';
import { newAccount } from '../client.ts';
import { addressesOf, visitorPages } from './addresses.ts';
import { cutWords } from './crowded.ts';
import { fillAccount, type Things } from './full-account.ts';
import { countCalls, openPage } from './visit.ts';

let app: App;
let session: string;
let things: Things;
beforeAll(async () => {
  app = await openApp();
  const client = await newAccount(app.base, 'nguoikhongcat2026');
  await client.call('POST /account/testFunds');
  ({ session } = client);
  things = await fillAccount(client);
});
afterAll(() => app.close());

/** The language that the app is written in, the longest words, and signs of another width. */
const looked: readonly Language[] = ['vi', 'de', 'zh_cn'];

test.concurrent.each(looked)('no page cuts words or lays them over each other on a phone, in %s', async (language) => {
  const phone = await app.phone(language, { reducedMotion: true });
  await phone.context.addInitScript(countCalls);
  const faults: string[] = [];
  for (const stored of [null, session]) {
    await phone.page.evaluate((text) => {
      if (text !== null) localStorage.setItem('session', text);
    }, stored);
    await phone.page.reload();
    for (const address of stored === null ? addressesOf(null, visitorPages()) : addressesOf(things)) {
      const seen = await phone.page.evaluate(openPage, address);
      const cut = await phone.page.evaluate(cutWords);
      faults.push(...[...seen.faults, ...cut].map((fault) => `${address}: ${fault}`));
    }
  }
  expect(faults).toEqual([]);
  await phone.close();
});
