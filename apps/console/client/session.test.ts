import { beforeEach, expect, test, vi } from 'vitest';
import type { Operator } from './session.ts';

const kept = new Map<string, string>();
const operator = { id: 'o1', name: 'ann', role: 'finance' } as Operator;
const nobody = { token: null, stage: 'live', operator: null, ended: null };

async function open() {
  vi.resetModules();
  return { ...(await import('./session.ts')), ...(await import('./device-token.ts')) };
}
beforeEach(() => {
  kept.clear();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  };
  vi.stubGlobal('sessionStorage', storage);
  vi.stubGlobal('localStorage', storage);
});

test('a tab that was never signed in on is nobody’s', async () => {
  const { session } = await open();
  expect(session()).toEqual(nobody);
});

test('a session begins at the stage that the server names, and goes on from it', async () => {
  const { begin, reach, session } = await open();
  begin({ token: 't1', stage: 'password', operator } as Parameters<typeof begin>[0]);
  expect([session(), kept.get('operator-token')]).toEqual([
    { token: 't1', stage: 'password', operator, ended: null },
    't1',
  ]);
  reach('enrol' as Parameters<typeof reach>[0]);
  expect(session()).toEqual({ token: 't1', stage: 'enrol', operator, ended: null });
});

test('after a reload the token is there, and who it is of is asked for', async () => {
  const before = await open();
  before.begin({ token: 't1', stage: 'live', operator } as Parameters<typeof before.begin>[0]);
  const after = await open();
  expect(after.session()).toEqual({ ...nobody, token: 't1' });
  after.know(operator, 'live');
  expect(after.session()).toEqual({ ...nobody, token: 't1', operator });
});

test('an ended session leaves nothing of the operator, and says why', async () => {
  const { begin, end, session } = await open();
  begin({ token: 't1', stage: 'live', operator } as Parameters<typeof begin>[0]);
  end('half an hour without work');
  expect([session(), [...kept]]).toEqual([{ ...nobody, ended: 'half an hour without work' }, []]);
});

test('a browser is known by the last five that signed in on it, the newest first', async () => {
  const { deviceToken, keepDeviceToken } = await open();
  expect(deviceToken()).toBeNull();
  for (const token of ['a', null, 'b', 'c', 'd', 'e', 'f', null]) keepDeviceToken(token);
  expect(deviceToken()).toBe('f,e,d,c,b');
});
