import { createHmac, hash } from 'node:crypto';
import type { TestServer } from '../test-server.ts';
import { insertKey, newKeyText } from './keys/key-store.ts';

export const fundPasswd = 'money-1234';

/** A customer with a fund password, and 9,000 USDT for spot. */
export async function trader(candor: TestServer): Promise<{ token: string; userId: string }> {
  const person = await candor.signUp();
  const { token } = person;
  await candor.call('POST /player/updateFundsPassword', {
    token,
    body: { password: 'secret-123', newPassword: fundPasswd, confirmPassword: fundPasswd },
  });
  await candor.call('POST /account/executeUserCutTurn', {
    token,
    body: { fromType: 1, toType: 2, currencyCode: 'USDT', amount: '9000' },
  });
  return person;
}

/** A fresh price of Bitcoin, and a market that trades on it. */
export async function price(candor: TestServer): Promise<void> {
  candor.feed.tick('BTCUSDT', '60000');
  await candor.advance(3_000);
  candor.feed.tick('BTCUSDT', '60000');
  await candor.advance(500);
}

/** @throws where money came from nothing or went nowhere */
export async function assertConserved(candor: TestServer): Promise<void> {
  const made = Object.values(await candor.sums()).filter((sum) => sum !== '0');
  if (made.length > 0) throw new Error(`money came or went: ${made.join(', ')}`);
}

type Made = Awaited<ReturnType<typeof makeKey>>;

export const makeKey = async (candor: TestServer, token: string, changed: object = {}) =>
  candor.call('POST /player/keys/make', {
    token,
    body: { name: 'bot', rights: ['spot'], addresses: [], days: 30, fundPasswd, ...changed } as never,
  });

/** A key to read that lives for half a second. */
export async function makeShortKey(candor: TestServer, userId: string): Promise<Pick<Made, 'data'>> {
  const { services } = candor.server;
  const now = services.clock.now();
  const key = { id: newKeyText(), userId, name: 'short', rights: ['read'], addresses: [], publicKey: null } as const;
  await insertKey(services, { ...key, createdAt: now, expiresAt: now + 500, secret: 'secret' }, []);
  return { data: { apiKey: key.id, secret: 'secret' } as Made['data'] };
}

export interface Answer {
  readonly status: number;
  // What the dialect answers is looked at field by field.
  readonly data: Record<string, never> & Record<string, unknown>;
  readonly headers: Headers;
}

/** A program that signs as the dialect asks for. */
export class Program {
  readonly candor: TestServer;
  readonly key: string;
  readonly secret: string;
  private sent = 0;

  constructor(candor: TestServer, { data }: Pick<Made, 'data'>) {
    this.candor = candor;
    this.key = data.apiKey;
    this.secret = data.secret ?? '';
  }

  async open(path: string, init: RequestInit = {}): Promise<Answer> {
    const answer = await fetch(`${this.candor.server.url}/binance/api/v3${path}`, init);
    return { status: answer.status, headers: answer.headers, data: (await answer.json()) as Answer['data'] };
  }

  signed(params: Record<string, string>, secret = this.secret): string {
    // The clock of a test stands, and no two requests are of one moment.
    this.sent += 1;
    const timestamp = String(this.candor.time.clock.now() - (this.sent % 900));
    const query = new URLSearchParams({ timestamp, ...params }).toString();
    return `${query}&signature=${createHmac('sha256', secret).update(query).digest('hex')}`;
  }

  /** How a request names its key. */
  get asKey(): { readonly headers: Record<string, string> } {
    return { headers: { 'x-mbx-apikey': this.key } };
  }

  send(method: string, path: string, params: Record<string, string> = {}): Promise<Answer> {
    return this.open(`${path}?${this.signed(params)}`, { method, ...this.asKey });
  }
}

/** A request of an {@link OwnProgram}, and what of it is sent otherwise than it was signed. */
export interface OwnSent {
  readonly method: string;
  readonly url: string;
  readonly body?: string;
  readonly intent?: string;
  readonly window?: string;
  readonly time?: string;
  readonly headers?: Record<string, string>;
}
export interface OwnAnswer {
  readonly status: number;
  readonly data: Record<string, unknown> & { readonly error?: string; readonly field?: string };
}

/** A program that makes the product's own calls by a key. */
export class OwnProgram {
  readonly candor: TestServer;
  readonly key: string;
  readonly sign: (text: string) => string;
  private signed = 0;

  /** @param sign with a secret (HMAC-SHA256) without it */
  constructor(candor: TestServer, { data }: Pick<Made, 'data'>, sign?: (text: string) => string) {
    this.candor = candor;
    this.key = data.apiKey;
    this.sign =
      sign ??
      ((text) =>
        createHmac('sha256', data.secret ?? '')
          .update(text)
          .digest('hex'));
  }

  headersOf({ method, url, body = '', intent = '', window = '', time }: OwnSent): Record<string, string> {
    // The clock of a test stands, and no two requests are of one moment.
    this.signed += 1;
    const at = time ?? String(this.candor.time.clock.now() - (this.signed % 900));
    const [path = '', query = ''] = url.split(/\?(.*)/s);
    const text = [at, window, method, path, query, intent, hash('sha256', body, 'hex')].join('\n');
    return {
      'api-key': this.key,
      'api-time': at,
      'api-signature': this.sign(text),
      ...(window === '' ? {} : { 'api-window': window }),
      ...(intent === '' ? {} : { 'idempotency-key': intent }),
    };
  }

  /** @param headers of the signed request, maybe changed */
  async sendSigned({ method, url, body = '' }: OwnSent, headers: Record<string, string>): Promise<OwnAnswer> {
    const answer = await fetch(this.candor.server.url + url, {
      method,
      headers: { 'content-type': 'application/json', ...headers },
      ...(body === '' ? {} : { body }),
    });
    return { status: answer.status, data: ((await answer.json()) as { data: OwnAnswer['data'] }).data };
  }

  send(sent: OwnSent): Promise<OwnAnswer> {
    return this.sendSigned(sent, { ...this.headersOf(sent), ...sent.headers });
  }

  post(url: string, body: object = {}, more: Partial<OwnSent> = {}): Promise<OwnAnswer> {
    return this.send({ method: 'POST', url, body: JSON.stringify(body), ...more });
  }
}
