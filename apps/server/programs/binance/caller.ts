import type { KeyRight } from '@candor/api-contract/call.ts';
import type { CallServices } from '../../services.ts';
import { findKey, type LiveKey } from '../keys/key-store.ts';
import type { KeyUse } from '../keys/key-use.ts';
import { comesFrom } from '../keys/may-use.ts';
import { isSigned, judgeTime, millisOf, openSignedPayloads } from '../keys/signature.ts';
import { answered, faults, missing, type Answered } from './fault.ts';
import type { Params } from './params.ts';

/** A request whose sender is known, or need not be. */
export interface Asking {
  readonly params: Params;
  /** Both empty where anybody may ask. */
  readonly userId: string;
  readonly keyId: string;
}

/** What a path asks of who calls it. */
export interface Wanted {
  /** What a key must be allowed; null for what anybody may ask. */
  readonly right: KeyRight | null;
  /** It changes something: what is signed for it is taken once. */
  readonly once: boolean;
}

/** A request as it came. */
export interface Sent {
  readonly params: Params;
  /** By which key it says that it comes. */
  readonly key: unknown;
  readonly ip: string;
}

type CallerServices = Pick<CallServices, 'db' | 'clock' | 'secrets' | 'market'>;
export type IdentifyCaller = (wanted: Wanted, sent: Sent) => Promise<Answered<Asking>>;

/** Finds out who asks: key, address, time and signature. */
export function openCallers(services: CallerServices, use: KeyUse): IdentifyCaller {
  const { clock, market } = services;
  const signed = openSignedPayloads();
  // What was signed before is known to the process that worked then. This one works since its market has turned.
  let since = Infinity;
  market.onTurn(() => {
    since = Math.min(since, signed.sinceOf(clock.now()));
  });
  return async (wanted, { params, key: name, ip }) => {
    if (wanted.right === null) return answered({ params, userId: '', keyId: '' });
    if (typeof name !== 'string' || !/^[A-Za-z0-9]{64}$/.test(name)) return faults.keyFormat;
    if (params.isSplit) return faults.split;
    const key = await findKey(services, name);
    const isRight = isSigned(key, params.payload, params.signature ?? '');
    if (key === null) return faults.keyRejected;
    const now = clock.now();
    const fault = rejectionOf(key, wanted, ip) ?? faultOfTime(params, now) ?? faultOfSignature(params, isRight);
    if (fault !== null) return refuse(use, key, fault);
    const isNew = signed.note(key.id, params.payload, now);
    if (wanted.once && !isNew) return refuse(use, key, faults.usedSignature);
    if (wanted.once && (millisOf(params.get('timestamp')) ?? 0) < since) return refuse(use, key, faults.outsideWindow);
    use.note(key.id, { calls: 1 });
    return answered({ params, userId: key.userId, keyId: key.id });
  };
}

function refuse<Fault>(use: KeyUse, { id }: LiveKey, fault: Fault): Fault {
  use.note(id, { refusals: 1 });
  return fault;
}

/** Why a live key may not do what is asked for; null when it may. */
export function rejectionOf(key: LiveKey, { right }: Pick<Wanted, 'right'>, ip: string) {
  const isFree = key.standing === 'open' || key.standing === 'payouts-held';
  const may = right !== null && key.rights.includes(right) && comesFrom(key, ip) && (isFree || right === 'read');
  return may ? null : faults.keyRejected;
}

function faultOfTime(params: Params, now: number) {
  switch (judgeTime(params.get('timestamp'), params.get('recvWindow'), now)) {
    case 'ok':
      return null;
    case 'missing':
      return missing('timestamp');
    case 'long':
      return faults.longWindow;
    case 'ahead':
      return faults.aheadOfTime;
    case 'outside':
      return faults.outsideWindow;
  }
}

function faultOfSignature({ signature }: Params, isRight: boolean) {
  if (signature === null) return missing('signature');
  return isRight ? null : faults.badSignature;
}
