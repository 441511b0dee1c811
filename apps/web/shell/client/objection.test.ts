import { expect, test, vi } from 'vitest';

vi.stubGlobal('localStorage', { getItem: () => null });
vi.stubGlobal('location', { hash: '#/' });
vi.stubGlobal('addEventListener', () => undefined);

test('what is said of a field stands beside it, the end of a session elsewhere, anything else is shown', async () => {
  const { CallError } = await import('./call.ts');
  const { objectionOf } = await import('./objection.ts');
  const { useToast } = await import('../feedback/toast.ts');
  const shown = () => useToast.getState().now?.text;
  const refusal = (code: number, field?: string) => new CallError(code, 'No', field === undefined ? {} : { field });
  expect(objectionOf(refusal(400, 'lots'), ['price', 'lots'])).toEqual({ field: 'lots', text: 'No' });
  expect(objectionOf(refusal(401, 'lots'), ['lots'])).toBeNull();
  expect(objectionOf(new Error('a bug'), ['lots'])).toBeNull();
  expect(shown()).toBeUndefined();
  expect(objectionOf(refusal(400, 'other'), ['lots'])).toBeNull();
  expect(shown()).toBe('No');
});
