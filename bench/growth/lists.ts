import { Connection, callText } from '../harness/connection.ts';
import type { ServerProcess } from '../harness/server-process.ts';
import { spreadOf } from '../harness/statistics.ts';
import type { Finding } from '../report.ts';
import { busyCustomer, type Tokens } from './seed.ts';

type Called = readonly [name: string, body?: Readonly<Record<string, string | number>>];
/** As the app or the console asks for them. */
interface Lists {
  readonly by: Parameters<typeof callText>[1];
  readonly called: readonly Called[];
  readonly aim: { readonly words: string; readonly ms: number; readonly of: 'p95' | 'p99' };
}

const callsPerList = 100;
/** A list that is slow is asked for less often. */
const longestMs = 8_000;
const callsAtLeast = 5;
const dayMs = 86_400_000;

/** Lists of the customer who has one order in twenty, as the app asks for them. */
const ofCustomer: readonly Called[] = [
  ['GET /account/page?page=1&limit=20'],
  ['GET /account/page?page=100&limit=20'],
  ['GET /account/transferRecord?page=1&limit=20'],
  ['GET /account/exchangeRecord?page=1&limit=20'],
  ['GET /account/profit?days=90'],
  ['GET /account/mirror?days=90'],
  ['POST /account/list', {}],
  ['GET /transaction/page?page=1&limit=20'],
  ['POST /portal/order/getContractOrder', { contractType: 'fast', page: 1, limit: 20 }],
  ['POST /portal/order/getContractOrder', { contractType: 'fast', page: 1_000, limit: 20 }],
  ['POST /portal/order/getContractOrder', { contractType: 'futures', page: 1, limit: 20 }],
  ['POST /portal/order/getSpotOrder', { page: 1, limit: 20 }],
  ['POST /portal/order/getTransInfo', {}],
  ['POST /player/notice/page', { page: 1, limit: 20 }],
  ['GET /userProductOrder/page?page=1&limit=20'],
  ['GET /lockMining/orders?page=1&limit=20'],
  ['GET /player/operatorActs?page=1&limit=20'],
];

/** A list in each of its orders, and with each of what narrows it. */
const each = (path: string, sorts: readonly string[], narrowings: readonly string[]): Called[] => [
  ...sorts.map((sort): Called => [`GET ${path}?page=1&limit=50&sort=${sort}`]),
  ...narrowings.map((narrowing): Called => [`GET ${path}?page=1&limit=50&${narrowing}`]),
];

const ago = (days: number): number => Date.now() - days * dayMs;
const lastDays = (from: number, to: number): string => `from=${ago(from)}&to=${ago(to)}`;
const person = `userId=${busyCustomer + 5}`;

/** What may look at all but certifications and conversations. */
const ofAdmin: readonly Called[] = [
  ...each(
    '/operator/customers',
    ['newest', 'oldest'],
    [
      'search=grown1000000',
      'search=grown1000999999',
      'search=1000000777',
      'search=Nguyen%20777',
      'search=198.51.7.3',
      'search=203.0.7.*',
      'search=nobody-at-all',
      'frozen=true',
      'frozen=false',
      'closing=true',
      lastDays(5_000, 1_000),
    ],
  ),
  ['GET /operator/customers?page=200&limit=50&sort=oldest'],
  [`GET /operator/customers/${busyCustomer}`],
  [`GET /operator/customers/${busyCustomer}/duplicates`],
  [`GET /operator/customers/${busyCustomer + 5}/duplicates?orderNo=r5`],
  [`GET /operator/customers/${busyCustomer}/journal?page=1&limit=50`],
  [`GET /operator/customers/${busyCustomer}/orders?family=fast&page=1&limit=50`],
  [`GET /operator/customers/${busyCustomer}/orders?family=futures&page=1&limit=50`],
  [`GET /operator/customers/${busyCustomer}/orders?family=spot&page=1&limit=50`],
  [`GET /operator/customers/${busyCustomer}/notes?page=1&limit=50`],
  [`GET /operator/customers/${busyCustomer}/sessions`],
  ...each(
    '/operator/deposits',
    ['due', 'newest', 'oldest'],
    [
      'status=open',
      'status=open&sort=newest',
      'status=success',
      'status=success&sort=oldest',
      'status=rejected',
      'status=cancelled',
      person,
      'search=grown1000000',
      'search=r20000',
      'search=10000',
      'search=100.005',
      'search=Nguyen%20777',
      'search=nobody-at-all',
      lastDays(1, 0.5),
      `${lastDays(1, 0.5)}&sort=newest`,
    ],
  ),
  ...each(
    '/operator/withdrawals',
    ['due', 'newest', 'oldest', 'largest'],
    [
      'status=open',
      'status=open&sort=largest',
      'status=requested',
      'status=approved',
      'status=sending',
      'status=unknown',
      'status=rejected',
      'status=success',
      person,
      'search=grown1000000',
      'search=w240000',
      'search=150',
      'search=nobody-at-all',
      lastDays(0.2, 0.1),
      `status=open&${lastDays(0.2, 0)}`,
    ],
  ),
  ['GET /operator/transfers?page=1&limit=50'],
  ['GET /operator/transfers?page=100&limit=50'],
  ...each('/operator/transfers', [], [person, 'search=nobody-at-all']),
  ...each(
    '/operator/proposals',
    ['due', 'newest', 'oldest'],
    [
      'status=all',
      'status=all&sort=newest',
      'status=decided',
      'status=open&kind=withdrawal-return',
      'status=all&kind=withdrawal-return',
      'status=all&kind=void',
      person,
      'search=w240000',
      'search=nobody-at-all',
      `status=all&${lastDays(1, 0.5)}`,
    ],
  ),
  ...each(
    '/operator/audit',
    ['newest', 'oldest'],
    [
      'operatorId=grown-admin',
      'operatorId=nobody',
      'act=propose',
      'act=halt-start',
      person,
      'seq=77777',
      lastDays(20, 10),
      `operatorId=grown-admin&${lastDays(20, 10)}`,
      `act=propose&${lastDays(20, 10)}`,
      `${lastDays(20, 10)}&sort=oldest`,
    ],
  ),
  ...each(
    '/operator/securityEvents',
    ['newest', 'oldest'],
    [
      'kind=sign-in-failed',
      'kind=frozen-refused',
      'kind=limited',
      `customerId=${busyCustomer + 5}`,
      'operatorId=grown-admin',
      'source=198.51.7.3',
      'source=203.0.113.1',
      lastDays(20, 10),
      `kind=frozen-refused&${lastDays(20, 10)}`,
    ],
  ),
  ['GET /operator/invitations?page=1&limit=50'],
  ['GET /operator/invitations?page=100&limit=50'],
  [`GET /operator/invitations?userId=${busyCustomer}&page=1&limit=50`],
  [`GET /operator/customers/${busyCustomer}/invitation`],
  ['GET /operator/halts?page=1&limit=50'],
  ['GET /operator/faults?page=1&limit=50'],
  ['GET /operator/exposure'],
  ['GET /operator/products/liabilities'],
  ['GET /operator/queues'],
  ['GET /operator/cases'],
  ['GET /operator/running'],
];

