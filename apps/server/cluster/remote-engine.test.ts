import { usdt } from '@candor/core/money/currencies.ts';
import { beforeEach, expect, test } from 'vitest';
import { BooksBroken, EngineUnavailable } from '../engine/engine.ts';
import type { EngineAccess } from '../engine/seams/commands.ts';
import { question } from '../engine/seams/question.ts';
import { plainTeller, presented } from '../engine/seams/teller.ts';
import { RpcFailure, RpcLost } from '../rpc/rpc-client.ts';
import { RpcClosing } from '../rpc/answer.ts';
import { mayPass, openRemoteEngine } from './remote-engine.ts';

const calls: { method: string; args: readonly unknown[]; again: boolean }[] = [];
let outcome: () => Promise<unknown>;
const rpc = {
  isUp: true,
  waiting: 4,
  call(method: string, args: readonly unknown[], again: boolean) {
    calls.push({ method, args, again });
    return outcome();
  },
};
let ready = true;
let engine: EngineAccess;
beforeEach(() => {
  calls.length = 0;
  outcome = async () => ({ ok: true, value: 'told' });
  engine = openRemoteEngine({ rpc, isReady: () => ready });
});

const told = presented(
  plainTeller('told', () => 'told'),
  null,
);
const funds = { kind: 'take-test-funds', userId: 'an' } as const;
const key = { userId: 'an', route: 'POST /x', key: 'k', bodyHash: 'b' };

test('a command with a key may be asked again, under the same key', async () => {
  expect(await engine.execute(funds, told, key, [{ sql: 'row' }])).toEqual({ ok: true, value: 'told' });
  expect(calls).toEqual([{ method: 'execute', args: [funds, told, key, [{ sql: 'row' }]], again: true }]);
});

test('one without gets a key of the door, another one each time', async () => {
  await engine.execute(funds, told);
  await engine.execute(funds, told);
  const keys = calls.map(({ args }) => args[2] as typeof key);
  expect(keys).toMatchObject([
    { userId: 'an', route: 'door take-test-funds', bodyHash: '' },
    { userId: 'an', route: 'door take-test-funds', bodyHash: '' },
  ]);
  expect(keys[0]?.key).not.toBe(keys[1]?.key);
  expect(calls.every(({ again }) => again)).toBe(true);
});

test('what has no key is asked once, and a question again', async () => {
  const transfer = {
    kind: 'transfer',
    transferId: 't',
    userId: 'an',
    fromType: 1,
    toType: 2,
    currency: 'USDT',
    amount: usdt('1'),
  } as const;
  await engine.submit(transfer);
  await engine.decide(transfer, [{ sql: 'decision' }]);
  await engine.ask(
    question('stakes', (_beside, _of: string) => 0n),
    'BTCUSDT',
  );
  expect(calls).toEqual([
    { method: 'submit', args: [transfer], again: false },
    { method: 'decide', args: [transfer, [{ sql: 'decision' }]], again: false },
    { method: 'ask', args: ['stakes', 'BTCUSDT'], again: true },
  ]);
});

test('faults are those that a caller knows', async () => {
  const thrown = async (error: Error): Promise<unknown> => {
    outcome = () => Promise.reject(error);
    return engine.submit(funds).catch((caught: unknown) => caught);
  };
  expect(await thrown(new RpcLost('late'))).toBeInstanceOf(EngineUnavailable);
  expect(await thrown(new RpcFailure('EngineUnavailable', 'restarting'))).toBeInstanceOf(EngineUnavailable);
  expect(await thrown(new RpcFailure('BooksBroken', 'entries'))).toBeInstanceOf(BooksBroken);
  const bug = new RpcFailure('AssertionError', 'a bug');
  expect(await thrown(bug)).toBe(bug);
});

test('what passes by itself is waited for, broken books and bugs are not', () => {
  const passes = (error: Error): boolean => mayPass(new RpcFailure(error.name, error.message));
  expect([passes(new EngineUnavailable()), passes(new RpcClosing())]).toEqual([true, true]);
  expect([passes(new BooksBroken()), passes(new TypeError('bug'))]).toEqual([false, false]);
});

test('it is ready while it is connected and the engine says so', () => {
  expect([engine.ready, engine.waiting]).toEqual([true, 4]);
  rpc.isUp = false;
  expect(engine.ready).toBe(false);
  rpc.isUp = true;
  ready = false;
  expect(engine.ready).toBe(false);
  ready = true;
});
