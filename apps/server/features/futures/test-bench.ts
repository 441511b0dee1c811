import { paperRules } from '@candor/core/rules.ts';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { openTestServer, type TestServer } from '../../test-server.ts';
import type { FuturesOrderRow } from './present.ts';

const ticket = {
  contractType: 'futures',
  symbol: 'BTCUSDT',
  direction: 'long',
  entrustType: 'market',
  lots: '100',
  lever: 20,
} as const;
type Act = 'revokeEntrust' | 'endContractOrder' | 'contractChaseOrder' | 'endAndChaseContractOrder';

/** A server for the tests of one file, whose market stands at 60000 when each begins, and what traders do on it. */
export class FuturesBench {
  private opened: TestServer | undefined;

  constructor() {
    beforeAll(async () => {
      this.opened = await openTestServer({ rules: paperRules });
    });
    afterAll(() => this.opened?.close());
    beforeEach(() => this.mark('60000'));
  }

  get candor(): TestServer {
    if (this.opened === undefined) throw new Error('the server is not open yet');
    return this.opened;
  }

  /** A new level is accepted once it has been confirmed, so the market walks there in steps below the filter's band. */
  mark = async (price: string): Promise<void> => {
    this.candor.feed.tick('BTCUSDT', price);
    await this.candor.advance(250);
  };

  /** With 10000 USDT in the futures account. @returns the token */
  trader = async (): Promise<string> => {
    const { token } = await this.candor.signUp();
    await this.candor.call('POST /account/executeUserCutTurn', {
      token,
      body: { fromType: 1, toType: 3, currencyCode: 'USDT', amount: '10000' },
    });
    return token;
  };

  place = async (token: string, changes: Record<string, unknown> = {}, headers = {}) => {
    const reply = await this.candor.call('POST /portal/order/contractOrder', {
      token,
      headers,
      body: { ...ticket, ...changes } as never,
    });
    return { ...reply, data: reply.data as FuturesOrderRow };
  };

  orders = async (token: string, status?: string): Promise<FuturesOrderRow[]> => {
    const reply = await this.candor.call('POST /portal/order/getContractOrder', {
      token,
      body: { contractType: 'futures', ...(status === undefined ? {} : { status }) } as never,
    });
    return reply.data.list as FuturesOrderRow[];
  };

  one = async (token: string, id: string): Promise<FuturesOrderRow | undefined> =>
    (await this.orders(token)).find((row) => row.id === id);

  balance = async (token: string) =>
    (await this.candor.call('POST /account/balance', { token, query: { type: 3, currencyCode: 'USDT' } })).data;

  act = (token: string, name: Act, id: string, query?: { action: 'follow' | 'lock' }) =>
    this.candor.call(`POST /portal/order/${name}/{id}`, {
      token,
      params: { id },
      ...(query === undefined ? {} : { query }),
    } as never);

  /** A position at 60000. @returns its number */
  open = async (token: string, changes: Record<string, unknown> = {}): Promise<string> => {
    const { data } = await this.place(token, changes);
    await this.mark('60000');
    return data.id;
  };
}
