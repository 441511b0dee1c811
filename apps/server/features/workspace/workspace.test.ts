import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '../../test-server.ts';

let candor: TestServer;
beforeAll(async () => {
  candor = await openTestServer();
});
afterAll(() => candor.close());

const read = async (token?: string) => candor.call('GET /player/workspace', { token });
const keep = (token: string | undefined, arrangement: string | null) =>
  candor.call('POST /player/workspace', { token, body: { arrangement } });

test('visitors, nothing and too much are refused', async () => {
  const { token } = await candor.signUp({ funded: false });
  expect(await read()).toMatchObject({ code: 401 });
  expect(await keep(undefined, '{}')).toMatchObject({ code: 401 });
  for (const [text, error] of [
    ['', 'field-required'],
    ['x'.repeat(4_001), 'field-invalid'],
    ['a\u202Eb', 'field-invalid'],
  ] as const)
    expect(await keep(token, text)).toMatchObject({ code: 400, error, field: 'arrangement' });
  expect((await read(token)).data).toEqual({ arrangement: null });
});

test('the last one is kept, for its owner alone, until it is forgotten', async () => {
  const [{ token }, { token: other }] = [
    await candor.signUp({ funded: false }),
    await candor.signUp({ funded: false }),
  ];
  for (const text of ['{"shown":[]}', `{"shown":["dock"],"ö":"${'x'.repeat(3_900)}"}`]) {
    expect((await keep(token, text)).data).toEqual({ arrangement: text });
    expect((await read(token)).data).toEqual({ arrangement: text });
  }
  expect((await read(other)).data).toEqual({ arrangement: null });
  await keep(other, '{}');
  await keep(token, null);
  expect([(await read(token)).data, (await read(other)).data]).toEqual([{ arrangement: null }, { arrangement: '{}' }]);
});
