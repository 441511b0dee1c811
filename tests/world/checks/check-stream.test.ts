import { expect, test } from 'vitest';
import { Schedule } from '../schedule.ts';
import { faultsOfStream } from './check-stream.ts';

const hourMs = 3_600_000;
const row = { orderNo: 'one', status: 'settled', saleTime: 10_000 };
const seen = { fast: [row], futures: [], spot: [], statement: [] };
const told = { at: 10_100, name: 'order', payload: [[row]] };
const missed = ['an was connected and has not received that one was settled'];

test('whoever was connected for as long as a line may stand has received what was settled, or misses it', () => {
  const schedule = new Schedule(0);
  const times = [{ from: 0, to: 36_000 }];
  expect(faultsOfStream('an', { received: [], times }, seen, schedule)).toEqual(missed);
  expect(faultsOfStream('an', { received: [told], times }, seen, schedule)).toEqual([]);
  expect(faultsOfStream('an', { received: [], times: [{ from: 0, to: 34_000 }] }, seen, schedule)).toEqual([]);
});

test('hours that the world has slept are none in which a line could be cut', () => {
  const schedule = new Schedule(9_000);
  schedule.oversleep(hourMs);
  const until = (to: number) => faultsOfStream('an', { received: [], times: [{ from: 0, to }] }, seen, schedule);
  expect(until(9_000 + hourMs + 4_000)).toEqual([]);
  expect(until(9_000 + hourMs + 26_000)).toEqual(missed);
});
