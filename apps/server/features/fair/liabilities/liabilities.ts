import type { CallAnswer } from '@candor/api-contract/index.ts';
import { ok } from '@candor/core/result.ts';
import type { Http } from '../../../http/http.ts';
import { refused } from '../../../http/refused.ts';
import { route } from '../../../http/route.ts';
import type { Reserves } from '../../../chain/reserves/open-reserves.ts';
import type { Services } from '../../../services.ts';
import { firstVersion } from './first-version.ts';
import { decimalOf, presentRoots, type RootRow } from './in-currency.ts';
import { momentProof } from './moment-proof.ts';
import { ownParts } from './own-parts.ts';
import type { Moment } from './take-liabilities.ts';

type Answer = Extract<CallAnswer<'GET /fair/liabilities'>, { v: 2 }>;
type Needs = Pick<Services, 'db' | 'publicLog'>;
interface MomentRow extends Moment {
  readonly taken_at: string;
  readonly journal_id: string;
  readonly house: string;
  readonly reserves: string | null;
}

/** What is published of one moment, and to a customer the way from their own leaves to it. */
export function registerLiabilities(http: Http, services: Needs): void {
  route(http, 'GET /fair/liabilities', async ({ query: { day, moment } }, { user }) => {
    const [taken] = await services.db.query<MomentRow>(
      `select day, moment, taken_at, journal_id, house::text, reserves::text from liability_moment
        where day = coalesce($1, day) and moment = coalesce($2, moment) order by day desc, moment desc limit 1`,
      [day ?? null, moment ?? null],
    );
    if (taken !== undefined) return ok(await present(services, taken, user?.userId));
    const before = await firstVersion(services.db, day, user?.userId);
    return before === null ? refused('not-found', { field: 'day' }) : ok(before);
  });
}

/** What the proven addresses held; their number is small. */
function presentReserves(stored: string | null): Answer['reserves'] {
  if (stored === null) return null;
  const { message, list } = JSON.parse(stored) as Reserves;
  return {
    message,
    list: list.map(({ address, signature, units }) => ({
      address,
      signature,
      amount: units === null ? null : decimalOf(units, 'USDT'),
    })),
  };
}

async function present({ db, publicLog }: Needs, taken: MomentRow, userId: string | undefined): Promise<Answer> {
  const totals = await db.query<RootRow>(
    'select currency, sum, hash, leaves from liability_total where (day, moment) = ($1, $2)',
    [taken.day, taken.moment],
  );
  const house = JSON.parse(taken.house) as { name: Answer['house'][number]['name']; currency: string; units: string }[];
  return {
    v: 2,
    day: taken.day,
    moment: taken.moment,
    takenAt: Number(taken.taken_at),
    journalId: taken.journal_id,
    roots: presentRoots(totals),
    house: house.map(({ name, currency, units }) => ({ name, currency, amount: decimalOf(units, currency) })),
    reserves: presentReserves(taken.reserves),
    proof: publicLog.shown === null ? null : await momentProof(db, publicLog.shown, taken),
    own: userId === undefined ? null : await ownParts(db, taken, userId),
  };
}
