import { expect, test } from 'vitest';
import { relyingPartyOf } from './relying-party.ts';

const candor = { id: 'candor.example', origin: 'https://candor.example' };

test('passkeys belong to the address that customers know, whatever a request says of itself', () => {
  const settings = { PUBLIC_URL: 'https://candor.example/' };
  for (const host of ['candor.example', 'evil.example', 'localhost:8080', ''])
    expect(relyingPartyOf(settings, 'customer', host)).toEqual(candor);
  expect(relyingPartyOf({ PUBLIC_URL: 'https://candor.example:8443/app' }, 'customer', '')).toEqual({
    id: 'candor.example',
    origin: 'https://candor.example:8443',
  });
});

test('those of operators belong to the address of the console, where it has its own', () => {
  const settings = { PUBLIC_URL: 'https://candor.example', CONSOLE_URL: 'https://desk.example:8081' };
  expect(relyingPartyOf(settings, 'operator', '')).toEqual({ id: 'desk.example', origin: 'https://desk.example:8081' });
  expect(relyingPartyOf(settings, 'customer', '')).toEqual(candor);
  expect(relyingPartyOf({ PUBLIC_URL: 'https://candor.example' }, 'operator', '')).toEqual(candor);
});

test('without an address there are passkeys by the name localhost alone', () => {
  const local = { id: 'localhost', origin: 'http://localhost:8080' };
  for (const side of ['customer', 'operator'] as const) {
    expect(relyingPartyOf({}, side, 'localhost:8080')).toEqual(local);
    for (const host of ['127.0.0.1:8080', '[::1]:8080', 'evil.example', 'localhost.evil.example', ''])
      expect(relyingPartyOf({}, side, host)).toBeNull();
  }
  expect(relyingPartyOf({ PUBLIC_URL: 'http://192.0.2.7:8080' }, 'customer', 'localhost')).toBeNull();
});
