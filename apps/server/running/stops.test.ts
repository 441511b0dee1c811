import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { openStops } from './stops.ts';

test('what fails to stop is told at the end, and keeps nothing else from stopping', async () => {
  const stops = openStops();
  const stopped: string[] = [];
  stops.add(() => {
    stopped.push('database');
  });
  stops.add(() => Promise.reject(new Error('a lost connection')));
  stops.add(
    () => {
      throw new Error('a broken door');
    },
    () => {
      stopped.push('stream');
    },
  );
  await expect(stops.run()).rejects.toMatchObject({
    errors: [new Error('a broken door'), new Error('a lost connection')],
  });
  expect(stopped).toEqual(['stream', 'database']);
});

test('what was opened last stops first, each after the end of the one before, and everything once', async () => {
  const stops = openStops();
  const stopped: string[] = [];
  stops.add(() => {
    stopped.push('database');
  });
  stops.add(async () => {
    await setTimeout(20);
    stopped.push('engine');
  });
  stops.add(
    async () => {
      await setTimeout(10);
      stopped.push('door');
    },
    () => {
      stopped.push('stream');
    },
  );
  await stops.run();
  await stops.run();
  expect(stopped).toEqual(['stream', 'door', 'engine', 'database']);
});
