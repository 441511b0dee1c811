import { expect, test } from 'vitest';
import { safeLink } from './safe-link.ts';

const own = 'https://candor.example';

test.each([
  null,
  '',
  'nonsense',
  'http://chat.example',
  'javascript:alert(1)',
  'data:text/html,x',
  '/service',
  'https://candor.example/x',
])('%s is not opened in a frame', (link) => {
  expect(safeLink(link, own)).toBeNull();
});

test('an https address of somebody else is', () => {
  expect(safeLink('https://chat.example/c?id=1', own)).toBe('https://chat.example/c?id=1');
});
