import type { TestDatabase } from './db/test-database.ts';
import { openTestServer, testStart, type TestServer } from './test-server.ts';

/** A server on data that outlive it. @param startAt epoch ms */
export const startOn = (opened: TestDatabase, startAt = testStart): Promise<TestServer> =>
  openTestServer({ opened: { ...opened, drop: () => Promise.resolve() }, startAt });

/** The next server on the same data, a second later. @param work done while none runs */
export async function startAgain(
  candor: TestServer,
  opened: TestDatabase,
  work: () => Promise<unknown> = () => Promise.resolve(),
): Promise<TestServer> {
  const startAt = candor.time.clock.now() + 1_000;
  await candor.close();
  await work();
  const next = await startOn(opened, startAt);
  await next.server.services.publicLog.settle();
  return next;
}
