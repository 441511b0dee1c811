import { afterEach, expect, test, vi } from 'vitest';
import { stopRecovery } from '../../recovery/stop-recovery.ts';
import { codeOf } from '../../operators/test-operators.ts';
import {
  approve,
  bench,
  codeFor,
  customer,
  db,
  enterBy,
  handIn,
  hour,
  login,
  of,
  onRecoveryBench,
  password,
  propose,
  recovered,
  requestOf,
  sam,
  stopBy,
  told,
  type Customer,
} from './test-recovery.ts';

onRecoveryBench();
afterEach(() => vi.restoreAllMocks());

const address = 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8';
const oldFund = 'fund horse 1';
const newFund = 'fund thief 1';
const withdraw = (token: string, fundPasswd: string, totp?: string) =>
  bench.call('POST /transaction/withdrawal', {
    token,
    body: { currencyCode: 'USDT', amount: '1000', address, fundPasswd, ...(totp === undefined ? {} : { totp }) },
  });
const setFund = (token: string, newPassword: string, body: object) =>
  bench.call('POST /player/updateFundsPassword', {
    token,
    body: { newPassword, confirmPassword: newPassword, ...body },
  });
const accessRow = async (userId: string) =>
  (
    await db().query(
      `select r.status, r.before_sealed is not null as is_kept, c.email, c.phone from access_request r
        join customer c on c.id = r.user_id where c.id = $1`,
      [userId],
    )
  )[0];
const kindsTold = async (userId: string): Promise<string[]> =>
  (
    await db().query<{ kind: string }>("select kind from message where user_id = $1 and kind like 'recovery-%'", [
      userId,
    ])
  )
    .map(({ kind }) => kind)
    .toSorted();
async function proposed(): Promise<{ one: Customer; id: string; requestId: string; contact: string }> {
  const one = await customer();
  const { contact } = await handIn(one.account);
  const requestId = await requestOf(one.userId);
  const { data } = await propose(requestId);
  return { one, id: data.id, requestId, contact };
}
/** Does something once, at the moment at which rows that say `sql` are about to be written. */
function justBefore(sql: string, act: () => Promise<unknown>): void {
  const real = db().batch.bind(db());
  let isDone = false;
  vi.spyOn(db(), 'batch').mockImplementation(async (statements, ...rest) => {
    if (!isDone && statements.some((one) => one.sql.includes(sql))) {
      isDone = true;
      await act();
    }
    return real(statements, ...rest);
  });
}

test('stopped while it is being approved: the approver is refused, and nothing of it is written', async () => {
  const { one, id } = await proposed();
  const link = await told(one.email, 'requested');
  let stopped = 0;
  justBefore("set status = 'done'", async () => {
    stopped = (await stopBy(link)).code;
  });
  expect(await approve(id)).toMatchObject({ status: 409, error: 'state-unchanged', field: 'requestId' });
  expect(stopped).toBe(200);
  expect(await accessRow(one.userId)).toEqual({
    status: 'stopped',
    is_kept: false,
    email: one.email,
    phone: one.phone,
  });
  expect(await kindsTold(one.userId)).toEqual(['recovery-asked', 'recovery-stopped']);
  const [proposal] = await db().query('select decision, checker from operator_proposal where id = $1', [id]);
  expect(proposal).toEqual({ decision: null, checker: null });
  expect((await login(one.account, { password, totp: codeOf(bench, one.secret, 1) })).code).toBe(200);
});

test('approved while it is being stopped: the stop looks again and undoes it', async () => {
  const { one, id, contact } = await proposed();
  let approved = 0;
  justBefore("set status = 'stopped'", async () => {
    approved = (await approve(id)).code;
  });
  expect(await stopRecovery(bench.server.services, one.userId)).toBe(true);
  expect(approved).toBe(200);
  expect(await accessRow(one.userId)).toEqual({ status: 'undone', is_kept: true, email: one.email, phone: one.phone });
  expect(await kindsTold(one.userId)).toEqual(['recovery-asked', 'recovery-done', 'recovery-stopped']);
  expect(await login(contact, { password })).toMatchObject({ error: 'login-failed' });
  expect((await login(one.account, { password, totp: codeOf(bench, one.secret, 1) })).code).toBe(200);
});

