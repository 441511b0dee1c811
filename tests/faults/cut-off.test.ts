import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { fundPeople, seedPeople, type Person } from '../../bench/harness/people.ts';
import { startServer } from '../../bench/harness/server-process.ts';
import { intentText, newIntent, resolve } from './intents.ts';
import { faultsAt, testPlace } from './place.ts';

test('a customer cut off in the middle of their request finds one order, or places it, by the same key', async () => {
  const place = await testPlace();
  const people = await seedPeople(place, 5);
  const server = await startServer(place.settings);
  await fundPeople(server.port, people);
  const warm = newIntent(people[0] as Person, 'warm');
  await resolve(server.port, [warm]);
  const intents = Array.from({ length: 60 }, (_, i) => newIntent(people[i % people.length] as Person, `cut-${i}`));
  for (const [i, intent] of intents.entries()) await cutOff(server.port, intentText(intent), i % 6);
  await resolve(server.port, intents);
  await server.end('SIGTERM');
  expect(await faultsAt(place, [warm, ...intents])).toEqual([]);
  await place.drop();
});

/** Sends a request and hangs up some milliseconds later, or half-way through it. */
function cutOff(port: number, text: string, afterMs: number): Promise<void> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' }, () => {
      socket.write(afterMs === 5 ? text.slice(0, -10) : text, () => {
        setTimeout(() => socket.destroy(), afterMs);
      });
    });
    socket.on('error', () => undefined);
    socket.once('close', () => resolve());
  });
}
