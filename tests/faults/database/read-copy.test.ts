import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { figuresOf, firingOf } from '../../../apps/server/running/figures/test-alerts.ts';
import { startServer, type ServerProcess } from '../../../bench/harness/server-process.ts';
import { canMakePostgres } from './own-postgres.ts';
import { openCopiedPostgres, type CopiedPostgres } from './postgres-copy.ts';

describe.runIf(canMakePostgres)('long reads of a copy of the database', () => {
  let postgres: CopiedPostgres;
  let server: ServerProcess;
  let token = '';
  beforeAll(async () => {
    postgres = await openCopiedPostgres();
    const { url, copyUrl } = postgres;
    server = await startServer({ DATABASE_URL: url, DATABASE_READ_URL: copyUrl, SECRETS_KEY: '6'.repeat(64) });
    const password = 'secret-123';
    const form = { type: 'account', account: 'tester0001', password, confirmPassword: password, agree: true };
    token = String((await call('POST /register', form))['token']);
    await call('POST /account/testFunds', {});
  });
  afterAll(async () => {
    await server?.end('SIGTERM');
    await postgres?.close();
  });

  async function call(name: string, body?: object): Promise<Record<string, unknown>> {
    const [method = '', address = ''] = name.split(' ');
    const response = await fetch(`http://127.0.0.1:${server.port}${address}`, {
      method,
      headers: { 'coin-auth': token, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const { code, data } = (await response.json()) as { code: number; data: Record<string, unknown> };
    expect([name, code]).toEqual([name, 200]);
    return data;
  }
  /** Changes the balance, and looks at the statement at once. @returns how many lines it has */
  async function move(fromType: number, toType: number): Promise<unknown> {
    await call('POST /account/executeUserCutTurn', { fromType, toType, currencyCode: 'USDT', amount: '1' });
    return (await call('GET /account/page?page=1&limit=1'))['total'];
  }
  const metrics = async (): Promise<string> => (await fetch(`http://127.0.0.1:${server.port}/metrics`)).text();
  const firing = async (): Promise<string[]> => firingOf(figuresOf(await metrics()));
  const answered = async (by: string): Promise<number> => {
    const text = await metrics();
    return Number(new RegExp(`^candor_long_reads_total\\{answered="${by}"\\} (\\d+)$`, 'm').exec(text)?.[1] ?? 0);
  };

  test('nobody misses what they have just done, whether the copy keeps up, lags or is gone', async () => {
    const before = Number((await call('GET /account/page?page=1&limit=1'))['total']);
    for (let moves = 1; moves <= 20; moves += 1)
      expect(await (moves % 2 === 1 ? move(1, 3) : move(3, 1))).toBe(before + 2 * moves);
    expect(await answered('copy')).toBeGreaterThan(0);
    expect(await answered('away')).toBe(0);
    expect(await firing()).not.toContain('CandorCopyLost');

    const behind = await answered('behind');
    await postgres.pauseCopy();
    expect(await move(1, 3)).toBe(before + 42);
    expect(await answered('behind')).toBeGreaterThan(behind);
    await postgres.resumeCopy();
    const copied = await answered('copy');
    await expect
      .poll(async () => {
        await call('GET /account/page?page=1&limit=1');
        return answered('copy');
      })
      .toBeGreaterThan(copied);
    expect(await call('GET /fair/invariants')).toMatchObject({ holds: true });

    postgres.stopCopy();
    expect(await move(3, 1)).toBe(before + 44);
    expect(await move(1, 3)).toBe(before + 46);
    expect(await answered('away')).toBeGreaterThan(0);
    expect(await firing()).toContain('CandorCopyLost');
  });
});
