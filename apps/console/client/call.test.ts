import { beforeEach, expect, test, vi } from 'vitest';
import { words } from '../locales/words.ts';

const fetched = vi.fn<typeof fetch>();
const answers = (status: number, text: string) => fetched.mockResolvedValueOnce(new Response(text, { status }));

async function load() {
  const { call, CallError, fieldOf } = await import('./call.ts');
  const { session } = await import('./session.ts');
  return { call, CallError, fieldOf, session };
}

beforeEach(() => {
  vi.resetModules();
  fetched.mockReset();
  const kept = new Map([['operator-token', 'own']]);
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  };
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('sessionStorage', storage);
});

test('what is refused is thrown with its code, and the field by its last name', async () => {
  const { call, CallError, fieldOf } = await load();
  answers(400, JSON.stringify({ code: 400, message: 'Too little', data: { field: 'proposal.amount' } }));
  const fault = await call('GET /operator/me').catch((thrown: unknown) => thrown);
  expect(fault).toBeInstanceOf(CallError);
  expect(fault).toMatchObject({ code: 400, message: 'Too little' });
  expect(fieldOf(fault as InstanceType<typeof CallError>)).toBe('amount');
});

test.each([200, 502])('an answer with status %d that is not of the server counts as none', async (status) => {
  const { call } = await load();
  answers(status, '<html>gateway</html>');
  await expect(call('GET /operator/me')).rejects.toMatchObject({ code: -1, message: words.app.unreachable });
});

test('nothing that comes back is code -1; what the caller has ended stays what it is', async () => {
  const { call } = await load();
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await expect(call('GET /operator/me')).rejects.toMatchObject({ code: -1 });
  const ended = new Error('ended');
  fetched.mockRejectedValueOnce(ended);
  await expect(call('GET /operator/me', undefined, AbortSignal.abort())).rejects.toBe(ended);
});

test('401 ends the session that was asked with', async () => {
  const { call, session } = await load();
  answers(401, JSON.stringify({ code: 401, message: 'ended', data: null }));
  await expect(call('GET /operator/me')).rejects.toMatchObject({ code: 401 });
  expect(session()).toMatchObject({ token: null, ended: words.signIn.ended });
});

test('an answer is given as it is, asked for in the name of the operator', async () => {
  const { call } = await load();
  answers(200, JSON.stringify({ code: 200, message: 'OK', data: { list: [] } }));
  expect(await call('GET /operator/customers', { query: { page: 1, limit: 20, word: '' } as never })).toEqual({
    list: [],
  });
  const [address, init] = fetched.mock.calls[0] ?? [];
  expect(address).toBe('/operator/customers?page=1&limit=20');
  expect(Object.fromEntries(init?.headers as Headers)).toEqual({ lang: 'en_US', 'operator-auth': 'own' });
});
