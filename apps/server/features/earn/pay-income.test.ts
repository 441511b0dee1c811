import { Registry } from 'prom-client';
import { expect, test, vi } from 'vitest';
import type { Engine } from '../../engine/engine.ts';
import type { Question } from '../../engine/seams/question.ts';
import { keepPayingIncome, measureIncome } from './pay-income.ts';

/** An engine that owes so many payments, and pays so many with each command. */
function engineOwing(due: number, { ready = true, fails = 0 } = {}) {
  const left = { due, fails };
  const submit = vi.fn(async ({ limit }: { limit: number }) => {
    left.fails -= 1;
    if (left.fails >= 0) throw new Error('no database');
    left.due = Math.max(0, left.due - limit);
  });
  const state = { earn: { due: (_now: number, most: number) => Array.from({ length: Math.min(most, left.due) }) } };
  const answer = ({ answer: asked }: Question<number, number>, most: number): number =>
    asked({ state, now: 1_000 } as never, most);
  return { engine: { ready, answer, submit } as never, submit, left };
}
/** A timer that the test turns. */
function timer() {
  const runs = new Set<() => void>();
  return {
    turn: () => runs.forEach((run) => run()),
    every: (_period: number, run: () => void) => {
      runs.add(run);
      return () => runs.delete(run);
    },
  };
}
const silent = () => ({ warn: vi.fn() });
const keeping = (engine: Engine, log = silent()) => {
  const { turn, every } = timer();
  const parts = { engine, every, log } as never;
  return { turn, stop: keepPayingIncome(parts), log };
};

test('an engine that is not ready is left alone', async () => {
  const { engine, submit } = engineOwing(10, { ready: false });
  const { turn, stop } = keeping(engine);
  turn();
  await stop();
  expect(submit).not.toHaveBeenCalled();
});

test('all that is due is paid in pieces, between which others find their turn, and nothing beyond it', async () => {
  const { engine, submit, left } = engineOwing(301);
  const { turn, stop } = keeping(engine);
  turn();
  await stop();
  expect(left.due).toBe(0);
  expect(submit.mock.calls).toEqual(Array(3).fill([{ kind: 'pay-income', limit: 150 }]));
});

test('what fails is said, stays due and is paid with the next turn; after the stop nothing is', async () => {
  const { engine, left } = engineOwing(5, { fails: 1 });
  const { turn, stop, log } = keeping(engine);
  turn();
  await expect.poll(() => log.warn.mock.calls.length).toBe(1);
  expect(left.due).toBe(5);
  turn();
  await expect.poll(() => left.due).toBe(0);
  await stop();
  left.due = 5;
  turn();
  expect(left.due).toBe(5);
});

test.each([
  [true, 3, 3],
  [true, 5_000, 1_000],
  [true, 0, 0],
  [false, 3, 0],
])('with the engine ready: %s, and %i due, the figure is %i', async (ready, due, shown) => {
  const registry = new Registry();
  measureIncome(registry, { engine: engineOwing(due, { ready }).engine });
  expect(await registry.metrics()).toContain(`candor_income_due ${shown}\n`);
});
