import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';
import { findChromium } from './chromium.ts';

export type { Browser, BrowserContext, Page } from 'playwright-core';

/** A page on a phone, with everything that went wrong in it so far. */
export interface Phone {
  context: BrowserContext;
  page: Page;
  /** Console errors, uncaught errors and requests that failed, in order. */
  problems: string[];
  close(): Promise<void>;
}

export interface PhoneOptions {
  /** BCP 47, `vi-VN` unless told. */
  locale?: string;
  /** CSS pixels; 390 × 844 unless told. */
  width?: number;
  height?: number;
  reducedMotion?: boolean;
  /** Device pixels to a CSS pixel, 1 unless told: who keeps no picture need not draw it four times as large. */
  scale?: number;
  /** A computer: a mouse and keys, and no touch. */
  desktop?: boolean;
  /** Without a service worker, for what is done to requests of files: those that a worker makes pass it by. */
  noWorker?: boolean;
  /** With all that another one had kept. */
  state?: Awaited<ReturnType<BrowserContext['storageState']>>;
}

// Containers have no user namespaces for the sandbox and a small /dev/shm; the pages are our own.
export const flags = [
  '--no-sandbox',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-domain-reliability',
  '--no-pings',
  '--font-render-hinting=none',
  '--mute-audio',
];

/** Starts a headless Chromium that works in containers, as root and as an ordinary user. */
export async function launchBrowser(): Promise<Browser> {
  const { executablePath, env } = await findChromium();
  return chromium.launch({ executablePath, headless: true, args: flags, env: { ...process.env, ...env } });
}

/** Opens an empty page, of a phone unless told, in a context of its own (own storage, own session). */
export async function openPhone(browser: Browser, options: PhoneOptions = {}): Promise<Phone> {
  const context = await browser.newContext({
    viewport: { width: options.width ?? 390, height: options.height ?? 844 },
    deviceScaleFactor: options.scale ?? 1,
    isMobile: options.desktop !== true,
    hasTouch: options.desktop !== true,
    locale: options.locale ?? 'vi-VN',
    timezoneId: 'Asia/Ho_Chi_Minh',
    colorScheme: 'dark',
    reducedMotion: options.reducedMotion === true ? 'reduce' : 'no-preference',
    serviceWorkers: options.noWorker === true ? 'block' : 'allow',
    ...(options.state === undefined ? {} : { storageState: options.state }),
  });
  const page = await context.newPage();
  const problems: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(`console: ${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`));
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? 'failed';
    // What a page leaves unfinished when it is left is no fault.
    if (reason !== 'net::ERR_ABORTED') problems.push(`request: ${request.url()} ${reason}`);
  });
  return { context, page, problems, close: () => context.close() };
}
