import { expect, test } from 'vitest';
import { openQueue, type BoundedQueue } from './bounded-queue.ts';
import { openTurns } from './in-turn.ts';

/** A task that ends when it is told to. */
function task(name: string, began: string[]) {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  return {
    run: () => {
      began.push(name);
      return promise;
    },
    end: () => resolve(name),
    fail: () => reject(new Error(name)),
  };
}
/** What was not refused. */
function taken<Value>(queue: BoundedQueue, run: () => Promise<Value>): Promise<Value> {
  const running = queue.run(run);
  if (running === null) throw new Error('refused');
  return running;
}
const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

test('with as many running and waiting as may be a further task is refused, and never begins', async () => {
  const began: string[] = [];
  const queue = openQueue(2, 1);
  const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((name) => task(name, began));
  if (a === undefined || b === undefined || c === undefined || d === undefined) throw new Error('four tasks');
  const answers = [taken(queue, a.run), taken(queue, b.run), taken(queue, c.run)];
  expect(queue.run(d.run)).toBeNull();
  await turn();
  expect(began).toEqual(['a', 'b']);
  b.end();
  await turn();
  expect(began).toEqual(['a', 'b', 'c']);
  // The place of the one that waited is free again.
  answers.push(taken(queue, d.run));
  await turn();
  expect(began).toEqual(['a', 'b', 'c']);
  for (const each of [a, c, d]) each.end();
  expect(await Promise.all(answers)).toEqual(['a', 'b', 'c', 'd']);
});

test('those that wait begin in the order in which they came, and nobody comes in between', async () => {
  const began: string[] = [];
  const queue = openQueue(1, 9);
  const tasks = ['a', 'b', 'c', 'd'].map((name) => task(name, began));
  const [first, ...others] = tasks;
  const answers = tasks.slice(0, 3).map(({ run }) => taken(queue, run));
  first?.end();
  answers.push(taken(queue, tasks[3]?.run ?? (() => Promise.resolve(''))));
  for (const each of others) {
    await turn();
    each.end();
  }
  await Promise.all(answers);
  expect(began).toEqual(['a', 'b', 'c', 'd']);
});

test('where none may wait, whoever finds a place is let in all the same', async () => {
  const queue = openQueue(1, 0);
  const first = task('a', []);
  const answer = taken(queue, first.run);
  expect(queue.run(first.run)).toBeNull();
  first.end();
  expect(await answer).toBe('a');
});

test('a task that fails gives its place free', async () => {
  const began: string[] = [];
  const queue = openQueue(1, 1);
  const [a, b] = [task('a', began), task('b', began)];
  const answers = [taken(queue, a.run), taken(queue, b.run)];
  a.fail();
  await expect(answers[0]).rejects.toThrow('a');
  b.end();
  expect(await answers[1]).toBe('b');
  expect(await queue.run(async () => 'c')).toBe('c');
});

test('acts come one after the other, whether the one before has failed or not', async () => {
  const began: string[] = [];
  const inTurn = openTurns();
  const [a, b, c] = [task('a', began), task('b', began), task('c', began)];
  const answers = [inTurn(a.run), inTurn(b.run), inTurn(c.run)];
  await turn();
  expect(began).toEqual(['a']);
  a.fail();
  await expect(answers[0]).rejects.toThrow('a');
  await turn();
  expect(began).toEqual(['a', 'b']);
  b.end();
  c.end();
  expect(await Promise.all(answers.slice(1))).toEqual(['b', 'c']);
});
