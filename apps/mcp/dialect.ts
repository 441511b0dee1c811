import { createHmac } from 'node:crypto';
import type { Options } from './options.ts';

type Params = Readonly<Record<string, string | number>>;

/** What the dialect answers in place of a result. */
export class DialectError extends Error {
  readonly status: number;
  readonly code: number;
  constructor(status: number, code: number, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

export interface Dialect {
  /** Asks what anybody may. @throws DialectError when it is refused */
  open(path: string, params?: Params): Promise<unknown>;
  /** Asks by the key, with the clock of the server. @throws DialectError when it is refused, or there is no key */
  signed(method: 'GET' | 'POST' | 'DELETE', path: string, params?: Params): Promise<unknown>;
}

const timeoutMs = 20_000;

async function answerOf(response: Response): Promise<unknown> {
  const answer = (await response.json()) as { code?: number; msg?: string };
  if (response.ok) return answer;
  throw new DialectError(response.status, answer.code ?? -1000, answer.msg ?? `refused with ${response.status}`);
}

/** The requests of Binance's public dialect, below `/binance/api/v3`. */
export function openDialect({ address, key }: Pick<Options, 'address' | 'key'>): Dialect {
  const base = `${address}/binance/api/v3`;
  let aheadMs: number | null = null;
  // What is signed twice within a millisecond would be the same, and a signature is taken once.
  let lastAt = 0;

  const open: Dialect['open'] = async (path, params = {}) => {
    const query = new URLSearchParams(Object.entries(params).map(([name, value]) => [name, String(value)]));
    return answerOf(await fetch(`${base}${path}?${query}`, { signal: AbortSignal.timeout(timeoutMs) }));
  };

  async function serverNow(): Promise<number> {
    if (aheadMs === null) {
      const { serverTime } = (await open('/time')) as { serverTime: number };
      aheadMs = serverTime - Date.now();
    }
    lastAt = Math.max(lastAt + 1, Date.now() + aheadMs);
    return lastAt;
  }

  return {
    open,
    async signed(method, path, params = {}) {
      if (key === null)
        throw new DialectError(401, -2014, 'It was started without a key: only what is public is read.');
      const timestamp = await serverNow();
      const pairs = Object.entries({ ...params, timestamp }).map(([name, value]) => [name, String(value)]);
      const query = new URLSearchParams(pairs).toString();
      const signature = createHmac('sha256', key.secret).update(query).digest('hex');
      const response = await fetch(`${base}${path}?${query}&signature=${signature}`, {
        method,
        headers: { 'x-mbx-apikey': key.apiKey },
        signal: AbortSignal.timeout(timeoutMs),
      });
      return answerOf(response);
    },
  };
}