test('refused by an operator while it is being stopped: it is ended once, and there is nothing to stop', async () => {
  const { one, requestId } = await proposed();
  justBefore("set status = 'stopped'", () =>
    bench.call('POST /operator/service/refuseAccess', { ...of(sam), body: { id: requestId, reason: 'another face' } }),
  );
  expect(await stopRecovery(bench.server.services, one.userId)).toBe(false);
  expect(await accessRow(one.userId)).toMatchObject({ status: 'refused' });
  expect(await kindsTold(one.userId)).toEqual(['recovery-asked', 'recovery-refused']);
});

test('both at once by their calls: in whichever order, the owner keeps the account', async () => {
  for (let round = 0; round < 3; round += 1) {
    const { one, id } = await proposed();
    const link = await told(one.email, 'requested');
    const [approval, stop] = await Promise.all([approve(id), stopBy(link)]);
    expect(stop.code).toBe(200);
    const status = approval.code === 200 ? 'undone' : 'stopped';
    if (status === 'stopped') expect(approval).toMatchObject({ status: 409, error: 'state-unchanged' });
    expect(await accessRow(one.userId)).toMatchObject({ status, email: one.email, phone: one.phone });
  }
});

test('a fund password that a thief resets within 72 hours takes nothing out, before the stop or after', async () => {
  const one = await customer();
  const set = await setFund(one.token, oldFund, { password, totp: codeOf(bench, one.secret, 1) });
  expect(set.code).toBe(200);
  const { contact } = await recovered(one);
  const until = bench.time.clock.now() + 72 * hour;
  const text = await told(one.email, 'account changed');
  const thief = await enterBy(contact, 'thieves-123');
  const code = await codeFor(contact, 'FORGOT_FUNDS_PASSWORD');
  expect((await setFund(thief.data.token, newFund, { code })).code).toBe(200);
  const again = await login(contact, { password: 'thieves-123' });
  expect(await bench.server.services.fundPassword.verify(one.userId, newFund)).toBe('ok');
  expect(await withdraw(again.data.token, newFund)).toMatchObject({ error: 'withdrawal-held' });
  expect(await bench.server.services.destinations.holdUntil(one.userId)).toBe(until);
  bench.time.leap(71 * hour);
  expect(await withdraw((await login(contact, { password: 'thieves-123' })).data.token, newFund)).toMatchObject({
    error: 'withdrawal-held',
  });
  expect((await stopBy(text)).code).toBe(200);
  // Put back with all else: what the thief has set opens nothing any more.
  expect(await bench.server.services.fundPassword.verify(one.userId, newFund)).toBe('wrong');
  expect(await bench.server.services.fundPassword.verify(one.userId, oldFund)).toBe('ok');
  const owner = await login(one.account, { password, totp: codeOf(bench, one.secret) });
  const refusedStill = await withdraw(owner.data.token, oldFund, codeOf(bench, one.secret, 1));
  expect(refusedStill.code).toBe(403);
  const orders = await db().query('select 1 from withdrawal where user_id = $1', [one.userId]);
  expect(orders).toEqual([]);
});

test('a closing that was asked for is cancelled by the stop, with what else the stop ends', async () => {
  const one = await customer();
  expect((await setFund(one.token, oldFund, { password, totp: codeOf(bench, one.secret, 1) })).code).toBe(200);
  bench.time.advance(60_000);
  await handIn(one.account);
  const body = { fundPasswd: oldFund, address, totp: codeOf(bench, one.secret, 1) };
  expect((await bench.call('POST /player/close', { token: one.token, body })).code).toBe(200);
  const closings = () => db().query('select status from account_closing where user_id = $1', [one.userId]);
  expect(await closings()).toEqual([{ status: 'requested' }]);
  expect(await stopRecovery(bench.server.services, one.userId)).toBe(true);
  expect(await closings()).toEqual([{ status: 'cancelled' }]);
});
