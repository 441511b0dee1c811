import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../apps/server/db/database.ts';
import { openPglite } from '../../apps/server/db/pglite.ts';
import { verifyAudit } from '../../apps/server/operators/audit.ts';

const program = path.join(import.meta.dirname, '../../apps/server/operators/create-first.ts');
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'operators-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The command as it is typed, on the data folder of the test. */
function run(...args: string[]): { status: number | null; out: string; fault: string } {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', program, ...args],
    { env: { PATH: process.env['PATH'], DATA_DIR: folder }, encoding: 'utf8' },
  );
  return { status, out: stdout.trim(), fault: stderr.trim() };
}

/** Between two commands: one at a time holds the data. */
async function look<Value>(at: (db: Database) => Promise<Value>): Promise<Value> {
  const db = await openPglite(folder);
  try {
    return await at(db);
  } finally {
    await db.close();
  }
}
const query = (sql: string, params: readonly unknown[] = []) => look((db) => db.query(sql, params));
/** As after the first sign-in, on a device that is known from then on. */
const setUp = (name: string) =>
  look(async (db) => {
    await db.query(
      "update operator set password_own = true, totp_secret = 'sealed', totp_enrolled = true where name = $1",
      [name],
    );
    await db.query(
      `insert into operator_session (id, token_hash, operator_id, stage, ip, created_at, seen_at)
        select 's-' || name, 't-' || name, id, 'live', '::1', 1, 1 from operator where name = $1`,
      [name],
    );
    await db.query(
      `insert into known_device (token_hash, owner, owner_id, created_at, seen_at)
        select 'd-' || name, 'operator', id, 1, 1 from operator where name = $1`,
      [name],
    );
  });
const sessions = () => query('select id from operator_session order by id');
const password = (text: string): string => /^one-time password: (\S+)$/m.exec(text)?.[1] ?? '';

test('what is no command, no name or no role is refused with the usage, and nobody is made', () => {
  for (const args of [
    [],
    ['list-all'],
    ['reset'],
    ['disable', 'a b'],
    ['create', 'ann', 'owner'],
    ['constructor', 'ann'],
  ])
    expect(run(...args), args.join(' ')).toMatchObject({
      status: 1,
      out: '',
      fault: expect.stringContaining('list | reset <name> | disable <name> | enable <name>') as string,
    });
  expect(run('list')).toEqual({ status: 0, out: 'there are no operators yet', fault: '' });
});

test('who is made is listed, with role and state', async () => {
  for (const [name, role] of [
    ['anna', 'admin'],
    ['bert', 'admin'],
    ['finn', 'finance'],
  ] as const)
    expect(run('create', name, role)).toMatchObject({ status: 0 });
  await setUp('anna');
  await setUp('finn');
  expect(
    run('list')
      .out.split('\n')
      .map((line) => line.split(/ {2,}/)),
  ).toEqual([
    ['name', 'role', 'state', 'made by', 'last seen'],
    ['anna', 'admin', 'active', 'command line', '1970-01-01 00:00 UTC'],
    ['bert', 'admin', 'invited', 'command line', '-'],
    ['finn', 'finance', 'active', 'command line', '1970-01-01 00:00 UTC'],
  ]);
});

test('the last administrator who can work is not shut out; with a second one, the first is', async () => {
  expect(run('disable', 'anna')).toEqual({
    status: 1,
    out: '',
    fault: expect.stringContaining('anna is the last active administrator') as string,
  });
  expect(await query("select disabled from operator where name = 'anna'")).toEqual([{ disabled: false }]);
  await setUp('bert');
  expect(run('disable', 'anna')).toEqual({
    status: 0,
    out: 'operator anna is shut out, every session has ended',
    fault: '',
  });
  expect(await sessions()).toEqual([{ id: 's-bert' }, { id: 's-finn' }]);
  expect(run('disable', 'anna')).toMatchObject({ status: 1, fault: expect.stringContaining('already') as string });
  expect(run('disable', 'bert')).toMatchObject({ status: 1, fault: expect.stringContaining('last') as string });
  expect(run('list').out).toMatch(/anna +admin +shut out/);
  expect(run('enable', 'anna')).toEqual({ status: 0, out: 'operator anna is let in', fault: '' });
  expect(await query("select disabled from operator where name = 'anna'")).toEqual([{ disabled: false }]);
});

test('the database keeps the last one too', async () => {
  await expect(query("update operator set disabled = true where role = 'admin'")).rejects.toThrow(
    'is the last active administrator',
  );
  await expect(query("update operator set role = 'support' where role = 'admin'")).rejects.toThrow(
    'is the last active administrator',
  );
});

test('a reset begins password and authenticator anew and ends sessions and known devices', async () => {
  const before = await query("select password_hash from operator where name = 'finn'");
  const { status, out } = run('reset', 'FINN');
  expect([status, password(out)]).toEqual([0, expect.stringMatching(/^[a-z2-9]{5}(-[a-z2-9]{5}){3}$/)]);
  const after = await query(
    "select password_own, totp_enrolled, totp_secret, totp_step::int, reset_by from operator where name = 'finn'",
  );
  expect(after).toEqual([
    { password_own: false, totp_enrolled: false, totp_secret: null, totp_step: 0, reset_by: null },
  ]);
  expect(await query("select password_hash from operator where name = 'finn'")).not.toEqual(before);
  expect(await sessions()).toEqual([{ id: 's-bert' }]);
  expect(await query("select token_hash from known_device where owner = 'operator' order by 1")).toEqual([
    { token_hash: 'd-anna' },
    { token_hash: 'd-bert' },
  ]);
  for (const command of ['reset', 'disable', 'enable'])
    expect(run(command, 'nobody')).toMatchObject({
      status: 1,
      fault: expect.stringContaining('no operator') as string,
    });
});

test('each act stands in the chained audit, without a password', async () => {
  const rows = await query(
    "select act, operator_id, operator_name, details::json ->> 'name' as name from operator_audit order by seq",
  );
  const by = { operator_id: null, operator_name: 'command line' };
  expect(rows).toEqual([
    { act: 'operator-create', ...by, name: 'anna' },
    { act: 'operator-create', ...by, name: 'bert' },
    { act: 'operator-create', ...by, name: 'finn' },
    { act: 'operator-disable', ...by, name: 'anna' },
    { act: 'operator-enable', ...by, name: 'anna' },
    { act: 'operator-reset', ...by, name: 'finn' },
  ]);
  expect(await look((db) => verifyAudit(db))).toMatchObject({ rows: 6, broken: null });
});
