import { expect, test } from 'vitest';
import { asData, travelling } from './as-data.ts';
import type { CommitEvents, EngineAccess } from './commands.ts';
import { namedOf } from './named.ts';
import { question } from './question.ts';
import { plainTeller, presented } from './teller.ts';

const command = { kind: 'revoke-futures-order', userId: 'a', orderNo: '1' } as const;
const asked: unknown[] = [];
const answering = {
  ready: true,
  waiting: 3,
  execute: (...all: unknown[]) => Promise.resolve(asked.push(all) && { ok: true, value: { units: 5n } }),
  ask: (...all: unknown[]) => Promise.resolve(asked.push(all) && new Map([['BTC', 1n]])),
} as Partial<EngineAccess> as EngineAccess & CommitEvents;
const echo = plainTeller('echo', () => ({ units: 5n }));

test('what can not leave the process is found, and what can arrives as it was', async () => {
  const engine = travelling(answering);
  await expect(engine.execute(command, { teller: 'echo', args: () => 1 })).rejects.toThrow('could not be cloned');
  const key = { userId: 'a', route: 'POST /x', key: 'k', bodyHash: 'h' };
  const row = { sql: 'insert', params: [1n, Buffer.from('sealed'), null] };
  expect(await engine.execute(command, presented(echo, null), key, [row])).toEqual({ ok: true, value: { units: 5n } });
  expect(asked.pop()).toEqual([command, { teller: 'echo', args: null }, key, [row]]);
  const stakes = question('stakes', () => new Map([['BTC', 1n]]));
  expect(await engine.ask(stakes, null)).toEqual(new Map([['BTC', 1n]]));
  expect([engine.ready, engine.waiting]).toEqual([true, 3]);
});

test('nothing is shared with a copy', () => {
  const order = { lots: 3n, stops: [] as number[] };
  asData(order).stops.push(1);
  expect(order).toEqual({ lots: 3n, stops: [] });
});

test('two of one name are a mistake', () => {
  expect(() => namedOf([echo, plainTeller('echo', () => 1)], [])).toThrow('two of the same name: echo, echo');
  expect(() => namedOf([], [question('a', () => 1), question('a', () => 2)])).toThrow('two of the same name: a, a');
});
