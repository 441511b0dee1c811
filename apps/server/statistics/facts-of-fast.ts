import { alarmSigma, groupLeast, shownGroups, sigmaBetween, type Decided } from '@candor/core/fair/statistics.ts';
import { membersOf, type Days, type Facts, type Query } from './facts.ts';

interface Outcome {
  seconds: number;
  direction: 'up' | 'down';
  result: 'win' | 'lose' | 'tie' | 'void';
  orders: string;
}
type Fast = Facts['fast'];

const countOf = (outcomes: readonly Outcome[], result: Outcome['result']): number =>
  outcomes.reduce((sum, each) => sum + (each.result === result ? Number(each.orders) : 0), 0);

const endsOf = (outcomes: readonly Outcome[]) => ({
  win: countOf(outcomes, 'win'),
  lose: countOf(outcomes, 'lose'),
  tie: countOf(outcomes, 'tie'),
  void: countOf(outcomes, 'void'),
});

const decidedOf = (outcomes: readonly Outcome[], direction: Outcome['direction']): Decided => {
  const own = outcomes.filter((each) => each.direction === direction);
  return { wins: countOf(own, 'win'), losses: countOf(own, 'lose') };
};

/** How far two shares lie apart, and whether beyond luck. */
export const bandOf = (one: Decided, other: Decided): { sigma: string; alarm: boolean } => {
  const sigma = sigmaBetween(one, other);
  return { sigma: sigma.toFixed(2), alarm: Math.abs(sigma) > alarmSigma };
};

/** How all fast orders of these days have ended. */
export async function outcomesOf(db: Query, { from, to }: Days): Promise<Outcome[]> {
  return db.query<Outcome>(
    `select seconds, direction, result, sum(orders) as orders from fast_outcome_tally
      where platform_day >= $1 and platform_day < $2 group by 1, 2, 3`,
    [from, to],
  );
}

export const decidedIn = (outcomes: readonly Outcome[]): Decided => ({
  wins: countOf(outcomes, 'win'),
  losses: countOf(outcomes, 'lose'),
});

async function durationsOf(db: Query, outcomes: readonly Outcome[], { from, to }: Days) {
  const traders = await db.query<{ seconds: number; accounts: string }>(
    `select seconds, count(*) as accounts from fast_trader
      where platform_day >= $1 and platform_day < $2 group by 1`,
    [from, to],
  );
  const [all] = await db.query<{ accounts: string }>(
    'select count(distinct user_id) as accounts from fast_trader where platform_day >= $1 and platform_day < $2',
    [from, to],
  );
  const accounts = new Map(traders.map((row) => [row.seconds, Number(row.accounts)]));
  const groups = [...Map.groupBy(outcomes, ({ seconds }) => seconds)].map(([seconds, own]) => ({
    seconds,
    own,
    accounts: accounts.get(seconds) ?? 0,
    orders: own.reduce((sum, { orders }) => sum + Number(orders), 0),
  }));
  return shownGroups(groups, Number(all?.accounts ?? 0));
}

/** How fast orders have ended by duration, and whether up and down have fared alike. */
export async function fastOf(db: Query, days: Days): Promise<Fast> {
  const outcomes = await outcomesOf(db, days);
  const { shown, together } = await durationsOf(db, outcomes, days);
  const members = await membersOf(db, days);
  const isLarge = members('up') >= groupLeast && members('down') >= groupLeast;
  const [up, down] = [decidedOf(outcomes, 'up'), decidedOf(outcomes, 'down')];
  return {
    durations: shown
      .toSorted((a, b) => a.seconds - b.seconds)
      .map(({ seconds, own }): Fast['durations'][number] => ({ seconds, ...endsOf(own) })),
    others:
      together.length === 0 ? null : { durations: together.length, ...endsOf(together.flatMap(({ own }) => own)) },
    up: isLarge ? up : null,
    down: isLarge ? down : null,
    ...(isLarge ? bandOf(up, down) : { sigma: '0.00', alarm: false }),
  };
}
