import { words } from '../../../apps/console/locales/en/index.ts';
import { axe, axeFaults } from '../access/axe.ts';
import type { OwnApp } from '../app.ts';
import { openPhone, type Page, type Phone } from '../browser.ts';
import type { Call } from '../client.ts';
import { enrolAtConsole } from '../operators.ts';

/** An operator at the console, whose clicks are counted. */
export interface OperatorConsole {
  readonly page: Page;
  readonly call: Call;
  /** Of the authenticator, as it is typed. */
  readonly secret: string;
  readonly browser: Phone;
  /** From the menu. */
  menu(name: string): Promise<void>;
  /** By address, as a link that somebody has sent: no click. */
  goTo(place: string): Promise<void>;
  press(name: string): Promise<void>;
  /** Opens the row that says so. */
  open(name: string | RegExp): Promise<void>;
  /** The button of the dialog on top. */
  pressInDialog(button: string): Promise<void>;
  /** The same, until that dialog has gone and the page says so. */
  confirm(button: string, done: string): Promise<void>;
  /** The first proposal of the overview that waits for this operator, opened and approved. */
  approveFirst(kind: string, evidence: string | RegExp): Promise<void>;
  /** What the hand has done since the last time it was asked. */
  clicks(): Promise<number>;
  faults(): Promise<unknown[]>;
  /** @param wasAway whether the server was, for a moment, of which pages complain @returns what went wrong */
  close(wasAway?: boolean): Promise<string[]>;
}

/**
 * Counts, in the page, clicks of the pointer and keys that act. What is typed into a field counts for nothing, the
 * Enter or Escape that ends it does.
 */
function count(): void {
  const add = (): void => sessionStorage.setItem('clicks', String(Number(sessionStorage.getItem('clicks')) + 1));
  // A label passes its click on to what it names, so presses are counted. At the document: what covers a button for a
  // moment takes a press that the driver stops at the window and repeats.
  document.addEventListener(
    'pointerdown',
    ({ isTrusted }) => {
      if (isTrusted) add();
    },
    true,
  );
  document.addEventListener(
    'keydown',
    ({ isTrusted, key, target }) => {
      const ends = key === 'Enter' || key === 'Escape';
      const isTyped = target instanceof Element && target.matches('input, textarea, [contenteditable]');
      if (isTrusted && key !== 'Tab' && key !== 'Shift' && (ends || !isTyped)) add();
    },
    true,
  );
}

/** What has been done stands in a message of the page. A filter or a row of the same words is none. */
export const toast = (page: Page, done: string) => page.getByRole('alert').getByText(done, { exact: true }).last();

const pressInDialog = (page: Page, button: string): Promise<void> =>
  page.getByRole('dialog').last().getByRole('button', { name: button, exact: true }).click();

async function confirm(page: Page, button: string, done: string): Promise<void> {
  const dialog = await page.getByRole('dialog').last().elementHandle();
  await pressInDialog(page, button);
  // The message alone may be of the act before; a dialog goes only when its own act is done.
  await dialog?.waitForElementState('hidden', { timeout: 120_000 });
  await toast(page, done).waitFor();
}

async function approveFirst(page: Page, kind: string, evidence: string | RegExp): Promise<void> {
  await page.getByRole('link', { name: kind }).first().click();
  await page.getByText(evidence).first().waitFor();
  await page.getByRole('button', { name: words.proposals.approve, exact: true }).last().click();
  await confirm(page, words.proposals.approve, words.proposals.approved);
}

/** Signed in at 1280 × 800, on the overview. */
export async function openConsole(app: OwnApp, name: string): Promise<OperatorConsole> {
  const browser = await openPhone(app.browser, { width: 1280, height: 800, desktop: true });
  const { page } = browser;
  await browser.context.addInitScript(axe);
  await page.addInitScript(count);
  const { call, secret } = await enrolAtConsole(app, page, name);
  let seen = 0;
  return {
    page,
    call,
    secret,
    browser,
    menu: (entry) => page.getByRole('menuitem', { name: entry }).click(),
    async goTo(place) {
      await page.goto(`${app.base}/console/#/${place}`);
    },
    press: (label) => page.getByRole('button', { name: label, exact: true }).last().click(),
    open: (label) => page.getByRole('row', { name: label }).first().click(),
    pressInDialog: (button) => pressInDialog(page, button),
    confirm: (button, done) => confirm(page, button, done),
    approveFirst: (kind, evidence) => approveFirst(page, kind, evidence),
    async clicks() {
      const before = seen;
      seen = Number(await page.evaluate(() => sessionStorage.getItem('clicks')));
      return seen - before;
    },
    faults: () => axeFaults(browser),
    async close(wasAway = false) {
      await browser.close();
      return browser.problems.filter((problem) => !wasAway || !/ERR_|fetch|WebSocket|503/.test(problem));
    },
  };
}
