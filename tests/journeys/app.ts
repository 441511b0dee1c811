import { inject } from 'vitest';
import { launchBrowser, openPhone, type Browser, type Phone, type PhoneOptions } from './browser.ts';
import { callerOf } from './client.ts';
import { openServer, type JourneyServer } from './server/open-server.ts';

/** The built product and a browser. */
export interface App {
  readonly base: string;
  readonly browser: Browser;
  /** Opens the app in a language, as a new visitor. */
  phone(language?: string, options?: PhoneOptions): Promise<Phone>;
  close(): Promise<void>;
}

/** On a server of its own. */
export type OwnApp = App & JourneyServer;

async function openAt(base: string): Promise<App> {
  const browser = await launchBrowser();
  return {
    base,
    browser,
    async phone(language = 'vi', options = {}) {
      const phone = await openPhone(browser, options);
      await phone.context.addInitScript((chosen) => {
        localStorage.setItem('locale', chosen);
      }, language);
      await phone.page.goto(base);
      return phone;
    },
    close: () => browser.close(),
  };
}

/** The server that journeys share: whoever changes more than an account of their own opens {@link openOwnApp}. */
export const openApp = (): Promise<App> => openAt(inject('base'));

export async function openOwnApp(...options: Parameters<typeof openServer>): Promise<OwnApp> {
  const server = await openServer(...options);
  const app = await openAt(server.base);
  return {
    ...server,
    ...app,
    async close() {
      await app.close();
      await server.close();
    },
  };
}

/** Asks the API as the signed-in user of a page. */
export async function ask<Data>({ page }: Phone, name: string, body?: object): Promise<Data> {
  const stored = await page.evaluate(() => localStorage.getItem('session'));
  const { token = '' } = JSON.parse(stored ?? '{}') as { token?: string };
  return callerOf(new URL(page.url()).origin, { 'coin-auth': token })(name, body);
}

/** Opens a page as a link inside the app does: what the app knows stays. */
export const go = ({ page }: Phone, to: string): Promise<void> =>
  page.evaluate((hash) => {
    location.hash = hash;
  }, `#/pages/${to}`);
