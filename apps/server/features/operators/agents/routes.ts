import type { CallAnswer } from '@candor/api-contract/index.ts';
import { rate, rateScale } from '@candor/core/money/amount.ts';
import { formatPlain } from '@candor/core/money/decimal.ts';
import { platformDate } from '../../../engine/rows/messages.ts';
import { ok } from '@candor/core/result.ts';
import { readPage, type Page } from '../../../db/paging.ts';
import type { Http } from '../../../http/http.ts';
import { route } from '../../../http/route.ts';
import type { ConsoleServices } from '../console-services.ts';
import { usdtText } from './due-days.ts';
import { agents, shareText } from './report.ts';

interface DayRow {
  readonly platform_day: string;
  readonly traders: number;
  readonly fees: string;
  readonly share: string;
  readonly commission: string;
  readonly paid_at: string | null;
}

const presentDay = (row: DayRow) => ({
  day: platformDate(Number(row.platform_day)),
  traders: row.traders,
  fees: usdtText(row.fees),
  share: formatPlain(rate(BigInt(row.share)), rateScale),
  commission: usdtText(row.commission),
  paidAt: row.paid_at === null ? null : Number(row.paid_at),
});

/** An agent's own days. Of whom they have invited only how many have paid fees, and how much together. */
async function ownDays(
  services: ConsoleServices,
  agentId: string,
  at: Page,
): Promise<CallAnswer<'GET /player/commissions'>> {
  const { db } = services;
  const days = await readPage<DayRow, ReturnType<typeof presentDay>>(
    db,
    {
      columns: 'd.platform_day, d.traders, d.fees::text, d.share::text, d.commission::text, p.paid_at',
      from: 'from agent_day d left join agent_commission p using (agent_id, platform_day) where d.agent_id = $1',
      order: 'd.platform_day desc',
    },
    [agentId],
    at,
    presentDay,
  );
  const [own] = await db.query<{ since: string | null; paid: string }>(
    `select (select since from agent where user_id = $1 and until is null) as since,
      (select coalesce(sum(commission), 0)::text from agent_commission where agent_id = $1) as paid`,
    [agentId],
  );
  const since = own?.since ?? null;
  return {
    ...days,
    agentSince: since === null ? null : Number(since),
    share: shareText(services),
    paid: usdtText(own?.paid ?? '0'),
  };
}

/** What agents bring and get: for themselves, and for operators. */
export function registerAgents(http: Http, services: ConsoleServices): void {
  route(http, 'GET /player/commissions', async ({ query }, { user }) =>
    ok(await ownDays(services, user.userId, query)),
  );
  route(http, 'GET /operator/agents', async ({ query }) => ok(await agents(services, query)));
}
