import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { signInOperator } from '../../operators/test-operators.ts';
import type { CreationOptions, RequestOptions } from '../../proofs/passkeys/options.ts';
import { testDevice } from '../../proofs/passkeys/test-device.ts';
import { call, hasGround, openTestFront, register, signUp, type TestFront } from './test-front.ts';

describe.runIf(hasGround)('two apis', () => {
  let front: TestFront;
  beforeAll(async () => {
    // Its own limit of calls would turn away what is handed on.
    front = await openTestFront({ RATE_LIMITS: '1', CALLS_PER_ADDRESS: '20' });
  });
  afterEach(() => front.closeFronts());
  afterAll(() => front.close());
  const openTwo = async (more: Record<string, string> = {}) =>
    [await front.open('api', more), await front.open('api', more)] as const;

  const rateAt = async (api: { url: string }, token: string): Promise<unknown> =>
    (await call(api, 'GET /transaction/getRechargeBankAccount', { token })).data['vndPerUsdt'];

  test('what an address may do it may do so often at both together', async () => {
    const [one, other] = await openTwo({ RATE_LIMITS: '1', SIGN_UPS_PER_ADDRESS: '3' });
    const codes: number[] = [];
    for (const [index, api] of [one, other, one, other, one].entries())
      codes.push((await register(api, `many0000${index}`)).code);
    expect(codes).toEqual([200, 200, 200, 429, 429]);
  });

  test('wrong passwords count at both together, and a right one begins anew at both', async () => {
    const [one, other] = await openTwo();
    await signUp(one, 'tester0001');
    const login = async (api: typeof one, password: string): Promise<number> =>
      (await call(api, 'POST /login', { body: { account: 'tester0001', password } })).code;
    for (let wrong = 0; wrong < 9; wrong += 1) await login(wrong % 2 === 0 ? one : other, 'wrong-1234');
    expect(await login(other, 'secret-123')).toBe(200);
    for (let wrong = 0; wrong < 10; wrong += 1)
      expect(await login(wrong % 2 === 0 ? one : other, 'wrong-1234')).not.toBe(429);
    expect([await login(one, 'secret-123'), await login(other, 'secret-123')]).toEqual([429, 429]);
  });

  test('a sign-in by passkey that was begun at one is ended at the other, once', async () => {
    const [one, other] = await openTwo({ PUBLIC_URL: 'https://candor.example' });
    const token = await signUp(one, 'tester0003');
    const device = testDevice('https://candor.example');
    const enrolled = await call(one, 'POST /player/passkeys/enrol', { token, body: { password: 'secret-123' } });
    const made = device.make(enrolled.data['options'] as CreationOptions);
    const body = { attempt: enrolled.data['attempt'], name: 'Phone', credential: made };
    expect(await call(other, 'POST /player/passkeys/confirm', { token, body })).toMatchObject({ code: 200 });
    const { data } = await call(one, 'POST /login/passkey/begin', { body: {} });
    const shown = { attempt: data['attempt'], credential: device.show(data['options'] as RequestOptions) };
    const both = await Promise.all([one, other].map((api) => call(api, 'POST /login/passkey', { body: shown })));
    expect(both.map(({ code }) => String(code)).toSorted()).toEqual(['200', '400']);
  });

  test('a call that is handed on counts once', async () => {
    const [one] = await openTwo({ RATE_LIMITS: '1', CALLS_PER_ADDRESS: '20' });
    const asked = Array.from({ length: 20 }, () => call(one, 'GET /fair/seeds'));
    const codes = (await Promise.all(asked)).map(({ code }) => code);
    expect(codes).toEqual(Array<number>(20).fill(200));
  });

  test('of two operators who decide about one proposal at both, one does', async () => {
    const [one, other] = await openTwo();
    const bench = {
      server: front.engine,
      call: (name: string, { headers, body }: { headers?: Record<string, string>; body?: object }) =>
        call(one, name, { headers: headers ?? {}, body: body ?? {} }),
    } as unknown as Parameters<typeof signInOperator>[0];
    const [maker, first, second] = [
      await signInOperator(bench, 'finance', 'Lan'),
      await signInOperator(bench, 'finance', 'Minh'),
      await signInOperator(bench, 'finance', 'Thu'),
    ];
    const token = await signUp(one, 'tester0002');
    let expected = await rateAt(one, token);
    for (const [round, vndPerUsdt] of ['25001', '25002', '25003', '25004', '25005'].entries()) {
      const proposal = { kind: 'vnd-rate', vndPerUsdt, reason: 'the market' };
      const made = await call(one, 'POST /operator/proposals/make', { headers: maker.headers, body: { proposal } });
      expect(made).toMatchObject({ code: 200 });
      const { id } = made.data;
      const decided = await Promise.all([
        call(one, 'POST /operator/proposals/approve', { headers: first.headers, body: { id } }),
        call(other, 'POST /operator/proposals/refuse', { headers: second.headers, body: { id, reason: 'not now' } }),
      ]);
      expect([round, decided.map(({ code }) => String(code)).toSorted()]).toEqual([round, ['200', '409']]);
      const isApproved = decided[0]?.code === 200;
      expected = isApproved ? vndPerUsdt : expected;
      // Whichever of them was asked, both have what was decided.
      for (const api of [one, other]) await expect.poll(() => rateAt(api, token), { timeout: 2_000 }).toBe(expected);
    }
  });
});
