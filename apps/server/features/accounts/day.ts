import { unitPrice } from '@candor/core/exchange/rules.ts';
import { amount, zero, type Price } from '@candor/core/money/amount.ts';
import { formatAmount, type Currency } from '@candor/core/money/currencies.ts';
import { ok } from '@candor/core/result.ts';
import { dayCurve, type HeldCourse } from '@candor/core/valuation/day-curve.ts';
import type { Row } from '../../engine/rows/table.ts';
import type { Http } from '../../http/http.ts';
import { route } from '../../http/route.ts';
import type { CallServices } from '../../services.ts';
import { sparkPoints as points } from '../../market/market-view.ts';
import { currencyOf } from '../../transactions/statement-line.ts';

const stepMs = 1_800_000;

/** By currency what is held now, and what each step has changed: one statement, so that they belong together. */
const held = `select a.currency, a.step, coalesce(a.units, 0) as units from (
  select currency, 0 as step, sum(available + frozen) as units from account
    where owner = $1 and type between 1 and 3 group by currency
  union all
  select e.currency, ceil((j.time - $2::bigint) / $3::numeric)::int, sum(e.available + e.frozen)
    from journal_entry e join journal j on j.id = e.journal_id
    where e.owner = $1 and e.type between 1 and 3 and j.time > $2 group by 1, 2) a`;

/** One price for each point, oldest first. Before the first that is known stands the first. */
function pricesOf({ market, priceOf }: Pick<CallServices, 'market' | 'priceOf'>, currency: Currency): (Price | null)[] {
  if (currency === 'USDT') return Array.from({ length: points }, () => unitPrice);
  const closes = market.spark(`${currency}USDT`, points);
  const now = priceOf(currency);
  const known = closes.length === 0 ? [now] : [...closes.slice(0, -1), now ?? closes.at(-1) ?? null];
  return [...Array.from({ length: points - known.length }, () => known[0] ?? null), ...known];
}

async function coursesOf(
  services: Pick<CallServices, 'db' | 'market' | 'priceOf'>,
  userId: string,
  from: number,
): Promise<HeldCourse[]> {
  const rows = await services.db.query<Row>(held, [userId, from, stepMs]);
  return [...Map.groupBy(rows, currencyOf)].map(([currency, parts]) => {
    const at = (step: number) => {
      const found = parts.find((row) => Number(row.step) === step);
      return found === undefined ? zero : amount(BigInt(String(found.units)));
    };
    const changes = Array.from({ length: points - 1 }, (_, index) => at(index + 1));
    return { currency, held: at(0), changes, prices: pricesOf(services, currency) };
  });
}

/** The curve of what a customer has owned in the last 24 hours. */
export function registerDay(http: Http, services: Pick<CallServices, 'db' | 'market' | 'priceOf' | 'clock'>): void {
  route(http, 'GET /account/day', async (_, { user }) => {
    const to = services.clock.now();
    const from = to - (points - 1) * stepMs;
    const worth = dayCurve(await coursesOf(services, user.userId, from), points);
    return ok({ from, to, worth: worth.map((units) => formatAmount(units, 'USDT')) });
  });
}
