import { launchBrowser, type Browser } from '../../tests/journeys/browser.ts';
import { fundPeople, seedPeople, type Person } from '../harness/people.ts';
import { embeddedPlace } from '../harness/place.ts';
import { startServer } from '../harness/server-process.ts';
import { slowLine, type SlowLine } from '../harness/slow-line.ts';

/** A server with one customer, and the line to it. */
export interface Place {
  readonly browser: Browser;
  /** What the app keeps of a session, as it keeps it. */
  readonly session: string;
  readonly line: SlowLine;
}

/** The session of somebody with test funds, as the app would have kept it. */
export async function sessionOf(port: number, person: Person): Promise<string> {
  await fundPeople(port, [person]);
  const { token } = person;
  const answer = await fetch(`http://127.0.0.1:${port}/player/getInfo`, { headers: { 'coin-auth': token } });
  const { data } = (await answer.json()) as { data: object };
  return JSON.stringify({ token, userInfo: data, customerLink: null });
}

/** A server and a browser with what lies between, for as long as it is measured. */
export async function atPhone<Found>(measure: (place: Place) => Promise<Found>, program?: string): Promise<Found> {
  const data = await embeddedPlace();
  const [person] = await seedPeople(data, 1);
  if (person === undefined) throw new Error('nobody was seeded');
  const server = await startServer(data.settings, program === undefined ? {} : { program });
  const [browser, line] = [await launchBrowser(), await slowLine(server.port)];
  try {
    return await measure({ browser, session: await sessionOf(server.port, person), line });
  } finally {
    await browser.close();
    line.close();
    await server.end('SIGKILL');
    await data.drop();
  }
}