/** What banks say of our accounts, which administrators don't read. */
const ofFinance: readonly Called[] = [
  ...each(
    '/operator/bank/lines',
    ['newest', 'oldest'],
    [
      'status=booked',
      'status=all',
      'status=all&sort=oldest',
      'accountId=grown-bank',
      'search=FT20000',
      'status=all&search=Nguyen%20777',
      'status=all&search=grown-line-777',
      'status=all&search=1000777',
      'search=nobody-at-all',
      `status=all&${lastDays(20, 10)}`,
    ],
  ),
  ['GET /operator/bank/statements?page=1&limit=50'],
];

const ofSupport: readonly Called[] = [
  ...each(
    '/operator/conversations',
    ['due', 'newest', 'oldest'],
    [
      'status=closed',
      'status=closed&sort=newest',
      'status=all',
      'status=all&sort=newest',
      'status=all&sort=oldest',
      person,
      'search=grown1000000',
      'search=Nguyen%20777',
      'search=nobody-at-all',
      `status=all&${lastDays(20, 10)}`,
    ],
  ),
  ['GET /operator/conversations/s5?page=1&limit=50'],
  ...each(
    '/operator/verifications',
    ['due', 'newest', 'oldest'],
    [
      'status=open',
      'status=open&sort=newest',
      'status=failed',
      'status=certified',
      'status=certified&sort=newest',
      person,
      'search=grown1000000',
      'search=Nguyen%20777',
      'search=nobody-at-all',
      lastDays(20, 10),
    ],
  ),
];

/** How long each list takes, of the customer who has most and of the console. */
export async function measureLists(server: ServerProcess, tokens: Tokens): Promise<Finding[]> {
  const operator = { words: 'p95 ≤ 200 ms', ms: 200, of: 'p95' } as const;
  const all: readonly Lists[] = [
    { by: { token: tokens.customer }, called: ofCustomer, aim: { words: 'p99 ≤ 100 ms', ms: 100, of: 'p99' } },
    { by: { operator: tokens.operator }, called: ofAdmin, aim: operator },
    { by: { operator: tokens.finance }, called: ofFinance, aim: operator },
    { by: { operator: tokens.support }, called: ofSupport, aim: operator },
  ];
  const connection = await Connection.open(server.port);
  const findings: Finding[] = [];
  for (const { by, called, aim } of all)
    for (const [name, body] of called) {
      const text = callText(name, { ...by, ...(body === undefined ? {} : { body: JSON.stringify(body) }) });
      const spread = spreadOf(await timesOf(connection, name, text));
      findings.push({
        what: `${name}${body === undefined ? '' : ` ${JSON.stringify(body)}`}`,
        value: (['p50', 'p95', 'p99'] as const).map((of) => `${of} ${spread[of].toFixed(1)} ms`).join(', '),
        aim: aim.words,
        ...(spread[aim.of] > aim.ms ? { note: 'missed' } : {}),
      });
    }
  connection.close();
  return findings;
}

async function timesOf(connection: Connection, name: string, text: string): Promise<number[]> {
  const times: number[] = [];
  const began = performance.now();
  while (times.length < callsPerList && (times.length < callsAtLeast || performance.now() - began < longestMs)) {
    const before = performance.now();
    const { status, body: answer } = await connection.request(text);
    if (status !== 200) throw new Error(`${name}: ${answer}`);
    times.push(performance.now() - before);
  }
  return times;
}
