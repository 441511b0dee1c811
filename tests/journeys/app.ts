import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startServer, type ServerProcess } from '../../bench/harness/server-process.ts';
import { launchBrowser, openPhone, type Browser, type Phone, type PhoneOptions } from './browser.ts';

/** The built product on a data folder of its own, and a browser. */
export interface App {
  readonly base: string;
  readonly browser: Browser;
  /** Opens the app in a language, as a new visitor. */
  phone(language?: string, options?: PhoneOptions): Promise<Phone>;
  kill(): Promise<void>;
  /** Starts the server again on the same port and data. */
  restart(): Promise<void>;
  close(): Promise<void>;
}

const portOf = (base: string): string => new URL(base).port;

export async function openApp(settings: Record<string, string> = {}): Promise<App> {
  const folder = await mkdtemp(path.join(tmpdir(), 'candor-journey-'));
  const start = (port: string): Promise<ServerProcess> => startServer({ DATA_DIR: path.join(folder, 'data'), PORT: port, ...settings });
  let server = await start('0');
  const base = `http://127.0.0.1:${server.port}`;
  const browser = await launchBrowser();
  return {
    base, browser,
    async phone(language = 'vi', options = {}) {
      const phone = await openPhone(browser, options);
      await phone.context.addInitScript((chosen) => { localStorage.setItem('locale', chosen); }, language);
      await phone.page.goto(base);
      return phone;
    },
    async kill() { await server.end('SIGKILL'); },
    async restart() { server = await start(portOf(base)); },
    async close() {
      await browser.close();
      await server.end('SIGTERM');
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Asks the API as the signed-in user of a page. */
export async function ask<Data>(phone: Phone, method: 'GET' | 'POST', url: string): Promise<Data> {
  const stored = await phone.page.evaluate(() => localStorage.getItem('session'));
  const { token = '' } = JSON.parse(stored ?? '{}') as { token?: string };
  const reply = await fetch(new URL(url, new URL(phone.page.url()).origin), { method, headers: { 'coin-auth': token, 'content-type': 'application/json' }, ...(method === 'POST' ? { body: '{}' } : {}) });
  const { code, data, message } = (await reply.json()) as { code: number; data: Data; message: string };
  if (code !== 200) throw new Error(`${url}: ${code} ${message}`);
  return data;
}
