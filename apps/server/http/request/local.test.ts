import type { FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import { isLocal } from './local.ts';

/** A request as the door sees it. */
const from = (remoteAddress: string | undefined, headers: Record<string, string>): FastifyRequest =>
  ({ raw: { socket: { remoteAddress } }, headers }) as Partial<FastifyRequest> as FastifyRequest;

test.each([
  ['127.0.0.1', 'localhost:8080', true],
  ['127.0.0.1', '127.0.0.1', true],
  ['::1', '[::1]:8080', true],
  ['::ffff:127.0.0.1', 'localhost', true],
  ['127.0.0.1', 'candor.example', false],
  ['127.0.0.1', 'localhost.evil.example', false],
  ['127.0.0.1', '', false],
  ['203.0.113.9', 'localhost', false],
  ['::ffff:203.0.113.9', 'localhost', false],
  [undefined, 'localhost', false],
])('a caller from %s who asks for %s is on this machine: %s', (address, host, local) => {
  expect(isLocal(from(address, { host }))).toBe(local);
});

test.each(['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'forwarded', 'via'])(
  'what a proxy has brought, by its %s, is not of this machine',
  (header) => {
    expect(isLocal(from('127.0.0.1', { host: 'localhost', [header]: '127.0.0.1' }))).toBe(false);
  },
);
