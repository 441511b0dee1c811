import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { ok, refuse, type Result } from '@candor/core/result.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { sourceOf } from '../http/limits.ts';
import { knownDevice } from './known-devices.ts';

export type CodePurpose = 'LOGIN' | 'REGISTER' | 'RESET_PASSWORD' | 'FORGOT_FUNDS_PASSWORD' | 'RECOVER';
export const codeLifeMs = 10 * 60_000;
export const resendWaitMs = 60_000;
/** Of whoever asked for the code, and of everybody else together: a stranger can't use up the tries of the owner. */
const triesAtMost = 5;

const hashOf = (salt: string, purpose: CodePurpose, address: string, code: string): string =>
  createHash('sha256')
    .update(JSON.stringify([salt, purpose, address, code]))
    .digest('hex');

/**
 * Who asks for a code or presents one: a device that has signed in to the account before, else the source of the
 * request.
 */
export async function askerOf(
  db: Pick<Database, 'query'>,
  userId: string | undefined,
  { ip, deviceTokens }: { readonly ip: string; readonly deviceTokens: readonly string[] },
): Promise<{ readonly asker: string; readonly known: boolean }> {
  const device = userId === undefined ? null : await knownDevice(db, { kind: 'customer', id: userId }, deviceTokens);
  return device === null ? { asker: sourceOf(ip), known: false } : { asker: `device ${device}`, known: true };
}

type Checked = Result<null, 'code-wrong' | 'code-expired'>;
interface Row {
  salt: string;
  code_hash: string;
}

/** Six-digit codes, each bound to one purpose and one address. Of one asker the newest is the only one that is good. */
export class Codes {
  readonly #db: Database;
  readonly #clock: Clock;

  constructor(db: Database, clock: Clock) {
    this.#db = db;
    this.#clock = clock;
  }

  /**
   * Makes a code and forgets the asker's one before, and all that have expired.
   * @returns seconds to wait when their last one is too young
   */
  async make(purpose: CodePurpose, address: string, asker = ''): Promise<{ code: string } | { waitSeconds: number }> {
    const now = this.#clock.now();
    const code = String(randomInt(1_000_000)).padStart(6, '0');
    const salt = randomBytes(16).toString('hex');
    await this.#db.query('delete from verification_code where expires_at <= $1', [now]);
    const made = await this.#db.query(
      `insert into verification_code as old (purpose, address, salt, code_hash, created_at, expires_at, asker)
        values ($1, $2, $3, $4, $5, $6, $8)
       on conflict (purpose, address, asker) do update set salt = excluded.salt, code_hash = excluded.code_hash,
         tries = 0, other_tries = 0,
         created_at = excluded.created_at, expires_at = excluded.expires_at
       where old.created_at <= $7 returning address`,
      [purpose, address, salt, hashOf(salt, purpose, address, code), now, now + codeLifeMs, now - resendWaitMs, asker],
    );
    if (made.length > 0) return { code };
    const [last] = await this.#db.query<{ created_at: string }>(
      'select created_at from verification_code where purpose = $1 and address = $2 and asker = $3',
      [purpose, address, asker],
    );
    return { waitSeconds: Math.max(1, Math.ceil((Number(last?.created_at ?? now) + resendWaitMs - now) / 1000)) };
  }

  /** Takes a code back that could not be sent. */
  async withdraw(purpose: CodePurpose, address: string, asker = ''): Promise<void> {
    await this.#db.query('delete from verification_code where purpose = $1 and address = $2 and asker = $3', [
      purpose,
      address,
      asker,
    ]);
  }

  /** Tests a code without using it up. Every test is a try, counted before the code is compared. */
  async check(purpose: CodePurpose, address: string, code: string, asker = ''): Promise<Checked> {
    const found = await this.#fitting(purpose, address, code, asker);
    return found.ok ? ok(null) : found;
  }

  /** Uses a code up, and with it the others of the address: of many that present it at once, one succeeds. */
  async consume(purpose: CodePurpose, address: string, code: string, asker = ''): Promise<Checked> {
    const found = await this.#fitting(purpose, address, code, asker);
    if (!found.ok) return found;
    const used = await this.#db.query(
      'delete from verification_code where purpose = $1 and address = $2 and code_hash = $3 returning address',
      [purpose, address, found.value],
    );
    if (used.length === 0) return refuse('code-expired');
    await this.#db.query('delete from verification_code where purpose = $1 and address = $2', [purpose, address]);
    return ok(null);
  }

  async #fitting(
    purpose: CodePurpose,
    address: string,
    code: string,
    asker: string,
  ): Promise<Result<string, 'code-wrong' | 'code-expired'>> {
    const rows = await this.#db.query<Row>(
      `update verification_code set tries = tries + (asker = $5)::int, other_tries = other_tries + (asker <> $5)::int
       where purpose = $1 and address = $2 and expires_at > $3
         and case when asker = $5 then tries else other_tries end < $4 returning salt, code_hash`,
      [purpose, address, this.#clock.now(), triesAtMost, asker],
    );
    if (rows.length === 0) return refuse('code-expired');
    const right = rows.find((row) =>
      timingSafeEqual(Buffer.from(row.code_hash), Buffer.from(hashOf(row.salt, purpose, address, code))),
    );
    return right === undefined ? refuse('code-wrong') : ok(right.code_hash);
  }
}
