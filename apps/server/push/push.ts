import type { Language } from '@candor/api-contract/languages.ts';
import { assert } from '@candor/core/result.ts';
import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { openQueue, type BoundedQueue } from '../queues/bounded-queue.ts';
import { fillWith } from '../i18n/fill.ts';
import type { Settings } from '../settings.ts';
import { encryptFor, type DeviceKeys } from './encrypt.ts';
import type { PushPost } from './post.ts';
import {
  dropSubscription,
  keepSubscription,
  subscriptionsFor,
  usersWithDevices,
  type NewSubscription,
  type PushKind,
  type Subscription,
} from './subscriptions.ts';
import type { VapidPairs } from './vapid.ts';
import { pushWords, type PushTextName } from '../words/push/index.ts';

export interface PushText {
  readonly title: string;
  readonly text: string;
  /** The page that it opens, with its query. */
  readonly page: string;
  /** A newer one with the same tag takes its place. */
  readonly tag: string;
}

/**
 * Notifications to devices that have asked for them. Nothing depends on them: what was pushed is in the app as well.
 */
export interface Push {
  readonly publicKey: string;
  /** The number of the pair with this public key, 0 for one that is unknown. */
  keyIdOf(publicKey: string): number;
  /**
   * Sends without being waited for, to one customer in the order of the calls; nobody's work fails by it. @param write
   * the words, in the language of each device
   */
  send(userId: string, kind: PushKind, write: (language: Language) => PushText): void;
  /**
   * Sends to one browser that isn't a customer's, and waits for it. @returns what its push service answered; rejects
   * when that can't be reached
   */
  sendTo(device: Device, payload: PushText): Promise<number>;
  subscribe(owner: { userId: string; sessionId: string }, subscription: NewSubscription): Promise<void>;
  /** A device of a customer was kept by another process. */
  note(userId: string): void;
  /** Reads anew who has a device. */
  load(): Promise<void>;
  /** All that was to be sent has been sent or has failed. */
  settled(): Promise<void>;
}

export interface PushParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Logger;
  readonly vapid: VapidPairs;
  readonly post: PushPost;
  /** Has a device been kept here, whoever sends is to know of it. */
  readonly kept?: (userId: string) => void;
}

const atOnce = 8;
const waitingAtMost = 2_000;
/** Of one customer. */
const ownWaitingAtMost = 50;
const lifeSeconds: Readonly<Record<PushKind, number>> = {
  orders: 3_600,
  money: 86_400,
  support: 86_400,
  alerts: 3_600,
  security: 86_400,
};
/** What a push service answers for a device that is gone. */
const gone: readonly number[] = [404, 410];

/** Whom a push service may turn to: the product's own address, else that of its mails. */
export function pushContact({ PUBLIC_URL: url, MAIL_FROM: from }: Pick<Settings, 'PUBLIC_URL' | 'MAIL_FROM'>): string {
  if (url?.startsWith('https://') === true) return url;
  return `mailto:${/<([^<>]+)>/.exec(from)?.[1] ?? from}`;
}

/** The words of a push that is no message. */
export const pushTextIn = (
  language: Language,
  name: PushTextName,
  params: Readonly<Record<string, string>>,
): Pick<PushText, 'title' | 'text'> => {
  const { title, text } = pushWords[language][name];
  return { title: fillWith(title, params, language), text: fillWith(text, params, language) };
};

type Device = DeviceKeys & Pick<Subscription, 'endpoint' | 'keyId'>;

/** @returns what the push service answered */
function postTo({ clock, vapid, post }: PushParts, device: Device, kind: PushKind, payload: PushText): Promise<number> {
  const pair = vapid.pairs.get(device.keyId);
  assert(pair !== undefined, `a device rests on push key ${device.keyId}, which is not there`);
  const headers = {
    authorization: pair.authorization(device.endpoint, clock.now()),
    'content-encoding': 'aes128gcm',
    'content-type': 'application/octet-stream',
    ttl: String(lifeSeconds[kind]),
    urgency: kind === 'support' ? 'normal' : 'high',
  };
  return post(device.endpoint, headers, encryptFor(device, Buffer.from(JSON.stringify(payload))));
}

async function deliver(parts: PushParts, device: Subscription, kind: PushKind, payload: PushText): Promise<void> {
  const { db, log } = parts;
  const status = await postTo(parts, device, kind, payload);
  if (gone.includes(status)) await dropSubscription(db, device.endpoint);
  else if (status >= 300)
    log.warn({ status, host: new URL(device.endpoint).host }, 'a push service refused a notification');
}

async function sendAll(
  parts: PushParts,
  userId: string,
  kind: PushKind,
  write: (language: Language) => PushText,
): Promise<void> {
  for (const device of await subscriptionsFor(parts.db, userId, kind)) {
    await deliver(parts, device, kind, write(device.language)).catch((error: unknown) =>
      parts.log.warn({ err: error }, 'a notification was not sent'),
    );
  }
}

function queueOf(own: Map<string, BoundedQueue>, userId: string): BoundedQueue {
  const queue = own.get(userId) ?? openQueue(1, ownWaitingAtMost);
  own.set(userId, queue);
  return queue;
}

const leaveOut = ({ log }: PushParts): void => log.warn('too many notifications are waiting, one was left out');

async function addUsers(users: Set<string>, db: Database): Promise<void> {
  for (const userId of await usersWithDevices(db)) users.add(userId);
}

/** Sends what is to be sent, some at a time. */
function openSender(parts: PushParts): Pick<Push, 'send' | 'settled'> {
  const all = openQueue(atOnce, waitingAtMost);
  /**
   * One after the other to each customer: they arrive in the order of events, and a service that is slow holds up its
   * own customer alone.
   */
  const own = new Map<string, BoundedQueue>();
  const running = new Set<Promise<void>>();
  return {
    send(userId, kind, write) {
      const sending = queueOf(own, userId)
        .run(async () => {
          await (all.run(() => sendAll(parts, userId, kind, write)) ?? leaveOut(parts));
        })
        ?.catch((error: unknown) => parts.log.warn({ err: error }, 'notifications were not sent'));
      if (sending === undefined) {
        leaveOut(parts);
        return;
      }
      running.add(sending);
      void sending.finally(() => running.delete(sending));
    },
    async settled() {
      while (running.size > 0) await Promise.all(running);
    },
  };
}

export async function openPush(parts: PushParts): Promise<Push> {
  const { db, clock, vapid } = parts;
  // Most customers have no device here: an order of theirs costs no query.
  const users = await usersWithDevices(db);
  const { send, settled } = openSender(parts);
  return {
    publicKey: vapid.pairs.get(vapid.newest)?.publicKey ?? '',
    keyIdOf: (publicKey) => [...vapid.pairs].find(([, pair]) => pair.publicKey === publicKey)?.[0] ?? 0,
    send(userId, kind, write) {
      if (users.has(userId)) send(userId, kind, write);
    },
    sendTo: (device, payload) => postTo(parts, device, 'security', payload),
    async subscribe(owner, subscription) {
      await keepSubscription(db, owner, subscription, { newest: vapid.newest, now: clock.now() });
      users.add(owner.userId);
      parts.kept?.(owner.userId);
    },
    note: (userId) => void users.add(userId),
    load: () => addUsers(users, db),
    settled,
  };
}
