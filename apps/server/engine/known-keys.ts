import { setTimeout as sleep } from 'node:timers/promises';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { idempotencyKeepMs, nameOf, type IdempotencyKey } from './idempotency.ts';
import { KeyFilter } from './key-filter.ts';

const pageRows = 5_000;
const retryMs = 1_000;
const pageSql = `select created_at, user_id, route, key from idempotency
  where created_at >= $1 and (created_at, user_id, route, key) > ($1, $2, $3, $4)
  order by created_at, user_id, route, key limit ${pageRows}`;

interface StoredKey {
  readonly created_at: string;
  readonly user_id: string;
  readonly route: string;
  readonly key: string;
}
const beforeAll: StoredKey = { created_at: '0', user_id: '', route: '', key: '' };

/**
 * Says of most new keys that nothing is stored under them, so that nobody has to ask the table. What it says is
 * believed for speed alone: the primary key judges.
 */
export class KnownKeys {
  private readonly filter = new KeyFilter();
  private isFilled = false;
  /** Of the writer that is open: what was begun for an earlier one comes to nothing. */
  private readings = 0;
  private readonly db: Pick<Database, 'query'>;
  private readonly clock: Clock;

  constructor(db: Pick<Database, 'query'>, clock: Clock) {
    this.db = db;
    this.clock = clock;
  }

  /** Whatever is stored under a key, or was noted, may be stored; before all is read, everything. */
  mayBeStored(key: IdempotencyKey): boolean {
    return !this.isFilled || this.filter.mayHold(nameOf(key));
  }

  /** To be called before it is written: whether a commit that fails has stored it is not known. */
  note(key: IdempotencyKey): void {
    this.filter.note(nameOf(key), this.clock.now());
  }

  /** Reads all anew beside the work: while nobody held the writer another process may have stored some. */
  fill(): void {
    this.stop();
    void this.read(this.readings);
  }

  stop(): void {
    this.readings += 1;
    this.isFilled = false;
  }

  private async read(reading: number): Promise<void> {
    for (let last: StoredKey | undefined = beforeAll; last !== undefined;) {
      const page = await this.pageAfter(last);
      if (reading !== this.readings) return;
      if (page === null) {
        await sleep(retryMs, undefined, { ref: false });
        continue;
      }
      // What lies longer than it has to is kept as if it were just old enough.
      const oldest = this.clock.now() - idempotencyKeepMs;
      for (const row of page) {
        const key = { userId: row.user_id, route: row.route, key: row.key, bodyHash: '' };
        this.filter.note(nameOf(key), Math.max(Number(row.created_at), oldest));
      }
      last = page.at(-1);
    }
    this.isFilled = true;
  }

  /** Null when the database can't be asked now; the writer's own faults tell of that. */
  private pageAfter({ created_at: at, user_id: userId, route, key }: StoredKey): Promise<StoredKey[] | null> {
    return this.db.query<StoredKey>(pageSql, [at, userId, route, key]).catch(() => null);
  }
}
