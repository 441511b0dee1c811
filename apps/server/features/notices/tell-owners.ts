import type { Language } from '@candor/api-contract/languages.ts';
import { dayMs } from '@candor/core/platform-day.ts';
import type { Logger } from 'pino';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { sentToOwner, type Message, type MessageKind } from '../../engine/rows/messages.ts';
import type { Limit, OpenLimit } from '../../http/limits.ts';
import { noticeMail } from '../../mail/compose.ts';
import type { Mailer } from '../../mail/mailer.ts';
import { keepDoing, type Every } from '../../market/timing.ts';
import { newFreezeLink } from '../../proofs/freeze-link.ts';
import type { OwnerNotices } from '../../services.ts';
import type { TextMessenger } from '../../sms/text-messenger.ts';
import { freezeLinkWords } from '../../words/freeze-link/index.ts';
import { messageWords } from './message-words.ts';

/** Tells the owner of an account, outside of the app too, what a thief would do first. */
export interface OwnerTeller extends OwnerNotices {
  /** Ends after what is being sent. */
  stop(): Promise<void>;
}

export interface TellParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly every: Every;
  readonly log: Logger;
  readonly mailer: Mailer;
  readonly sms: TextMessenger;
  readonly openLimit: OpenLimit;
  /** Where customers open the product. */
  readonly publicUrl: () => string;
}

const lookEveryMs = 5_000;
const againAfterMs = 60_000;
const givenUpAfterMs = dayMs;
const atOnce = 50;
/** A thief must not bury the one message that counts under others, nor run up a bill. */
const perOwnerAndHour = { email: 30, phone: 10 };
const hourSeconds = 3_600;

interface Row {
  id: string;
  user_id: string;
  kind: MessageKind;
  params: Record<string, string> | string;
  time: string;
  email: string | null;
  phone: string | null;
  language: Language | null;
  addresses: string[] | string | null;
}
const waiting = `select m.id, m.user_id, m.kind, m.params, m.time, m.addresses, c.email, c.phone, c.language
  from message m join customer c on c.id = m.user_id
  where m.telling = 'waiting' and m.tell_at <= $1 order by m.tell_at, m.id limit ${atOnce}`;

export function openOwnerNotices(parts: TellParts): OwnerTeller {
  const { db, clock, every, log, openLimit } = parts;
  const limits = {
    email: openLimit('mails-to-owner', perOwnerAndHour.email, hourSeconds),
    phone: openLimit('texts-to-owner', perOwnerAndHour.phone, hourSeconds),
  };
  const listeners: ((messages: readonly Message[]) => void)[] = [];
  let askedMeanwhile = false;
  const sendWaiting = async (): Promise<void> => {
    do {
      askedMeanwhile = false;
      for (const row of await db.query<Row>(waiting, [clock.now()])) await sendOne(parts, limits, row);
    } while (askedMeanwhile);
  };
  const sender = keepDoing(every, lookEveryMs, sendWaiting, (error) =>
    log.warn({ err: error }, 'notices to owners wait'),
  );
  return {
    committed(messages) {
      for (const listener of listeners) listener(messages);
      if (!messages.some(({ kind }) => sentToOwner.has(kind))) return;
      askedMeanwhile = true;
      sender.now();
    },
    onCommitted(listener) {
      listeners.push(listener);
    },
    stop: () => sender.stop(),
  };
}

type Telling = 'sent' | 'no-address' | 'failed' | { readonly againAt: number };

async function sendOne(parts: TellParts, limits: Record<'email' | 'phone', Limit>, row: Row): Promise<void> {
  const outcome = await tell(parts, limits, row).catch((error: unknown): Telling => {
    parts.log.warn({ err: error }, 'a notice to an owner waits');
    return { againAt: parts.clock.now() + againAfterMs };
  });
  const [telling, at] = typeof outcome === 'string' ? [outcome, null] : ['waiting', outcome.againAt];
  await parts.db.query('update message set telling = $2, tell_at = coalesce($3, tell_at) where id = $1', [
    row.id,
    telling,
    at,
  ]);
}

/** Where a message goes: what it names itself, else the one address of its customer. */
function addressesOf({ addresses, email, phone }: Row): string[] {
  if (addresses !== null) return typeof addresses === 'string' ? (JSON.parse(addresses) as string[]) : addresses;
  const to = email ?? phone;
  return to === null ? [] : [to];
}

const isNumber = (address: string): boolean => address.startsWith('+');

async function tell(parts: TellParts, limits: Record<'email' | 'phone', Limit>, row: Row): Promise<Telling> {
  const { clock, db } = parts;
  const left = addressesOf(row);
  if (left.length === 0) return 'no-address';
  for (const [index, to] of left.entries()) {
    const seconds = await limits[isNumber(to) ? 'phone' : 'email'].take(row.user_id);
    const sent = seconds === 0 && (await sendTo(parts, row, to));
    if (sent) continue;
    // What was reached is not told again.
    if (index > 0)
      await db.query('update message set addresses = $2 where id = $1', [row.id, JSON.stringify(left.slice(index))]);
    if (seconds === 0 && clock.now() - Number(row.time) > givenUpAfterMs) return 'failed';
    return { againAt: clock.now() + (seconds > 0 ? seconds * 1000 : againAfterMs) };
  }
  return 'sent';
}

async function sendTo(parts: TellParts, row: Row, to: string): Promise<boolean> {
  const language = row.language ?? 'en';
  const params = typeof row.params === 'string' ? (JSON.parse(row.params) as Record<string, string>) : row.params;
  const { title, text } = messageWords({ kind: row.kind, params }, language);
  const [link, words] = [await newLink(parts, row), freezeLinkWords[language]];
  const sent = isNumber(to)
    ? await parts.sms.send({ to, text: `Candor: ${title}. ${text}\n${words.short}\n${link}` })
    : await parts.mailer.send(noticeMail(to, language, title, [text, words.stop, link, words.terms]));
  return sent.ok;
}

/**
 * Made as it is sent, so it lies nowhere else. It stands behind the `#`: what fetches the page doesn't even send it.
 */
async function newLink({ db, clock, publicUrl }: TellParts, { user_id, id }: Row): Promise<string> {
  const { token, statement } = newFreezeLink({ id, userId: user_id }, clock.now());
  await db.query(statement.sql, statement.params);
  return `${publicUrl().replace(/\/+$/, '')}/#/pages/setting/freezeWithdrawals?token=${token}`;
}
