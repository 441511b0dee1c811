import { writeFileSync } from 'node:fs';
import { availableParallelism, cpus, loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { ackLatency } from './ack-latency.ts';
import { bookScreen } from './book-screen.ts';
import { orderBook } from './book/order-book.ts';
import { builds } from './builds.ts';
import { orderBatches } from './orders/order-batches.ts';
import { ordersByKind } from './orders/orders-by-kind.ts';
import { expiryBurst } from './expiry-burst.ts';
import { fastOrders } from './fast-orders.ts';
import { postgresVersion } from './harness/place.ts';
import { consoleViews } from './growth/console-views.ts';
import { growth, lists } from './growth/growth.ts';
import { incomeDay } from './income-day.ts';
import { interactions } from './interactions.ts';
import { lighthouse } from './lighthouse.ts';
import { publicLog } from './log/public-log.ts';
import { memory } from './memory.ts';
import { merged, written, type Finding, type Machine } from './report.ts';
import { pageData, phone } from './phone/phone.ts';
import { botLoad } from './programs/bot-load.ts';
import { plainSockets } from './programs/plain-sockets.ts';
import { idleShard } from './roles/idle-shard.ts';
import { roles } from './roles/roles.ts';
import { rollingUpgrade } from './faults/rolling-upgrade.ts';
import { streamProcesses } from './roles/stream-processes.ts';
import { simulator } from './simulator.ts';
import { socketLoad } from './sockets.ts';
import { start } from './start.ts';
import { takeover, gracefulEnds } from './faults/takeover.ts';
import { kills } from './faults/kills.ts';
import { uploads } from './uploads.ts';
import { web } from './web.ts';

/** `npm run bench [-- name …]`: measures all, or those that are named, and keeps the results of the others. */
const benches: Readonly<Record<string, () => Promise<Finding[]>>> = {
  'fast-orders': fastOrders,
  'order-batches': orderBatches,
  'ack-latency': ackLatency,
  'expiry-burst': expiryBurst,
  sockets: socketLoad,
  'bot-load': botLoad,
  'plain-sockets': plainSockets,
  memory,
  start,
  log: publicLog,
  simulator,
  phone,
  data: pageData,
  web,
  interactions,
  lighthouse,
  'book-screen': bookScreen,
  'orders-by-kind': ordersByKind,
  'income-day': incomeDay,
  'order-book': () => Promise.resolve(orderBook()),
  uploads,
  growth,
  lists,
  'console-views': consoleViews,
  takeover,
  'told-to-end': gracefulEnds,
  kills,
  roles,
  'idle-shard': idleShard,
  'rolling-upgrade': rollingUpgrade,
  'stream-processes': streamProcesses,
  builds,
};
/**
 * Only when they are named: three fill a database, six start many processes, one needs another state of the project
 * beside it.
 */
const named = new Set([
  'growth',
  'lists',
  'console-views',
  'takeover',
  'told-to-end',
  'kills',
  'roles',
  'idle-shard',
  'rolling-upgrade',
  'stream-processes',
  'builds',
]);
const resultsFile = fileURLToPath(new URL('./results.md', import.meta.url));

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => benches[name] === undefined);
if (unknown.length > 0) {
  console.error(`There is no bench ${unknown.join(', ')}. There are: ${Object.keys(benches).join(', ')}`);
  process.exit(1);
}

const machine: Machine = {
  processor: `${availableParallelism()} × ${cpus()[0]?.model ?? 'unknown'}`,
  node: process.version,
  postgres: await postgresVersion(),
};
for (const name of wanted.length === 0 ? Object.keys(benches).filter((each) => !named.has(each)) : wanted) {
  console.log(`\n${name}`);
  const othersLoad = loadavg()[0] ?? 0;
  const findings = (await benches[name]?.()) ?? [];
  for (const { what, value, aim, note } of findings)
    console.log(
      `  ${what}: ${value}${aim === undefined ? '' : ` (aim ${aim})`}${note === undefined ? '' : `; ${note}`}`,
    );
  const section = written({ name, findings, machine, measuredAt: new Date(), othersLoad });
  writeFileSync(resultsFile, merged(resultsFile, name, section, Object.keys(benches)));
}
