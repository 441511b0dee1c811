import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '../../test-server.ts';

let bench: TestServer;
beforeAll(async () => {
  bench = await openTestServer();
});
afterAll(() => bench.close());

test('an unknown banner and an unknown article are not found', async () => {
  expect((await bench.call('POST /player/rotation/detail/{id}', { params: { id: 'nothing' } })).code).not.toBe(200);
  expect((await bench.call('POST /player/helpCenter/detail/{id}', { params: { id: 'nothing' } })).code).not.toBe(200);
});

test('each banner has its text behind it, in the language of the request', async () => {
  for (const lang of ['vi', 'de']) {
    const { data } = await bench.call('POST /player/rotation/list', { headers: { lang } });
    expect(data.length).toBeGreaterThan(1);
    for (const { id, title } of data) {
      const { data: text } = await bench.call('POST /player/rotation/detail/{id}', {
        params: { id },
        headers: { lang },
      });
      expect(text.content.length).toBeGreaterThan(100);
      expect(title).not.toBe('');
    }
  }
});
