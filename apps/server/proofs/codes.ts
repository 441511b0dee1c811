import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { ok, refuse, type Result } from '@candor/core/result.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';

export type CodePurpose = 'LOGIN' | 'REGISTER' | 'RESET_PASSWORD' | 'FORGOT_FUNDS_PASSWORD';
export const codeLifeMs = 10 * 60_000;
export const resendWaitMs = 60_000;
const triesAtMost = 5;

const hashOf = (salt: string, purpose: CodePurpose, address: string, code: string): string =>
  createHash('sha256').update(JSON.stringify([salt, purpose, address, code])).digest('hex');

/** Six-digit codes, each bound to one purpose and one address. The newest is the only one that is good. */
export class Codes {
  readonly #db: Database;
  readonly #clock: Clock;

  constructor(db: Database, clock: Clock) {
    this.#db = db;
    this.#clock = clock;
  }

  /** Makes a code and forgets the one before, and all that have expired. @returns seconds to wait when the last one is too young */
  async make(purpose: CodePurpose, address: string): Promise<{ code: string } | { waitSeconds: number }> {
    const now = this.#clock.now();
    const code = String(randomInt(1_000_000)).padStart(6, '0');
    const salt = randomBytes(16).toString('hex');
    await this.#db.query('delete from verification_code where expires_at <= $1', [now]);
    const made = await this.#db.query(
      `insert into verification_code as old (purpose, address, salt, code_hash, tries, created_at, expires_at) values ($1, $2, $3, $4, 0, $5, $6)
       on conflict (purpose, address) do update set salt = excluded.salt, code_hash = excluded.code_hash, tries = 0, created_at = excluded.created_at, expires_at = excluded.expires_at
       where old.created_at <= $7 returning address`,
      [purpose, address, salt, hashOf(salt, purpose, address, code), now, now + codeLifeMs, now - resendWaitMs],
    );
    if (made.length > 0) return { code };
    const [last] = await this.#db.query<{ created_at: string }>('select created_at from verification_code where purpose = $1 and address = $2', [purpose, address]);
    return { waitSeconds: Math.max(1, Math.ceil((Number(last?.created_at ?? now) + resendWaitMs - now) / 1000)) };
  }

  /** Takes a code back that could not be sent. */
  async withdraw(purpose: CodePurpose, address: string): Promise<void> {
    await this.#db.query('delete from verification_code where purpose = $1 and address = $2', [purpose, address]);
  }

  /** Tests a code without using it up. Every test is a try, counted before the code is compared. */
  async check(purpose: CodePurpose, address: string, code: string): Promise<Result<null, 'code-wrong' | 'code-expired'>> {
    const found = await this.#fitting(purpose, address, code);
    return found.ok ? ok(null) : found;
  }

  /** Uses a code up: of many that present it at once, one succeeds. */
  async consume(purpose: CodePurpose, address: string, code: string): Promise<Result<null, 'code-wrong' | 'code-expired'>> {
    const found = await this.#fitting(purpose, address, code);
    if (!found.ok) return found;
    const used = await this.#db.query('delete from verification_code where purpose = $1 and address = $2 and code_hash = $3 returning address', [purpose, address, found.value]);
    return used.length > 0 ? ok(null) : refuse('code-expired');
  }

  async #fitting(purpose: CodePurpose, address: string, code: string): Promise<Result<string, 'code-wrong' | 'code-expired'>> {
    const [row] = await this.#db.query<{ salt: string; code_hash: string }>(
      `update verification_code set tries = tries + 1
       where purpose = $1 and address = $2 and expires_at > $3 and tries < $4 returning salt, code_hash`,
      [purpose, address, this.#clock.now(), triesAtMost],
    );
    if (row === undefined) return refuse('code-expired');
    const same = timingSafeEqual(Buffer.from(row.code_hash), Buffer.from(hashOf(row.salt, purpose, address, code)));
    return same ? ok(row.code_hash) : refuse('code-wrong');
  }
}
