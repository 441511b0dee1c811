import { ok, refuse, type Result } from '@candor/core/result.ts';
import { expect, test, vi } from 'vitest';
import { giveGift, giveMissingGifts, keepGivingGifts } from './gift.ts';

type Given = () => Promise<Result<unknown, string>>;

interface HouseOptions {
  readonly offered?: boolean;
  readonly given?: Given;
  readonly mode?: 'paper' | 'real';
}

/** A house where the bonus is offered to some, over a database that remembers what it was asked. */
function house({ offered = true, given = async () => ok(null), mode = 'paper' }: HouseOptions = {}) {
  const asked: { sql: string; params: readonly unknown[] }[] = [];
  const submit = vi.fn<(command: object) => ReturnType<Given>>(given);
  const log = { warn: vi.fn(), error: vi.fn() };
  const query = (sql: string, params: readonly unknown[] = []) => {
    asked.push({ sql, params });
    return Promise.resolve(sql.startsWith('select') ? [{ id: 'an' }, { id: 'binh' }] : []);
  };
  const countries = {
    allowed: async () => offered,
    offering: (product: string) => (product === 'bonus' ? ['VN'] : ['VN', 'DE']),
  };
  const services = {
    db: { query },
    engine: { submit },
    clock: { now: () => 7 },
    log,
    rules: { mode },
    operatorSettings: { countries },
  };
  const marked = () => asked.filter(({ sql }) => sql.startsWith('update')).map(({ params }) => params);
  return { services: services as never, submit, log, marked, asked };
}

test('where no bonus is offered nothing is given, nothing is marked and nobody is bothered', async () => {
  const { services, submit, marked, log } = house({ offered: false });
  await giveGift(services, 'an');
  expect([submit.mock.calls, marked(), log.warn.mock.calls]).toEqual([[], [], []]);
});

test('what is given is marked, so that it is not looked for again', async () => {
  const { services, submit, marked } = house();
  await giveGift(services, 'an');
  expect(submit.mock.calls).toEqual([[{ kind: 'sign-up-gift', userId: 'an' }]]);
  expect(marked()).toEqual([['an', 7]]);
});

test('a gift that was given before is marked as well, without a word', async () => {
  const { services, marked, log } = house({ given: async () => refuse('gift-taken') });
  await giveGift(services, 'an');
  expect([marked(), log.warn.mock.calls]).toEqual([[['an', 7]], []]);
});

test('who has shut themselves out is given nothing, later perhaps, and nobody is told each minute', async () => {
  const { services, marked, log } = house({ given: async () => refuse('self-excluded') });
  await giveGift(services, 'an');
  expect([marked(), log.warn.mock.calls]).toEqual([[], []]);
});

test('one that is refused stays open and is said', async () => {
  const { services, marked, log } = house({ given: async () => refuse('house-short') });
  await giveGift(services, 'an');
  expect(marked()).toEqual([]);
  expect(log.warn.mock.calls).toEqual([[{ userId: 'an', refusal: 'house-short' }, 'the sign-up gift was refused']]);
});

test('a fault ends neither the sign-up nor the gifts of the others', async () => {
  let tries = 0;
  const { services, marked, log } = house({
    given: async () => {
      tries += 1;
      if (tries === 1) throw new Error('no database');
      return ok(null);
    },
  });
  await giveMissingGifts(services);
  expect(log.error.mock.calls.map(([details, text]) => [Object.keys(details as object), text])).toEqual([
    [['err', 'userId'], 'the sign-up gift failed'],
  ]);
  expect(marked()).toEqual([['binh', 7]]);
});

test('with real money only who is certified is looked for, in the countries where the bonus is offered', async () => {
  const paper = house();
  await giveMissingGifts(paper.services);
  expect(paper.asked[0]).toEqual({
    sql: 'select id from customer where gift_at is null order by created_at',
    params: [],
  });
  const real = house({ mode: 'real' });
  await giveMissingGifts(real.services);
  expect(real.asked[0]?.params).toEqual([['VN']]);
  expect(real.asked[0]?.sql).toContain("v.level = 'primary' and v.status = 'certified'");
});

test('on paper nobody looks for gifts after the sign-up; with real money somebody does, until the stop', async () => {
  const runs = new Set<() => void>();
  const every = (_period: number, run: () => void) => {
    runs.add(run);
    return () => runs.delete(run);
  };
  const stopPaper = keepGivingGifts(house().services, every);
  expect(runs.size).toBe(0);
  await stopPaper();
  const { services, marked } = house({ mode: 'real' });
  const stop = keepGivingGifts(services, every);
  runs.forEach((run) => run());
  await stop();
  expect([marked(), runs.size]).toEqual([
    [
      ['an', 7],
      ['binh', 7],
    ],
    0,
  ]);
});
