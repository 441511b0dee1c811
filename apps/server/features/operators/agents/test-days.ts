import { fraction } from '@candor/core/money/amount.ts';
import { platformDayStartOf } from '@candor/core/platform-day.ts';
import { firstVersion } from '@candor/core/rule-versions/version.ts';
import { paperRules } from '@candor/core/rules.ts';
import type { Statement } from '../../../db/database.ts';
import { openTestDatabase, type TestDatabase } from '../../../db/test-database.ts';
import { countDay } from './count-day.ts';

/** The platform day that is looked at; its first moment, and the one after its last. */
export const day = 20_600;
export const [begin, end] = [platformDayStartOf(day), platformDayStartOf(day + 1)];
export const rules = {
  pairs: paperRules.spot.pairs,
  versions: [firstVersion({ ...paperRules, agents: { share: fraction('0.2') } })],
};

/** People, agents and what was booked of fees, as rows of a database without a server. */
export class TestDays {
  readonly opened: TestDatabase;
  private journals = 0;
  private decided = 0;

  private constructor(opened: TestDatabase) {
    this.opened = opened;
  }

  static async open(): Promise<TestDays> {
    const days = new TestDays(await openTestDatabase());
    for (const [id, role] of Object.entries({ fred: 'finance', rita: 'risk' }))
      await days.query(
        `insert into operator (id, name, name_key, role, password_hash, created_at) values ($1, $1, $1, $2, 'x', 1)`,
        [id, role],
      );
    return days;
  }

  query = (sql: string, params: readonly unknown[] = []) => this.opened.db.query(sql, params);

  person = (id: string, invitedBy: string | null = null) =>
    this.query(
      `insert into customer (id, account, account_key, nick_name, password_hash, password_changed_at, invite_code,
         invited_by, created_at) values ($1, $1, $1, $1, 'x', 1, 'code' || $1, $2, 1)`,
      [id, invitedBy],
    );

  /** What two operators have decided of somebody. */
  proposal = (id: string, userId: string, agent: boolean): Statement => ({
    sql: `insert into operator_proposal
        (id, kind, subject, user_id, payload, reason, maker, made_at, checker, decided_at, decision)
      values ($1, 'agent-change', 'user:' || $2, $2, $3, 'a test', 'fred', 1, 'rita', 2, 'approved')`,
    params: [id, userId, JSON.stringify({ kind: 'agent-change', userId, agent, reason: 'a test' })],
  });

  /** Until a moment, or to this day. */
  agent = async (userId: string, since: number, until: number | null = null): Promise<void> => {
    const id = `p${(this.decided += 2)}`;
    await this.opened.db.batch([
      this.proposal(id, userId, true),
      { sql: 'insert into agent (user_id, since, proposal_id) values ($1, $2, $3)', params: [userId, since, id] },
    ]);
    if (until !== null)
      await this.opened.db.batch([
        this.proposal(`${id}e`, userId, false),
        {
          sql: 'update agent set until = $2, ended_by = $3 where user_id = $1 and until is null',
          params: [userId, until, `${id}e`],
        },
      ]);
  };

  /** A futures order that is opened: of its fee a part for the insurance. In the order of their times. */
  futures = async (userId: string, at: number, kept: bigint): Promise<number> => {
    const id = (this.journals += 1);
    await this.query(`insert into journal values ($1, 'futures-open', $2, $3)`, [id, `f${id}`, at]);
    await this.query(
      `insert into journal_entry values ($1, 0, $2, 3, 'USDT', $3, 0, 0, 0),
        ($1, 1, 'fees', 0, 'USDT', $4, 0, 0, 0), ($1, 2, 'insurance', 0, 'USDT', 7, 0, 0, 0)`,
      [id, userId, -kept - 7n, kept],
    );
    return id;
  };

  /** A deal of spot that somebody has taken part in; in the order of their times. */
  deal = async (
    userId: string,
    at: number,
    of: { readonly side: 'buy' | 'sell'; readonly symbol: string; readonly steps: number } & Record<
      'amount' | 'fee',
      bigint
    >,
  ): Promise<number> => {
    const id = (this.journals += 1);
    await this.query(`insert into journal values ($1, 'spot-fill', $2, $3)`, [id, `s${id}`, at]);
    await this.query(`insert into spot_deal values ($1, $2, $3, $4, $5, 'taker', 1, $6, $7, $8, $9)`, [
      id,
      `s${id}`,
      userId,
      of.symbol,
      of.side,
      of.steps,
      of.amount,
      of.fee,
      at,
    ]);
    return id;
  };

  /** What is counted of the day: agent, how many have paid, fees and commission. */
  counted = async (db: Parameters<typeof countDay>[0] = this.opened.db): Promise<unknown[][]> =>
    (await countDay(db, day, rules))
      .map(({ params = [] }) => [params[0], params[2], params[3], params[5]])
      .toSorted(([a], [b]) => String(a).localeCompare(String(b)));
}
