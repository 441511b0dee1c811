import { expect, test } from 'vitest';
import type { Condition } from './alert.ts';
import { raiseRows, type Rule } from './raise.ts';

const noon = Date.UTC(2026, 10, 20, 11);
const minute = 60_000;
const win: Condition = { cause: 'big-win', subject: 'journal:1', facts: { paid: '2000 USDT' } };
const rule = (channelId: string, changes: Partial<Rule> = {}): Rule => ({
  cause: 'big-win',
  channelId,
  afterMs: 0,
  quietFrom: null,
  quietTo: null,
  ...changes,
});
/** When each channel is due, of the rows that would be written. */
const planned = (rules: readonly Rule[]) =>
  raiseRows([win], rules, noon)
    .slice(1)
    .map(({ params = [] }) => [params[2], params[3]]);

test('an alert is one row, whoever is to hear of it', () => {
  const [row, ...others] = raiseRows([win], [], noon);
  expect(row?.params).toEqual([expect.any(String), 'big-win', 'journal:1', '{"paid":"2000 USDT"}', noon, '[]']);
  expect(others).toEqual([]);
  expect(raiseRows([], [rule('a')], noon)).toEqual([]);
});

test('only rules of its cause are followed, each at its own time', () => {
  const rules = [
    rule('at-once'),
    rule('later', { afterMs: 15 * minute }),
    rule('other', { cause: 'feed-fault' }),
    rule('lunch', { quietFrom: 12 * 60, quietTo: 13 * 60 }),
    rule('after-lunch', { afterMs: 61 * minute, quietFrom: 12 * 60, quietTo: 13 * 60 }),
  ];
  expect(planned(rules)).toEqual([
    ['at-once', noon],
    ['later', noon + 15 * minute],
    ['lunch', noon + 60 * minute],
    ['after-lunch', noon + 61 * minute],
  ]);
});
