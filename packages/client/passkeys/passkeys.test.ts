import { afterEach, expect, test, vi } from 'vitest';
import { hasPasskeys } from './has-passkeys.ts';
import { makePasskey, PasskeyFault, showPasskey } from './passkeys.ts';

class Key {
  readonly id = 'AQID';
  readonly response: object;
  constructor(response: object) {
    this.response = response;
  }
}
afterEach(() => vi.unstubAllGlobals());
/** A browser whose authenticator answers so. */
function browser(answer: (asked: { publicKey: Record<string, unknown> }) => unknown): void {
  const credentials = { create: async (asked: never) => answer(asked), get: async (asked: never) => answer(asked) };
  vi.stubGlobal('PublicKeyCredential', Key);
  vi.stubGlobal('navigator', { credentials });
}
const bytes = (...all: number[]): ArrayBuffer => Uint8Array.from(all).buffer;
const request = {
  challenge: '-_8A',
  rpId: 'candor.example',
  timeout: 300_000,
  userVerification: 'required' as const,
  allowCredentials: [{ type: 'public-key' as const, id: 'AQI', transports: ['usb'] }],
};

test.each([
  ['NotAllowedError', 'cancelled'],
  ['AbortError', 'cancelled'],
  ['InvalidStateError', 'known'],
  ['SecurityError', 'elsewhere'],
  ['UnknownError', 'failed'],
])('a browser that says %s gives none: %s', async (name, issue) => {
  browser(() => Promise.reject(Object.assign(new Error('no'), { name })));
  await expect(showPasskey(request)).rejects.toEqual(new PasskeyFault(issue as 'failed'));
  browser(() => null);
  await expect(showPasskey(request)).rejects.toMatchObject({ issue: 'failed' });
});

test('what is asked for comes to the browser as bytes, and what it shows goes out as text', async () => {
  let asked: Record<string, unknown> = {};
  browser(({ publicKey }) => {
    asked = publicKey;
    const shown = { clientDataJSON: bytes(251, 255), authenticatorData: bytes(0), signature: bytes(1, 2, 3) };
    return new Key({ ...shown, userHandle: null });
  });
  expect(await showPasskey(request)).toEqual({
    id: 'AQID',
    clientDataJSON: '-_8',
    authenticatorData: 'AA',
    signature: 'AQID',
    userHandle: null,
  });
  expect(asked).toEqual({
    ...request,
    challenge: Uint8Array.of(251, 255, 0),
    allowCredentials: [{ type: 'public-key', id: Uint8Array.of(1, 2), transports: ['usb'] }],
  });
});

test('what is made goes out with how the device is reached, where the browser says so', async () => {
  const made = { clientDataJSON: bytes(1), attestationObject: bytes(2) };
  const options = {
    challenge: 'AQ',
    rp: { id: 'candor.example', name: 'Candor' },
    user: { id: 'AQ', name: 'lan', displayName: 'lan' },
    pubKeyCredParams: [],
    timeout: 1,
    attestation: 'none' as const,
    excludeCredentials: [],
    authenticatorSelection: {
      residentKey: 'required' as const,
      requireResidentKey: true as const,
      userVerification: 'required' as const,
    },
  };
  browser(() => new Key({ ...made, getTransports: () => ['internal'] }));
  const told = { id: 'AQID', clientDataJSON: 'AQ', attestationObject: 'Ag' };
  expect(await makePasskey(options)).toEqual({ ...told, transports: ['internal'] });
  browser(() => new Key(made));
  expect(await makePasskey(options)).toEqual({ ...told, transports: [] });
});

test('a page has passkeys by name and over a safe connection alone', () => {
  const at = (hostname: string, isSafe = true): boolean => {
    vi.stubGlobal('isSecureContext', isSafe);
    vi.stubGlobal('location', { hostname });
    return hasPasskeys();
  };
  expect(at('candor.example')).toBe(false);
  browser(() => null);
  expect(['candor.example', 'localhost', '127.0.0.1', '[::1]'].map((host) => at(host))).toEqual([
    true,
    true,
    false,
    false,
  ]);
  expect(at('candor.example', false)).toBe(false);
});
