import type { Database } from '../../../db/database.ts';
import { revealCard, selectCards } from '../../../destinations/card-store.ts';
import type { CustomerServices, Ground } from '../../../services.ts';

export type Needs = Pick<Ground, 'db' | 'reads' | 'secrets' | 'clock'> & Pick<CustomerServices, 'identity'>;
type Row = Readonly<Record<string, unknown>>;

/** Whitelisted columns by the names of the wire, in one statement each. */
const lists: Readonly<Record<string, string>> = {
  account: `select account, email, phone, nick_name as "nickName", country, language, invite_code as "inviteCode",
      (select k.code from campaign k where k.id = campaign_id) as "campaignCode", standing,
      created_at::float8 as "createdAt" from customer where id = $1`,
  wallet: `select currency as "currencyCode", chain, address, created_at::float8 as "createdAt"
    from wallet where user_id = $1 order by created_at, id`,
  session: `select device, network, created_at::float8 as "startedAt", seen_at::float8 as "seenAt"
    from session where user_id = $1 order by created_at, id`,
  favourite: `select symbol from favourite where user_id = $1 order by symbol`,
  priceAlert: `select symbol, direction, trim_scale(price)::text as price, created_at::float8 as "createdAt"
    from price_alert where user_id = $1 order by created_at, id`,
  programKey: `select name, rights, addresses, created_at::float8 as "createdAt", ended_at::float8 as "endedAt"
    from program_key where user_id = $1 order by created_at, id`,
  passkey: `select name, created_at::float8 as "createdAt", used_at::float8 as "usedAt"
    from passkey where owner = 'customer' and owner_id = $1 order by created_at, id`,
  ownLimit: `select trim_scale(daily_loss / 1000000)::text as "dailyLoss", trim_scale(stake / 1000000)::text as stake,
      time_out_until::float8 as "timeOutUntil", excluded_until::float8 as "excludedUntil"
    from own_limits where user_id = $1`,
  agent: `select since::float8 as since, until::float8 as until from agent where user_id = $1 order by id`,
  commission: `select d.platform_day::float8 as "platformDay", d.traders,
      trim_scale(d.fees / 1000000)::text as fees, trim_scale(d.share / 100000000)::text as share,
      trim_scale(d.commission / 1000000)::text as commission, p.paid_at::float8 as "paidAt"
    from agent_day d left join agent_commission p using (agent_id, platform_day)
    where d.agent_id = $1 order by d.platform_day`,
  spotVolume: `select platform_day::float8 as "platformDay", trim_scale(volume / 1000000)::text as volume
    from spot_volume where user_id = $1 order by platform_day`,
  picture: `select f.id, u.purpose, f.created_at::float8 as "createdAt"
    from file f join file_use u on u.file_id = f.id where f.user_id = $1 order by f.created_at, f.id`,
};

const listed = async (db: Database, userId: string): Promise<object[]> => {
  const found: object[] = [];
  for (const [what, sql] of Object.entries(lists))
    for (const row of await db.query<Row>(sql, [userId])) found.push({ what, ...row });
  return found;
};

/** Who they are to us: account, papers, cards, addresses, devices, and what they have arranged. */
export async function aboutPerson({ db, secrets, identity }: Needs, userId: string): Promise<object[]> {
  const papers: object[] = [];
  for (const level of ['primary', 'advanced'] as const) {
    const found = await identity.find(userId, level);
    if (found === null) continue;
    const { status, reason, document, photos, submittedAt, decidedAt } = found;
    papers.push({ what: 'papers', level, status, reason, document, photos, submittedAt, decidedAt });
  }
  const cards: object[] = [];
  for (const { id, created_at: createdAt } of await selectCards(db, userId, null))
    cards.push({ what: 'card', ...(await revealCard(db, secrets, userId, id)), createdAt: Number(createdAt) });
  return [...(await listed(db, userId)), ...papers, ...cards];
}
