import { afterAll, beforeAll } from 'vitest';
import { codeOf, fromBase32 } from '../../../operators/test-operators.ts';
import { testDevice, type Changes, type TestDevice } from '../../../proofs/passkeys/test-device.ts';
import { openTestServer, type TestServer } from '../../../test-server.ts';

export const origin = 'https://candor.example';
export const password = 'secret-123';
export let bench: TestServer;
/** A server at an address that customers know. */
export function onPasskeyBench(): void {
  beforeAll(async () => {
    bench = await openTestServer({ settings: { PUBLIC_URL: origin } });
  });
  afterAll(() => bench.close());
}

export const begin = async (on = bench) => (await on.call('POST /login/passkey/begin')).data;
/** Begins to add a passkey. */
export const enrol = (token: string, body: object = {}) =>
  bench.call('POST /player/passkeys/enrol', { token, body: { password, ...body } });

/** Somebody with a passkey, and the device that has it. */
export async function personWithPasskey(): Promise<{ token: string; userId: string; device: TestDevice; id: string }> {
  const person = await bench.signUp({ funded: false });
  const device = testDevice(origin);
  const { data } = await enrol(person.token);
  const added = await bench.call('POST /player/passkeys/confirm', {
    token: person.token,
    body: { attempt: data.attempt, name: 'Phone', credential: device.make(data.options) },
  });
  return { ...person, device, id: added.data.id };
}

/** Signs in with what the device shows. */
export async function signIn(device: TestDevice, changes: Changes = {}, headers: Record<string, string> = {}) {
  const { attempt, options } = await begin();
  return bench.call('POST /login/passkey', { headers, body: { attempt, credential: device.show(options, changes) } });
}

/** Switches an authenticator on. @returns its code of the next half minute, each time */
export async function withAuthenticator(token: string): Promise<() => string> {
  const secret = fromBase32((await bench.call('POST /player/totp/enrol', { token, body: { password } })).data.secret);
  await bench.call('POST /player/totp/confirm', { token, body: { totp: codeOf(bench, secret) } });
  return () => {
    bench.time.advance(30_000);
    return codeOf(bench, secret);
  };
}
