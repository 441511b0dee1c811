import { expect, test, vi } from 'vitest';

const known = vi.hoisted(() => ({ held: vi.fn() }));
const answer = {
  v: 2,
  day: '2026-11-26',
  moment: 1,
  takenAt: 5,
  journalId: '9',
  roots: [],
  proof: 'a proof',
  own: null,
};
const step = { name: 'sumLogged', ok: true, stated: '2026-11-26/1', found: '#3 / 9' };
const whole = { name: 'wholeBalance', ok: true, stated: '1', found: '1' };
vi.mock('../../../shell/client/call.ts', () => ({
  call: async (name: string) => (name === 'GET /fair/liabilities' ? answer : []),
}));
vi.mock('../../../shell/storage.ts', () => ({ store: () => undefined, storedJson: () => null }));
vi.mock('../../../shell/fair/log/use-log.ts', () => ({ held: known.held }));
vi.mock('@candor/verifier/liabilities.ts', () => ({
  verifyLiabilities: () => [{ currency: 'USDT', steps: [whole, step] }],
}));
const { checkLiabilities } = await import('./check-liabilities.ts');

test.each([
  ['held', true],
  [null, true],
  ['contradicts', false],
  ['unsigned', null],
  ['unproven', null],
])('sums that the log proves by a checkpoint that is %s count as logged: %s', async (found, ok) => {
  known.held.mockReset().mockResolvedValue(found);
  const { counted } = await checkLiabilities('user1', ['name']);
  expect(known.held.mock.calls).toEqual([['a proof']]);
  expect(counted).toEqual([{ currency: 'USDT', steps: [whole, { ...step, ok }] }]);
});

test('where the log does not answer it is not known', async () => {
  known.held.mockReset().mockRejectedValue(new Error('away'));
  const { counted } = await checkLiabilities('user1', ['name']);
  expect(counted).toEqual([{ currency: 'USDT', steps: [whole, { ...step, ok: null }] }]);
});
