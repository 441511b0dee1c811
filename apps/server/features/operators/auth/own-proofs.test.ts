import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { codeOf, operatorPassword, signInOperator, type TestOperator } from '../../../operators/test-operators.ts';
import { testDevice } from '../../../proofs/passkeys/test-device.ts';
import { openTestServer, type TestServer } from '../../../test-server.ts';

const origin = 'https://desk.example';
let bench: TestServer;
beforeAll(async () => {
  bench = await openTestServer({ settings: { PUBLIC_URL: 'https://candor.example', CONSOLE_URL: origin } });
});
afterAll(() => bench.close());

let made = 0;
let one: TestOperator;
beforeEach(async () => {
  one = await signInOperator(bench, 'risk', `proofs${(made += 1)}`);
});

const stepUp = (body: object) => bench.call('POST /operator/stepUp', { headers: one.headers, body });
/** Not one of the codes that are right now. */
const wrongCode = (): string =>
  ['000000', '111111', '222222', '333333'].find(
    (code) => ![-1, 0, 1].some((steps) => codeOf(bench, one.secret, steps) === code),
  ) ?? '';
const guessCode = async () => (await stepUp({ code: wrongCode() })).error;
function rightCode() {
  bench.time.advance(30_000);
  return stepUp({ code: codeOf(bench, one.secret) });
}
const changePassword = (oldPassword: string, newPassword = `${oldPassword} anew`) =>
  bench.call('POST /operator/changePassword', {
    headers: one.headers,
    body: { oldPassword, newPassword, confirmPassword: newPassword },
  });
const guessPassword = async () => (await changePassword('not the password')).error;
const enrol = (password: string) =>
  bench.call('POST /operator/passkeys/enrol', { headers: one.headers, body: { password } });
const times = async (count: number, guess: () => Promise<unknown>): Promise<unknown[]> => {
  const answers: unknown[] = [];
  for (let i = 0; i < count; i += 1) answers.push(await guess());
  return answers;
};
const wrongOf = (error: string): string[] => Array<string>(4).fill(error);

test('whoever knows the password guesses at no more codes than five', async () => {
  expect(await times(4, guessCode)).toEqual(wrongOf('code-wrong'));
  expect((await changePassword(operatorPassword)).code).toBe(200);
  expect((await enrol(`${operatorPassword} anew`)).code).toBe(200);
  expect(await times(2, guessCode)).toEqual(['code-wrong', 'too-many-requests']);
  expect((await changePassword(`${operatorPassword} anew`)).code).toBe(200);
  expect(await guessCode()).toBe('too-many-requests');
  // Nor is the right one compared any more.
  expect(await rightCode()).toMatchObject({ status: 429 });
});

test('whoever has the authenticator guesses at no more passwords than five, wherever it is asked for', async () => {
  expect(await times(2, guessPassword)).toEqual(wrongOf('old-password-wrong').slice(2));
  expect((await enrol('not the password')).error).toBe('old-password-wrong');
  expect((await rightCode()).code).toBe(200);
  expect(await times(3, guessPassword)).toEqual(['old-password-wrong', 'old-password-wrong', 'too-many-requests']);
  expect((await rightCode()).code).toBe(200);
  expect(await enrol(operatorPassword)).toMatchObject({ status: 429 });
  expect(await changePassword(operatorPassword)).toMatchObject({ status: 429 });
});

test('a right passkey begins no count of codes anew, and is shown where the codes are used up', async () => {
  const device = testDevice(origin);
  const begun = (await enrol(operatorPassword)).data;
  const credential = device.make(begun.options);
  const body = { attempt: begun.attempt, name: 'Desk key', credential };
  await bench.call('POST /operator/passkeys/confirm', { headers: one.headers, body });
  const show = async (changes: object = {}) => {
    const { attempt, options } = (await bench.call('POST /operator/stepUp/passkey', { headers: one.headers })).data;
    return stepUp({ passkey: { attempt, credential: device.show(options, changes) } });
  };
  expect(await times(4, guessCode)).toEqual(wrongOf('code-wrong'));
  expect((await show()).code).toBe(200);
  expect(await times(2, guessCode)).toEqual(['code-wrong', 'too-many-requests']);
  expect((await show()).code).toBe(200);
  const wrong = async () => (await show({ origin: 'https://evil.example' })).error;
  expect(await times(6, wrong)).toEqual([...wrongOf('passkey-refused'), 'passkey-refused', 'too-many-requests']);
});

test('the right code begins the count of codes anew, the right password that of passwords', async () => {
  expect(await times(4, guessCode)).toEqual(wrongOf('code-wrong'));
  expect((await rightCode()).code).toBe(200);
  expect(await times(4, guessCode)).toEqual(wrongOf('code-wrong'));
  expect(await times(4, guessPassword)).toEqual(wrongOf('old-password-wrong'));
  expect((await changePassword(operatorPassword)).code).toBe(200);
  expect(await times(4, guessPassword)).toEqual(wrongOf('old-password-wrong'));
});
