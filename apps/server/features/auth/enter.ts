import type { CallAnswer } from '@candor/api-contract/index.ts';
import type { Statement } from '../../db/database.ts';
import { messageRows, type Message } from '../../engine/rows/messages.ts';
import { newId } from '../../ids.ts';
import type { CallContext } from '../../http/route.ts';
import type { SessionUser } from '../../http/sessions.ts';
import { namelessDevice, networkOf } from '../../proofs/devices/device-seen.ts';
import { deviceSeen, newDevice } from '../../proofs/devices/known-devices.ts';
import type { Auth } from './auth.ts';

type Context = Pick<CallContext, 'ip' | 'device' | 'devicePlatform' | 'language'> & { readonly user?: SessionUser };

interface Entered {
  readonly userId: string;
  /** By its hash, where it has signed in before. */ readonly knownDevice: string | null;
  readonly isFirst: boolean;
}

/**
 * Starts a session in the place of the one that the sign-in was made from. A device that the account doesn't know is
 * remembered, and its owner is told of it in the same transaction, except at sign-up.
 */
export async function enter(
  auth: Auth,
  context: Context,
  entered: Entered,
): Promise<Pick<CallAnswer<'POST /login'>, 'token' | 'deviceToken'>> {
  const { clock, sessions, ownerNotices } = auth;
  const { userId, knownDevice, isFirst } = entered;
  const [now, network] = [clock.now(), networkOf(context.ip)];
  const device = knownDevice === null ? newDevice({ kind: 'customer', id: userId }, now) : null;
  const messages = device === null || isFirst ? [] : [newDeviceMessage(userId, [context.device, network], now)];
  const statements: Statement[] = [
    ...(device?.statements ?? [deviceSeen({ kind: 'customer', id: userId }, knownDevice ?? '', now)]),
    ...messageRows(messages),
    writtenIn(userId, context.language, device === null),
  ];
  const token = await sessions.start(userId, context.devicePlatform, { device: context.device, network, statements });
  if (context.user !== undefined) await sessions.end(context.user.sessionId);
  ownerNotices.committed(messages);
  return { token, deviceToken: device?.token ?? null };
}

const newDeviceMessage = (userId: string, seen: readonly (string | null)[], time: number): Message => ({
  userId,
  kind: 'new-device',
  reference: newId(),
  params: { device: seen.filter((part) => part !== null).join(', ') || namelessDevice },
  time,
});

/** Whoever comes on a new device doesn't choose the language in which the owner is told of it. */
const writtenIn = (userId: string, language: string, known: boolean): Statement => ({
  sql: `update customer set language = ${known ? '$2' : 'coalesce(language, $2)'} where id = $1`,
  params: [userId, language],
});
