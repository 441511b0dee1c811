import { dayMs, platformDayStart } from '@candor/core/platform-day.ts';
import type { TestRules } from '../rules/test-rules.ts';
import type { TestServer } from '../../../test-server.ts';

interface Person {
  readonly token: string;
  readonly userId: string;
  readonly inviteCode: string;
}
const password = 'secret-word-1';

/** Agents of a test's server, whom they invite, what those trade, and the days that go by. */
export class TestAgents {
  private readonly bench: TestServer;
  private people = 0;

  constructor(bench: TestServer) {
    this.bench = bench;
  }

  /** With test funds in all three accounts, or none. */
  person = async (inviteCode?: string, funded = true): Promise<Person> => {
    const { bench } = this;
    const body = { account: `person${(this.people += 1)}x`, password, confirmPassword: password, agree: true } as const;
    const code = inviteCode === undefined ? {} : { inviteCode };
    const { data } = await bench.call('POST /register', { body: { type: 'account', ...body, ...code } });
    const { token, userInfo } = data;
    if (funded) {
      await bench.call('POST /account/testFunds', { token });
      for (const toType of [2, 3] as const)
        await bench.call('POST /account/executeUserCutTurn', {
          token,
          body: { fromType: 1, toType, currencyCode: 'USDT', amount: '2000' },
        });
    }
    return { token, userId: userInfo.userId, inviteCode: userInfo.inviteCode };
  };

  mark = async (to: number): Promise<void> => {
    this.bench.feed.tick('BTCUSDT', String(to));
    await this.bench.advance(500);
  };

  spot = async (token: string, side: 'buy' | 'sell', of: { amount: string } | { quantity: string }): Promise<void> => {
    await this.mark(60_000);
    const body = { symbol: 'BTCUSDT', side, type: 'market', ...of } as const;
    const { data } = await this.bench.call('POST /portal/order/spotOrder', { token, body });
    if (data.status !== 'filled') throw new Error(`the order is ${data.status}`);
  };

  /** Opens 0.05 bitcoin and closes it at a loss. */
  futures = async (token: string): Promise<void> => {
    await this.mark(60_000);
    const order = { contractType: 'futures', symbol: 'BTCUSDT', direction: 'long', entrustType: 'market' } as const;
    const body = { ...order, lots: '50', lever: 20 };
    const { id } = (await this.bench.call('POST /portal/order/contractOrder', { token, body })).data;
    await this.mark(60_000);
    await this.mark(59_500);
    await this.bench.call('POST /portal/order/endContractOrder/{id}', { token, params: { id } });
    await this.mark(59_500);
  };

  /** Loses a fast order. */
  fast = async (token: string): Promise<void> => {
    await this.mark(60_000);
    const order = { contractType: 'fast', symbol: 'BTCUSDT', direction: 'up', seconds: 30, amount: '100' } as const;
    await this.bench.call('POST /portal/order/contractOrder', { token, body: order });
    await this.mark(60_000);
    await this.bench.advance(29_000);
    for (let each = 0; each < 4; each += 1) await this.mark(59_000);
  };

  /** To so long after the midnight of platform time that comes next. */
  midnight = async (afterMs: number): Promise<void> => {
    const { time } = this.bench;
    time.leap(platformDayStart(time.clock.now()) + dayMs + afterMs - time.clock.now());
    await this.bench.advance(1_000);
  };

  /** Lets what is due be counted and paid. */
  pay = async (): Promise<void> => {
    await this.bench.advance(61_000);
    await new Promise((resolve) => setTimeout(resolve, 50));
    await this.bench.advance(1_000);
  };
}

/** Two operators who decide something, and both at once. */
export async function decidedBy(bench: TestServer, rules: TestRules, proposal: object): Promise<void> {
  const body = { proposal: { reason: 'agreed by both', ...proposal } } as never;
  const { data } = await bench.call('POST /operator/proposals/make', { headers: rules.maker.headers, body });
  const approved = await rules.approve(data.id, rules.checker);
  if (approved.code !== 200) throw new Error(`not approved: ${approved.error}`);
}
