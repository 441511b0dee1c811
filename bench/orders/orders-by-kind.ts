import { callText, Connection } from '../harness/connection.ts';
import { runLoad } from '../harness/load.ts';
import { fundPeople, seedPeople, type Person } from '../harness/people.ts';
import { embeddedPlace, findPostgres, postgresPlace, type Place } from '../harness/place.ts';
import { startServer } from '../harness/server-process.ts';
import { median, rangeOf } from '../harness/statistics.ts';
import type { Finding } from '../report.ts';

const rounds = 5;
const roundSeconds = 2;
const connections = 64;
const userCount = 200;

interface OrderKind {
  readonly name: string;
  readonly call: string;
  readonly accountType: number;
  /** Far from the market: every order rests and none is filled while orders are counted. */
  readonly order: Readonly<Record<string, string | number>>;
}

const orderKinds: readonly OrderKind[] = [
  {
    name: 'futures limit orders',
    call: 'POST /portal/order/contractOrder',
    accountType: 3,
    order: {
      contractType: 'futures',
      symbol: 'BTCUSDT',
      direction: 'long',
      entrustType: 'limit',
      price: '20000',
      lots: '1',
      lever: 20,
    },
  },
  {
    name: 'spot limit orders',
    call: 'POST /portal/order/spotOrder',
    accountType: 2,
    order: { symbol: 'BTCUSDT', side: 'buy', type: 'limit', price: '20000', quantity: '0.0003' },
  },
];

async function moveFunds(port: number, people: readonly Person[], toType: number): Promise<void> {
  const connection = await Connection.open(port);
  const body = JSON.stringify({ fromType: 1, toType, currencyCode: 'USDT', amount: '10000' });
  for (const { token } of people) {
    const reply = await connection.request(callText('POST /account/executeUserCutTurn', { token, body }));
    if (reply.status !== 200) throw new Error(`a transfer was refused: ${reply.body}`);
  }
  connection.close();
}

async function measure(place: Place, kind: OrderKind): Promise<Finding> {
  const people = await seedPeople(place, userCount);
  const server = await startServer(place.settings);
  try {
    await fundPeople(server.port, people);
    await moveFunds(server.port, people, kind.accountType);
    const rates: number[] = [];
    for (let round = 0; round <= rounds; round += 1) {
      const report = await runLoad({
        port: server.port,
        people,
        connections,
        seconds: roundSeconds,
        order: kind.order,
        call: kind.call,
      });
      if (report.failed > 0) throw new Error(`${report.failed} orders failed: ${report.firstFailure}`);
      // The first round warms up.
      if (round > 0) rates.push(report.perSecond);
    }
    return {
      what: `${kind.name}, ${place.kind === 'postgres' ? 'PostgreSQL' : 'embedded'}`,
      value: `${Math.round(median(rates)).toLocaleString('en')} orders/s`,
      note: `${rangeOf(rates)}, ${connections} connections, ${rounds} rounds`,
    };
  } finally {
    await server.end('SIGKILL');
    await place.drop();
  }
}

/** Futures and spot orders a second through HTTP, each answered after its commit. */
export async function ordersByKind(): Promise<Finding[]> {
  const postgres = await findPostgres();
  const findings: Finding[] = [];
  for (const kind of orderKinds) {
    findings.push(await measure(await embeddedPlace(), kind));
    if (postgres !== null) findings.push(await measure(await postgresPlace(postgres), kind));
  }
  return findings;
}
