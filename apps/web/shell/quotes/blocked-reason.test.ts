import { expect, test } from 'vitest';
import { blockedReason } from './blocked-reason.ts';

const fine = { halt: null, online: true, up: true, act: 'open' } as const;

test.each([
  [{}, null],
  [{ act: 'close' }, null],
  [{ online: false }, 'disconnected'],
  [{ up: false }, 'disconnected'],
  [{ online: false, halt: 'operators', act: 'close' }, 'disconnected'],
  [{ up: false, halt: 'price' }, 'disconnected'],
  [{ halt: 'operators' }, 'paused'],
  [{ halt: 'operators', act: 'close' }, null],
  [{ halt: 'price' }, 'halted'],
  [{ halt: 'price', act: 'close' }, 'halted'],
] as const)('what is asked for in the situation %j is blocked by %s', (situation, reason) => {
  expect(blockedReason({ ...fine, ...situation })).toBe(reason);
});
