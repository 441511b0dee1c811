import '../../../../tests/screens/browser.ts';
import { expect, test, vi } from 'vitest';
import { CallError } from '@candor/client/envelope.ts';

const useCall = vi.fn<() => object>();
vi.mock('../../shell/client/query.ts', async (original) => ({ ...(await original<object>()), useCall }));
const { useTarget: targetOf } = await import('./use-target.ts');

const pathWhen = (isSuccess: boolean, error: Error | null) => {
  useCall.mockReturnValue({ isSuccess, error, isPending: !isSuccess && error === null });
  return targetOf({ kind: 'product-completed', reference: 'o1' })?.path;
};

test('a completed product leads to the page of its kind', () => {
  expect(pathWhen(true, null)).toBe('pages/lockMining/orderDetail');
  expect(pathWhen(false, new CallError(404, 'Not found'))).toBe('pages/wealth/wealthOrder');
});

test.each([503, 429, -1])('while its kind is not known, because of %s, it leads nowhere', (code) => {
  expect(pathWhen(false, new CallError(code, 'Failed'))).toBeUndefined();
  expect(pathWhen(false, null)).toBeUndefined();
});
