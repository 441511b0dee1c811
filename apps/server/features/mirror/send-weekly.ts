import { mirrorOf, type Mirror } from '@candor/core/mirror/mirror.ts';
import { formatAmount } from '@candor/core/money/currencies.ts';
import { platformDay, platformDayStartOf, platformOffsetMinutes, weekStartDay } from '@candor/core/platform-day.ts';
import { messageRows, type Message } from '../../engine/rows/messages.ts';
import { keepDoing, type Every } from '../../market/timing.ts';
import type { Services } from '../../services.ts';
import { readHistory } from './read-history.ts';

type MirrorServices = Pick<Services, 'db' | 'clock' | 'rules' | 'priceOf' | 'engine' | 'ownerNotices' | 'log'>;

const lookEveryMs = 2_000;
const customersAtOnce = 500;

interface Week {
  /** Its first day, as a message refers to it: `2026-11-16`. */
  readonly name: string;
  readonly from: number;
  readonly to: number;
}

/** The platform week that has ended last. */
function lastWeek(now: number): Week {
  const day = weekStartDay(platformDay(now));
  const [from, to] = [platformDayStartOf(day - 7), platformDayStartOf(day)];
  return { name: new Date(from + platformOffsetMinutes * 60_000).toISOString().slice(0, 10), from, to };
}

/** The next customers, and which of them have traded in a week whose message they don't have. */
const nextSql = `select id, not exists (
      select from message where user_id = c.id and kind = 'mirror-week' and reference = $2) and (
    exists (select from fast_order where user_id = c.id and received_at >= $3 and received_at < $4)
    or exists (
      select from futures_order where user_id = c.id and status = 'closed' and closed_at >= $3 and closed_at < $4)
    or exists (select from spot_deal where user_id = c.id and time >= $3 and time < $4)
    or exists (select from exchange where user_id = c.id and executed_at >= $3 and executed_at < $4)) as due
  from (select id from customer where id > $1 order by id limit ${customersAtOnce}) c order by id`;

/** Null where nothing has ended, or a price is missing: what a sum lacks is not sent as a sum. */
function paramsOf({ fast, futures, spot, exchange, againstHolding }: Mirror): Message['params'] | null {
  const trades = fast.orders + futures.positions + spot.trades + exchange.trades;
  return trades === 0 || againstHolding === null
    ? null
    : { trades: String(trades), result: formatAmount(againstHolding, 'USDT') };
}

async function messagesFor({ db, clock, rules, priceOf }: MirrorServices, ids: readonly string[], week: Week) {
  const messages: Message[] = [];
  for (const userId of ids) {
    const asked = { userId, from: week.from, to: week.to, offsetMinutes: platformOffsetMinutes };
    const params = paramsOf(mirrorOf(await readHistory(db, asked, rules.spot.pairs), priceOf));
    if (params !== null)
      messages.push({ userId, kind: 'mirror-week', reference: week.name, params, time: clock.now() });
  }
  return messages;
}

/**
 * After each platform week a message to everybody who has traded in it: what it came to, without a push. Who has it is
 * left out, so a start goes on where another has ended. @returns a stop, which waits for what is under way
 */
export function keepSendingMirrors(services: MirrorServices, every: Every): () => Promise<void> {
  const { db, clock, engine, ownerNotices, log } = services;
  let walk: { readonly week: string; readonly after: string | null } = { week: '', after: '' };
  const send = async (): Promise<void> => {
    if (!engine.ready) return;
    const week = lastWeek(clock.now());
    if (walk.week !== week.name) walk = { week: week.name, after: '' };
    if (walk.after === null) return;
    const next = await db.query<{ id: string; due: boolean }>(nextSql, [walk.after, week.name, week.from, week.to]);
    const due = next.flatMap(({ id, due }) => (due ? [id] : []));
    const messages = await messagesFor(services, due, week);
    await db.batch(messageRows(messages));
    ownerNotices.committed(messages);
    walk = { week: week.name, after: next.at(-1)?.id ?? null };
  };
  return keepDoing(every, lookEveryMs, send, (error) => log.warn({ err: error }, 'mirrors wait')).stop;
}
