import { beforeEach, expect, test, vi } from 'vitest';

const call = vi.fn<() => Promise<object>>();
const held = vi.fn<() => Promise<string | null>>();
const logSteps = vi.fn<(content: string, proof: string, keys: readonly unknown[]) => Promise<object[]>>();
vi.mock('../../client/call.ts', () => ({ call, CallError: Error }));
vi.mock('../sealed.ts', () => ({ keepSealed: vi.fn<() => void>() }));
vi.mock('./use-log.ts', () => ({ held, rememberedKeys: () => ['candor/log+1+key'] }));
vi.mock('@candor/verifier/log/note.ts', () => ({ readKey: (vkey: string) => ({ vkey }) }));
vi.mock('@candor/verifier/log/receipt-proof.ts', () => ({ logSteps }));
const { lookForReceipt } = await import('./use-logged.ts');
const { queryClient } = await import('../../client/query.ts');
const { receiptQuery } = await import('../receipt-query.ts');

const steps = (signature: boolean | null, inBatch = true) => [
  { name: 'inBatch', ok: inBatch },
  { name: 'logged', ok: true },
  { name: 'signature', ok: signature },
];
beforeEach(() => {
  vi.clearAllMocks();
  queryClient.clear();
  call.mockResolvedValue({ content: 'terms', proof: 'proof' });
  logSteps.mockResolvedValue(steps(true));
  held.mockResolvedValue('held');
});

test('a receipt that the known log holds by its own key is in it', async () => {
  expect(await lookForReceipt('o')).toBe('logged');
  expect(logSteps.mock.calls).toEqual([['terms', 'proof', [{ vkey: 'candor/log+1+key' }]]]);
  expect(held.mock.calls).toEqual([['proof']]);
});

test('before there is a proof it is waited for', async () => {
  call.mockResolvedValue({ content: 'terms', proof: null });
  expect([await lookForReceipt('o'), await lookForReceipt('o')]).toEqual(['waiting', 'waiting']);
  expect(call).toHaveBeenCalledTimes(2);
  call.mockResolvedValue({ content: 'terms', proof: 'proof' });
  expect([await lookForReceipt('o'), await lookForReceipt('o')]).toEqual(['logged', 'logged']);
  expect(call).toHaveBeenCalledTimes(3);
});

test('the receipt that was recomputed is asked for once', async () => {
  await queryClient.fetchQuery(receiptQuery('o'));
  expect(await lookForReceipt('o')).toBe('logged');
  expect(call).toHaveBeenCalledTimes(1);
});

test.each([
  ['another batch', steps(true, false)],
  ['a forged signature', steps(false)],
])('a proof by %s is none', async (_, found) => {
  logSteps.mockResolvedValue(found);
  expect(await lookForReceipt('o')).toBe('lacking');
});

test.each([
  ['a signature that nobody can judge', steps(null), 'held'],
  ['no signature of a known key', steps(true).slice(0, 2), 'held'],
  ['a checkpoint that contradicts the remembered one', steps(true), 'contradicts'],
  ['nothing remembered', steps(true), null],
])('with %s nothing is claimed', async (_, found, memory) => {
  logSteps.mockResolvedValue(found);
  held.mockResolvedValue(memory);
  expect(await lookForReceipt('o')).toBe('unproven');
});
