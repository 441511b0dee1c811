import { createHmac } from 'node:crypto';
import type { TestServer } from '../test-server.ts';

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

type Made = Awaited<ReturnType<typeof makeKey>>;

export const makeKey = async (candor: TestServer, token: string, changed: object = {}) =>
  candor.call('POST /player/keys/make', {
    token,
    body: { name: 'bot', rights: ['spot'], addresses: [], days: 30, fundPasswd, ...changed } as never,
  });

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
    const query = new URLSearchParams({
      timestamp: String(this.candor.time.clock.now() - this.sent),
      ...params,
    }).toString();
    return `${query}&signature=${createHmac('sha256', secret).update(query).digest('hex')}`;
  }

  send(method: string, path: string, params: Record<string, string> = {}): Promise<Answer> {
    return this.open(`${path}?${this.signed(params)}`, { method, headers: { 'x-mbx-apikey': this.key } });
  }
}
