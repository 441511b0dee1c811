import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { pack, type Packing } from '../packing/packing.ts';

/** A quotation as the page can show it before the app is there. */
export interface ShellPrice {
  readonly symbol: string;
  /** Null where nothing true can be said: it has none, or is halted. */
  readonly price: string | null;
  readonly priceDecimals: number;
  /** Epoch ms. */
  readonly time: number;
}

export interface ShellParts {
  /** Whose page it is: the app's calls name it. */
  readonly organisation?: string;
  readonly prices: () => readonly ShellPrice[];
  /** Epoch ms. */
  readonly now: () => number;
}

/** The page as it is for a second, and in the forms that browsers take. */
export interface ShellPage {
  readonly etag: string;
  readonly html: string;
  readonly packed: Readonly<Record<Packing, Buffer>>;
}

const everyMs = 1_000;
const pairs = 3;
const place = '<!--prices-->';
/** It is made while somebody waits: a quarter larger than the best, in a tenth of the time. */
const quality = 5;

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** As they stand in the page: with their time, and so plain that the page can write them in the own language. */
function written({ symbol, price, priceDecimals, time }: ShellPrice): string {
  const name = `<small>${escaped(symbol.replace(/USDT$/, ''))}</small>`;
  if (price === null) return `<p>${name}<b>—</b></p>`;
  return `<p>${name}<b data-decimals="${priceDecimals}" data-time="${time}">${escaped(price)}</b></p>`;
}

/** Of the scripts that stand in a built page, as a content policy names them. */
export const inlineHashes = (page: string): string[] =>
  [...page.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );

async function make(built: string, { prices, organisation = '' }: ShellParts): Promise<ShellPage> {
  const html = built
    .replace(place, () => prices().slice(0, pairs).map(written).join(''))
    .replace('<html ', () => (organisation === '' ? '<html ' : `<html data-organisation="${escaped(organisation)}" `));
  const [br, gzip] = await Promise.all([pack('br', html, quality), pack('gzip', html)]);
  const etag = `"${createHash('sha256').update(html).digest('base64url')}"`;
  return { etag, html, packed: { br, gzip } };
}

/** A built page with the prices of now, made anew at most once a second, whoever asks. */
export interface Shell {
  page(): Promise<ShellPage>;
  /** Hashes of the scripts in the built page; prices never add to them. */
  inline(): readonly string[];
}

/** @param file the built page; one that is built anew takes its place */
export function openShell(file: string, parts: ShellParts): Shell | null {
  if (!existsSync(file)) return null;
  let inline = inlineHashes(readFileSync(file, 'utf8'));
  let made: { readonly at: number; readonly page: Promise<ShellPage> } | null = null;

  async function makeNow(): Promise<ShellPage> {
    const built = await readFile(file, 'utf8');
    inline = inlineHashes(built);
    return make(built, parts);
  }

  return {
    inline: () => inline,
    page() {
      const at = parts.now();
      if (made === null || at - made.at >= everyMs) {
        const page = makeNow();
        made = { at, page };
        // What could not be made is tried again with the next request.
        page.catch(() => (made = null));
      }
      return made.page;
    },
  };
}
