import { afterAll, beforeAll, expect, test } from 'vitest';
import { openOwnApp, type OwnApp } from '../app.ts';
import { signIn } from '../sign-in.ts';

let app: OwnApp;
beforeAll(async () => {
  app = await openOwnApp({ ORGANISATION: 'acme' });
});
afterAll(() => app.close());

test('the app of another organisation names it, and is answered: calls and the live line', async () => {
  const phone = await app.phone('vi', { noWorker: true });
  const { page } = phone;
  const named = new Set<string | undefined>();
  const refused: string[] = [];
  page.on('request', async (request) => {
    if (request.resourceType() !== 'fetch') return;
    // What is asked for as the browser closes has no headers any more.
    const headers = await request.allHeaders().catch(() => null);
    if (headers !== null) named.add(headers['org-code']);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) refused.push(`${response.status()} ${response.url()}`);
  });
  const ticked = new Promise<string>((resolve) => {
    page.on('websocket', (line) =>
      line.on('framereceived', ({ payload }) => {
        if (String(payload).startsWith('42["quotes"')) resolve(line.url());
      }),
    );
  });
  await signIn(app, phone, 'nguoiacme2026');
  expect(await ticked).toContain('org-code=acme');
  expect([...named]).toEqual(['acme']);
  expect(refused).toEqual([]);
  expect(phone.problems).toEqual([]);
});
