import { parseArgs } from 'node:util';
import { usdtOf } from './caps.ts';

/** What one trades by. */
export interface Key {
  readonly apiKey: string;
  readonly secret: string;
}
/** How much may be traded, in millionths of a USDT: stated by who starts it, never by who asks. */
export interface Caps {
  readonly order: bigint;
  readonly day: bigint;
}
export interface Options {
  readonly address: string;
  /** Null: what is public alone. */
  readonly key: Key | null;
  /** Null: nothing is traded. */
  readonly caps: Caps | null;
}
type Read = { readonly ok: true; readonly options: Options } | { readonly ok: false; readonly fault: string };

const usage = 'npm run mcp -- --address <https://…> [--order-cap <USDT> --day-cap <USDT>], with API_KEY and API_SECRET';
const bad = (fault: string): Read => ({ ok: false, fault: `${fault}\nusage: ${usage}` });

/** An address of the product: with TLS, unless it is on this machine. */
function isAddress(text: string): boolean {
  const { protocol = '', hostname = '' } = URL.parse(text) ?? {};
  return protocol === 'https:' || (protocol === 'http:' && /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname));
}

function capsOf(order: string | undefined, day: string | undefined): Caps | null | 'bad' {
  if (order === undefined && day === undefined) return null;
  const [perOrder, perDay] = [usdtOf(order ?? ''), usdtOf(day ?? '')];
  return perOrder === null || perDay === null || perOrder <= 0n || perDay < perOrder
    ? 'bad'
    : { order: perOrder, day: perDay };
}

/** What it is started with. @param env a secret stands in no list of processes, so keys come from there */
export function readOptions(args: readonly string[], env: Readonly<Record<string, string | undefined>>): Read {
  let values: { address?: string; 'order-cap'?: string; 'day-cap'?: string };
  try {
    const options = {
      address: { type: 'string' },
      'order-cap': { type: 'string' },
      'day-cap': { type: 'string' },
    } as const;
    values = parseArgs({ args: [...args], options }).values;
  } catch (error) {
    return bad(error instanceof Error ? error.message : String(error));
  }
  const address = (values.address ?? env['ADDRESS'] ?? '').replace(/\/$/, '');
  if (!isAddress(address)) return bad('the address is none of a server, or without TLS');
  const { API_KEY: apiKey = '', API_SECRET: secret = '' } = env;
  if ((apiKey === '') !== (secret === '')) return bad('of a key both parts are needed');
  const caps = capsOf(values['order-cap'], values['day-cap']);
  if (caps === 'bad')
    return bad('both caps are amounts of USDT above zero, the one of the day not below that of an order');
  if (caps !== null && apiKey === '') return bad('without a key nothing is traded, so a cap says nothing');
  return { ok: true, options: { address, key: apiKey === '' ? null : { apiKey, secret }, caps } };
}
