import { expect, test } from 'vitest';
import { hasOwnPath, hashIn, placeOf } from './place.ts';

const at = (pathname: string, hash = '') => ({ pathname, hash });

test('the address of a shared proof is its page, until another page is opened on it', () => {
  const { path, query } = placeOf(hashIn(at('/proof/Ab-_9')));
  expect([path, query.get('id')]).toEqual(['pages/proof/proof', 'Ab-_9']);
  expect(placeOf(hashIn(at('/proof/a%26id=b'))).query.get('id')).toBe('a%26id=b');
  expect(hashIn(at('/proof/Ab-_9', '#'))).toBe('#/pages/proof/proof?id=Ab-_9');
  expect(hashIn(at('/proof/Ab-_9', '#/pages/property/property'))).toBe('#/pages/property/property');
});

test('every other address is its hash', () => {
  for (const pathname of ['/', '/proof', '/proof/', '/other/x']) {
    expect(hashIn(at(pathname))).toBe('');
    expect(hasOwnPath(at(pathname))).toBe(false);
  }
  expect(hashIn(at('/', '#/pages/index/index'))).toBe('#/pages/index/index');
});
