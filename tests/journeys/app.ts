import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { OperatorRole } from '@candor/api-contract/call.ts';
import { copyMigratedFolder } from '../../apps/server/db/migrated-copy.ts';
import { startServer, type ServerProcess } from '../../bench/harness/server-process.ts';
import { launchBrowser, openPhone, type Browser, type Phone, type PhoneOptions } from './browser.ts';
import { callerOf } from './client.ts';
import { createOperators } from './operators.ts';

/** The built product on a data folder of its own, and a browser. */
export interface App {
  readonly base: string;
  readonly browser: Browser;
  /** The first passwords of its operators, by name. */
  readonly oneTime: Readonly<Record<string, string>>;
  /** Opens the app in a language, as a new visitor. */
  phone(language?: string, options?: PhoneOptions): Promise<Phone>;
  kill(): Promise<void>;
  /** Starts the server again on the same port and data. */
  restart(): Promise<void>;
  close(): Promise<void>;
}

const portOf = (base: string): string => new URL(base).port;

/** @param operators who runs it, by name */
export async function openApp(
  settings: Readonly<Record<string, string>> = {},
  operators: Readonly<Record<string, OperatorRole>> = {},
): Promise<App> {
  const folder = await mkdtemp(path.join(tmpdir(), 'candor-journey-'));
  const data = path.join(folder, 'data');
  await mkdir(data, { mode: 0o700 });
  await copyMigratedFolder(data);
  const oneTime = Object.keys(operators).length === 0 ? {} : await createOperators(data, operators);
  const start = (port: string): Promise<ServerProcess> => startServer({ DATA_DIR: data, PORT: port, ...settings });
  let server = await start('0');
  const base = `http://127.0.0.1:${server.port}`;
  const browser = await launchBrowser();
  return {
    base,
    browser,
    oneTime,
    async phone(language = 'vi', options = {}) {
      const phone = await openPhone(browser, options);
      await phone.context.addInitScript((chosen) => {
        localStorage.setItem('locale', chosen);
      }, language);
      await phone.page.goto(base);
      return phone;
    },
    async kill() {
      await server.end('SIGKILL');
    },
    async restart() {
      server = await start(portOf(base));
    },
    async close() {
      await browser.close();
      await server.end('SIGTERM');
      await rm(folder, { recursive: true, force: true });
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
