import { isOpenTo, isTakenOnce } from '@candor/api-contract/programs/by-key.ts';
import { signedText } from '@candor/api-contract/programs/signed-text.ts';
import { ok } from '@candor/core/result.ts';
import { hash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { KeyCaller, ProgramKeys, SignedFor, SignedRequest } from '../../http/program-keys.ts';
import { refused, type Outcome, type Refused } from '../../http/refused.ts';
import type { CallServices } from '../../services.ts';
import { findKey, type LiveKey } from './key-store.ts';
import { openKeyUse } from './key-use.ts';
import { comesFrom } from './may-use.ts';
import { isSigned, judgeTime } from './signature.ts';
import { openUsedSignatures } from './used-signatures.ts';

type Services = Pick<CallServices, 'db' | 'clock' | 'secrets' | 'log'>;

export interface OpenProgramKeys extends ProgramKeys {
  /** Stores what keys were used for. */
  stop(): Promise<void>;
}

/** Keys by which programs make the product's own calls, and hear its stream. */
export function openProgramKeys(services: Services): OpenProgramKeys {
  const { clock, log } = services;
  const use = openKeyUse(services, (error) => log.warn({ err: error }, 'the use of a key was not stored'));
  const used = openUsedSignatures(services);

  async function find(call: SignedFor, request: SignedRequest): Promise<Outcome<KeyCaller>> {
    const text = textOf(request);
    const key = await findKey(services, headerOf(request.headers, 'api-key'));
    const isRight = isSigned(key, text, headerOf(request.headers, 'api-signature'));
    if (key === null) return refused('key-rejected');
    const isOnce = call.once === true || isTakenOnce(call);
    const refusal =
      rejectionOf(key, request, isRight) ??
      refusalOfTime(request.headers, clock.now()) ??
      (isOpenTo(call, key.rights) ? null : refused('key-right')) ??
      (isOnce && !(await used.take(digestOf(key, text))) ? refused('key-used') : null);
    use.note(key.id, refusal === null ? { calls: 1 } : { refusals: 1 });
    if (refusal !== null) return { ...refusal, about: key.userId };
    const { id, userId, standing, rights } = key;
    return ok({ keyId: id, user: { userId, sessionId: `key ${id}`, standing }, rights });
  }

  return {
    find,
    async mayRead(keyId, ip) {
      const key = await findKey(services, keyId);
      return key !== null && key.rights.includes('read') && comesFrom(key, ip);
    },
    note: (keyId, more) => use.note(keyId, more),
    stop: () => use.store(),
  };
}

function headerOf(headers: IncomingHttpHeaders, name: string): string {
  const value = headers[name];
  return typeof value === 'string' ? value : '';
}

function textOf({ method, url, headers, body }: SignedRequest): string {
  const at = url.indexOf('?');
  return signedText({
    time: headerOf(headers, 'api-time'),
    window: headerOf(headers, 'api-window'),
    method,
    path: at < 0 ? url : url.slice(0, at),
    query: at < 0 ? '' : url.slice(at + 1),
    intent: headerOf(headers, 'idempotency-key'),
    bodyHash: hash('sha256', body, 'hex'),
  });
}

/** By what was signed, not by its signature: another one of the same is the same. */
const digestOf = ({ id }: LiveKey, text: string): string => hash('sha256', `${id}\n${text}`, 'base64url');

const rejectionOf = (key: LiveKey, { ip }: SignedRequest, isRight: boolean): Refused | null =>
  isRight && comesFrom(key, ip) ? null : refused('key-rejected');

function refusalOfTime(headers: IncomingHttpHeaders, now: number): Refused | null {
  const window = headers['api-window'];
  const verdict = judgeTime(headerOf(headers, 'api-time'), typeof window === 'string' ? window : null, now);
  if (verdict === 'ok') return null;
  return verdict === 'long'
    ? refused('field-invalid', { field: 'api-window' })
    : refused('key-time', { field: 'api-time' });
}
