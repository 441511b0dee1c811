import type { RuleSettingsSent } from '@candor/api-contract/calls/operator/rules/settings.ts';
import { signInOperator, type TestOperator } from '../../../operators/test-operators.ts';
import { openTestServer, type TestServer } from '../../../test-server.ts';

interface When {
  readonly basedOn?: number;
  readonly from?: number | null;
}

/** Two operators who change the rules of a test's server. */
export class TestRules {
  readonly maker: TestOperator;
  readonly checker: TestOperator;
  private readonly bench: TestServer;

  constructor(bench: TestServer, maker: TestOperator, checker: TestOperator) {
    this.bench = bench;
    this.maker = maker;
    this.checker = checker;
  }

  static async open(bench: TestServer): Promise<TestRules> {
    const maker = await signInOperator(bench, 'finance', 'finn');
    return new TestRules(bench, maker, await signInOperator(bench, 'risk', 'rita'));
  }

  rules = async () => (await this.bench.call('GET /operator/rules', { headers: this.maker.headers })).data;

  /** The settings of the last version. */
  sent = async (): Promise<RuleSettingsSent> => {
    const [last] = (await this.rules()).versions;
    if (last === undefined) throw new Error('there is the version of the release');
    return last.settings as RuleSettingsSent;
  };

  propose = (settings: RuleSettingsSent, { basedOn = 1, from = null }: When = {}, { headers } = this.maker) =>
    this.bench.call('POST /operator/proposals/make', {
      headers,
      body: { proposal: { kind: 'rules-change', basedOn, settings, from, reason: 'agreed by both' } },
    });

  approve = (id: string, { headers }: TestOperator) =>
    this.bench.call('POST /operator/proposals/approve', { headers, body: { id } });
}

/** Runs a test on a server of its own, whose rules two operators change. */
export async function withRules(run: (bench: TestServer, rules: TestRules) => Promise<void>): Promise<void> {
  const bench = await openTestServer();
  try {
    await run(bench, await TestRules.open(bench));
  } finally {
    await bench.close();
  }
}
