import { price, priceScale, type Price } from '@candor/core/money/amount.ts';
import type { Database } from '../db/database.ts';
import type { Change } from './content-texts.ts';

/** VND for one USDT as it counts now. An accepted order or report keeps the rate it was accepted under. */
export interface SetRates {
  readonly vndPerUsdt: string;
  change(vndPerUsdt: string, now: number): Change;
  /** Reads what another process has changed. */
  reload(): Promise<void>;
}

/** @param preset of the settings, while no operators have set another */
export async function openRates(db: Database, preset: string): Promise<SetRates> {
  const stored = async (): Promise<string> => {
    const [row] = await db.query<{ units: string }>("select units from set_rate where name = 'VND'");
    return row?.units ?? preset;
  };
  let vndPerUsdt = await stored();
  return {
    get vndPerUsdt() {
      return vndPerUsdt;
    },
    async reload() {
      vndPerUsdt = await stored();
    },
    change: (wanted, now) => ({
      statement: {
        sql: `insert into set_rate (name, units, changed_at) values ('VND', $1, $2)
          on conflict (name) do update set units = excluded.units, changed_at = excluded.changed_at`,
        params: [wanted, now],
      },
      apply: () => {
        vndPerUsdt = wanted;
      },
    }),
  };
}

/** VND for one USDT as operators have set it. It changes while the server runs: ask for it each time. */
export const vndRateOf = ({ rates }: { readonly rates: Pick<SetRates, 'vndPerUsdt'> }): Price =>
  price(BigInt(rates.vndPerUsdt) * 10n ** BigInt(priceScale));
