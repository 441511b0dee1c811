import { expect } from 'vitest';
import type { TestServer } from '../../../test-server.ts';

/** The bundle of a customer as a file. @param from the first moment of it, to: the last one, both epoch ms */
export async function bundleOf({ server }: TestServer, token: string, from: number, to: number): Promise<Buffer> {
  const response = await fetch(`${server.url}/fair/bundle?from=${from}&to=${to}`, { headers: { 'coin-auth': token } });
  expect(response.headers.get('content-type')).toBe('application/gzip');
  return Buffer.from(await response.arrayBuffer());
}
