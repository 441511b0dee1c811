import { languages, type Language } from '@candor/api-contract/languages.ts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { axe, axeFaults } from './access/axe.ts';
import { openApp, type App } from './app.ts';
import type { Phone } from './browser.ts';
import { addressesOf, visitorPages } from './every-page/addresses.ts';
import { newAccount } from './client.ts';
import { fillAccount, type Things } from './every-page/full-account.ts';
import { coveredThings, cutWords, sideways, squashed } from './every-page/crowded.ts';
import { countCalls, moved, openPage } from './every-page/visit.ts';
import { unsaidIn } from './every-page/words.ts';

/**
 * Axe looks at structure, which is the same in every language, and at colours; the longest words show what they push
 * aside.
 */
const examined: readonly Language[] = ['vi', 'de'];

/** The phone that the app is drawn for, the narrowest there is, and a computer. */
const widths = [390, 320, 1440];

// All languages at once, each over all pages: how long that takes is the machine's.
vi.setConfig({ testTimeout: 900_000 });
let app: App;
let session: string;
let things: Things;
beforeAll(async () => {
  app = await openApp();
  const client = await newAccount(app.base, 'nguoixemhet2026');
  await client.call('POST /account/testFunds');
  ({ session } = client);
  things = await fillAccount(client);
});
afterAll(() => app.close());

/** The narrowest phone there is, without movement: what moves in is not there yet. */
async function narrowPhone(stored: string | null): Promise<Phone> {
  const phone = await app.phone('en', { width: 320, height: 640, reducedMotion: true });
  await phone.context.addInitScript(countCalls);
  if (stored !== null)
    await phone.page.evaluate((text) => {
      localStorage.setItem('session', text);
    }, stored);
  return phone;
}

/** Opens every page in a language. @returns what is wrong, each with its page */
async function faultsIn(phone: Phone, language: Language, addresses: readonly string[]): Promise<string[]> {
  const { page, problems } = phone;
  await phone.context.addInitScript((chosen) => {
    localStorage.setItem('locale', chosen);
  }, language);
  await page.reload();
  if (examined.includes(language)) await page.evaluate(axe);
  const faults: string[] = [];
  for (const address of addresses) {
    const seen = await page.evaluate(openPage, address);
    const deep = examined.includes(language) ? await axeFaults(phone) : [];
    const moves = (await page.evaluate(moved)).map((what) => `moves: ${what}`);
    const all = [
      ...seen.faults,
      ...moves,
      ...unsaidIn(seen.words).map((key) => `says ${key}`),
      ...deep,
      ...problems.splice(0),
    ];
    faults.push(...all.map((fault) => `${language} ${address}: ${fault}`));
  }
  return faults;
}

test.concurrent.each(languages)('every page stands in %s: words, width, console', async (language) => {
  // What asks a visitor to sign in is one part, the same on every page.
  const forVisitors = examined.includes(language) ? addressesOf(things) : addressesOf(things, visitorPages());
  for (const [stored, addresses] of [
    [null, forVisitors],
    [session, addressesOf(things)],
  ] as const) {
    const phone = await narrowPhone(stored);
    expect(await faultsIn(phone, language, addresses)).toEqual([]);
    await phone.close();
  }
});

/** Text twice as large as the browser's own, as somebody sets it who can't read it otherwise. */
async function largeText(phone: Phone): Promise<void> {
  const session = await phone.context.newCDPSession(phone.page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
}

test.concurrent.each(widths.flatMap((width) => examined.map((language) => ({ width, language }))))(
  'every page can be read and used with text twice as large: $width pixels wide, in $language',
  async ({ width, language }) => {
    const phone = await app.phone(language, { width, height: 844, reducedMotion: true });
    await largeText(phone);
    await phone.context.addInitScript(countCalls);
    await phone.page.evaluate((text) => {
      localStorage.setItem('session', text);
    }, session);
    await phone.page.reload();
    const faults: string[] = [];
    for (const address of addressesOf(things)) {
      const seen = await phone.page.evaluate(openPage, address);
      faults.push(
        ...[
          ...seen.faults,
          ...(await phone.page.evaluate(cutWords)),
          ...(await phone.page.evaluate(coveredThings)),
        ].map((fault) => `${address}: ${fault}`),
      );
    }
    expect(faults).toEqual([]);
    await phone.close();
  },
);

test('what stands instead of words is found, and words are not', () => {
  expect(unsaidIn('Chào\nauth.password\n{amount} USDT\nNaN')).toEqual(['auth.password', '{amount}', 'NaN']);
  expect(unsaidIn('https://login.example.org 1.5 USDT shell.example.org/x e.g. deposits. Next')).toEqual([]);
});

test('what is cut, what lies over something else or behind it, and what moves is found', async () => {
  const phone = await app.phone('en');
  const page = await phone.context.newPage();
  await page.evaluate(countCalls);
  await page.evaluate(
    (html) => {
      document.body.innerHTML = html;
    },
    `<style>@keyframes turn { to { opacity: 0.5 } }</style><main>
    <p style="width:40px;overflow:hidden;white-space:nowrap">cut at the side</p>
    <p style="height:22px;overflow:hidden;margin-bottom:60px">above<br>below</p>
    <p style="width:40px;overflow:auto;white-space:nowrap">to be scrolled</p>
    <p style="position:relative;height:30px">
      <b style="position:absolute">one</b><b style="position:absolute">two</b></p>
    <div class="overflow-y-auto" style="height:20px;overflow:auto">
      <p style="height:20px">in sight</p><p>scrolled on</p></div>
    <p style="height:20px">below the pane</p>
    <div class="overflow-x-auto" style="width:40px;overflow:auto;white-space:nowrap">for a finger</div>
    <div class="overflow-x-auto snap-x" style="width:40px;overflow:auto;white-space:nowrap">with dots</div>
    <div class="overflow-x-auto">all there</div>
    <div class="snap-x" style="width:40px;overflow:auto;white-space:nowrap">
      <b style="margin-left:80px">the next one</b></div>
    <p style="position:absolute;left:100px;margin-top:-20px">beside</p>
    <p style="display:flex;width:60px"><svg class="lucide" width="18" height="18"></svg><b>hasnoroombeside</b></p>
    <button style="opacity:0">under the mouse alone</button>
    <button style="animation:turn 300ms">behind</button><i style="position:fixed;inset:0"></i></main>`,
  );
  expect((await page.evaluate(cutWords)).map((fault) => fault.replace(/ ?<.*?>/g, ''))).toEqual([
    '“cut at the side” is cut at the side',
    '“below” is cut below',
    '“one” and “two” lie over each other',
  ]);
  expect(await page.evaluate(squashed)).toEqual(['a sign in “hasnoroombeside” is squashed']);
  expect(await page.evaluate(sideways)).toEqual(['“for a finger” goes on at the side']);
  expect(await page.evaluate(coveredThings)).toEqual(['“behind” lies behind <>']);
  await expect.poll(() => page.evaluate(moved)).toEqual(['animationstart on <button class="">']);
  await phone.close();
});
