import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { jobs, thousandWithdrawals, total, type Job } from '../../journeys/desk/clicks/jobs.ts';
import { clicksPage } from '../../journeys/desk/clicks/page.ts';
import { root } from '../source.ts';

const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');

test('a day’s withdrawals and an outage keep within their bounds', () => {
  expect(thousandWithdrawals()).toBeLessThanOrEqual(3_000);
  expect(total(jobs.outage)).toBeLessThanOrEqual(20);
});

test('the page says what the journeys assert', () => {
  expect(read('docs/console-clicks.md')).toBe(clicksPage());
});

test('every figure is asserted by the journey that is named', () => {
  const unasserted = Object.entries<Job>(jobs).filter(
    ([name, { journey }]) => !read(`tests/journeys/desk/${journey}.journey.ts`).includes(`jobs.${name}.now`),
  );
  expect(unasserted.map(([name]) => name)).toEqual([]);
});
