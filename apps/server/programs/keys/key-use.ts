import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';

/** What a key was used for since its use was last stored. */
interface Use {
  calls: number;
  orders: number;
  refusals: number;
}

export interface KeyUse {
  /** Adds to the counters of a key; they reach their row within ten seconds of use, or with {@link store}. */
  note(id: string, more: Partial<Use>): void;
  /** Stores what is not stored yet. */
  store(): Promise<void>;
}

const storeEveryMs = 10_000;
const storeSql = `update program_key k set used_at = greatest(k.used_at, $2::bigint), calls = k.calls + n.calls,
    orders = k.orders + n.orders, refusals = k.refusals + n.refusals
  from jsonb_to_recordset($1::jsonb) as n (id text, calls bigint, orders bigint, refusals bigint) where k.id = n.id`;

/** Counts what keys are used for; no request waits for a write. @param onFault told of what could not be stored */
export function openKeyUse(
  { db, clock }: { readonly db: Database; readonly clock: Clock },
  onFault: (error: unknown) => void,
): KeyUse {
  let uses = new Map<string, Use>();
  let storedAt = 0;
  async function store(): Promise<void> {
    if (uses.size === 0) return;
    const rows = [...uses].map(([id, use]) => ({ id, ...use }));
    uses = new Map();
    storedAt = clock.now();
    await db.query(storeSql, [JSON.stringify(rows), storedAt]).catch(onFault);
  }
  return {
    note(id, { calls = 0, orders = 0, refusals = 0 }) {
      const use = uses.get(id) ?? { calls: 0, orders: 0, refusals: 0 };
      uses.set(id, {
        calls: use.calls + calls,
        orders: use.orders + orders,
        refusals: use.refusals + refusals,
      });
      if (clock.now() - storedAt >= storeEveryMs) void store();
    },
    store,
  };
}
