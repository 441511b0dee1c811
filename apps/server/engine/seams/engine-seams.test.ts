import { emptyState } from '@candor/core/engine.ts';
import { usdt } from '@candor/core/money/currencies.ts';
import { paperRules } from '@candor/core/rules.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Database, Statement, Writer } from '../../db/database.ts';
import { Engine, EngineUnavailable } from '../engine.ts';
import { namedOf } from './named.ts';
import { question, questionAbout } from './question.ts';
import { plainTeller, presented, type Teller } from './teller.ts';

const available = questionAbout(
  'available',
  ({ state }, userId) => state.accounts.get(`${userId}:1:USDT`)?.available ?? null,
);
const journalNext = question('journal-next', ({ state }, _none: null) => state.nextJournal);
const timeNow = question('time-now', ({ now }, _none: null) => now);
const isLoaded = question(
  'is-loaded',
  ({ state }, userId: string) => state.loaded === 'all' || state.loaded.has(userId),
);
const left: Teller<unknown, { readonly userId: string }, { readonly left: string; readonly named: string }> = {
  name: 'left',
  present: (_value, { userId }, { state, nameOf }) => ({
    left: String(state.accounts.get(`${userId}:1:USDT`)?.available),
    named: nameOf('BTCUSDT'),
  }),
};

const clock = { time: 1_800_000_000_000, now: () => clock.time };
const transact = async (statements: readonly Statement[]) => statements.map(() => []);
const writer: Writer = { batch: transact, keep: async () => undefined, close: async () => undefined };
const db: Database = {
  kind: 'pglite',
  query: async () => [],
  batch: transact,
  patient: { query: async () => [], batch: transact },
  openWriter: async () => writer,
  awaitWriter: async () => writer,
  close: async () => undefined,
};
let engine: Engine;

beforeEach(async () => {
  engine = new Engine({
    db,
    clock,
    load: async () => ({ ...emptyState(paperRules), loaded: new Set<string>() }),
    onFault: () => undefined,
    onListenerFault: () => undefined,
    onRebuilt: () => undefined,
    named: namedOf([left], [available, journalNext, timeNow]),
    surroundings: {
      nameOf: (symbol) => `the ${symbol}`,
      priceOf: () => null,
      halted: () => false,
      productName: ({ productId }) => productId,
    },
  });
  await engine.start();
});
afterEach(() => engine.stop());

test('what nobody knows by its name is a mistake, and reaches no transaction', async () => {
  const stranger = plainTeller('stranger', () => 1);
  expect(() => engine.execute({ kind: 'take-test-funds', userId: 'a' }, presented(stranger, null))).toThrow(
    'nobody tells stranger',
  );
  await expect(engine.ask(isLoaded, 'a')).rejects.toThrow('nobody answers is-loaded');
  expect([engine.waiting, engine.answer(journalNext, null)]).toEqual([0, 1]);
});

test('a teller sees the state right after its command, its arguments and what is around', async () => {
  const key = { userId: 'a', route: 'POST /x', key: 'k', bodyHash: 'h' };
  const take = engine.execute({ kind: 'take-test-funds', userId: 'a' }, presented(left, { userId: 'a' }), key);
  const move = engine.submit({
    kind: 'transfer',
    transferId: 't',
    userId: 'a',
    fromType: 1,
    toType: 2,
    currency: 'USDT',
    amount: usdt('10000'),
  });
  expect(await take).toEqual({ ok: true, value: { left: '10000000000', named: 'the BTCUSDT' } });
  expect(await move).toMatchObject({ ok: true });
  expect(await engine.ask(available, 'a')).toBe(0n);
});

test('who is asked about is read first, and a question without a customer reads nobody', async () => {
  expect(engine.answer(isLoaded, 'a')).toBe(false);
  expect(await engine.ask(journalNext, null)).toBe(1);
  expect(engine.answer(isLoaded, 'a')).toBe(false);
  expect(await engine.ask(available, 'a')).toBeNull();
  expect(engine.answer(isLoaded, 'a')).toBe(true);
});

test('what stands beside the engine is always of this moment', async () => {
  expect(await engine.ask(timeNow, null)).toBe(clock.time);
  clock.time += 250;
  expect(await engine.ask(timeNow, null)).toBe(clock.time);
  const seen: unknown[] = [];
  engine.onCommitted(({ accounts }, { state }) => {
    seen.push([[...accounts].map(({ id }) => id).toSorted(), state === engine.state]);
  });
  await engine.submit({ kind: 'take-test-funds', userId: 'b' });
  expect(seen).toEqual([[['b:1:USDT', 'world:0:USDT'], true]]);
});

test('nobody is asked while there is no state', async () => {
  const closed = new Engine({
    db,
    clock,
    load: async () => emptyState(paperRules),
    onFault: () => undefined,
    onListenerFault: () => undefined,
    onRebuilt: () => undefined,
    named: namedOf([], [journalNext]),
  });
  await expect(closed.ask(journalNext, null)).rejects.toThrow(EngineUnavailable);
  expect(() => closed.answer(journalNext, null)).toThrow('the engine is restarting');
});
