import { keyRights, type KeyRight } from '@candor/api-contract/call.ts';
import type { CallAnswer, CallParsed } from '@candor/api-contract/index.ts';
import { dayMs } from '@candor/core/platform-day.ts';
import { ok } from '@candor/core/result.ts';
import ipaddr from 'ipaddr.js';
import { createPublicKey } from 'node:crypto';
import { isRefusedFor } from '../../db/database.ts';
import { messageRows, type Message } from '../../engine/rows/messages.ts';
import type { Http } from '../../http/http.ts';
import { refused, type Outcome } from '../../http/refused.ts';
import { route, type CallRequest } from '../../http/route.ts';
import { endKey, insertKey, keysAtMost, listKeys, newKeyText, type ProgramKey } from '../../programs/keys/key-store.ts';
import { refusalOfTotp } from '../../proofs/customer-totp.ts';
import { fundPasswordIssue } from '../../proofs/fund-password.ts';
import type { CallServices } from '../../services.ts';

type KeyServices = Pick<CallServices, 'db' | 'clock' | 'secrets' | 'fundPassword' | 'totp' | 'ownerNotices' | 'rules'>;
type Body = CallParsed<'POST /player/keys/make'>['body'];
type Row = CallAnswer<'GET /player/keys/list'>[number];

const present = (key: ProgramKey): Row => ({
  apiKey: key.id,
  name: key.name,
  signedBy: key.publicKey === null ? 'hmac' : 'ed25519',
  rights: [...key.rights],
  addresses: [...key.addresses],
  createTime: key.createdAt,
  expiryTime: key.expiresAt,
  lastUseTime: key.usedAt,
  calls: key.calls,
  orders: key.orders,
  refusals: key.refusals,
});

/** Keys by which programs act for a customer: made behind fund password and authenticator, ended at once. */
export function registerProgramKeys(http: Http, services: KeyServices): void {
  route(http, 'GET /player/keys/list', async (_, { user }) => ok((await listKeys(services, user.userId)).map(present)));
  route(http, 'POST /player/keys/make', ({ body }, request) => makeKey(services, body, request));
  route(http, 'POST /player/keys/end', async ({ body }, { user }) =>
    (await endKey(services, user.userId, body.apiKey)) ? ok(null) : refused('not-found', { field: 'apiKey' }),
  );
}

async function makeKey(
  services: KeyServices,
  body: Body,
  { user }: CallRequest<'POST /player/keys/make'>,
): Promise<Outcome<CallAnswer<'POST /player/keys/make'>>> {
  const { clock, ownerNotices, rules, totp } = services;
  const rights = rightsIn(body);
  const addresses = body.addresses.map(plainAddress);
  if (addresses.includes(null) || (rights.length > 1 && rules.mode === 'real' && addresses.length === 0))
    return refused('field-invalid', { field: 'addresses' });
  const publicKey = body.publicKey === undefined ? null : plainKey(body.publicKey);
  if (body.publicKey !== undefined && publicKey === null) return refused('field-invalid', { field: 'publicKey' });
  const wrong = await fundPasswordIssue(services, user.userId, body.fundPasswd);
  if (wrong !== null) return wrong;
  const unproven = refusalOfTotp(await totp.verify(user.userId, body.totp));
  if (unproven !== null) return unproven;
  const now = clock.now();
  const key = {
    id: newKeyText(),
    userId: user.userId,
    name: body.name,
    rights,
    addresses: addresses as string[],
    createdAt: now,
    expiresAt: now + body.days * dayMs,
    publicKey,
    secret: publicKey === null ? newKeyText() : null,
  };
  const about = { userId: user.userId, reference: key.id, params: { name: key.name }, time: now };
  const messages: Message[] = [{ ...about, kind: 'key-created' }];
  try {
    await insertKey(services, key, messageRows(messages));
  } catch (error) {
    if (isRefusedFor(error, 'notNullViolation'))
      return refused('too-many-saved', { params: { max: String(keysAtMost) } });
    throw error;
  }
  ownerNotices.committed(messages);
  return ok({ ...present({ ...key, usedAt: null, calls: 0, orders: 0, refusals: 0 }), secret: key.secret });
}

/** Reading is part of trading. */
const rightsIn = ({ rights }: Body): KeyRight[] =>
  keyRights.filter((right) => right === 'read' || rights.includes(right));

/** An address in its one way of writing, so that it can be compared; null for what is none. */
function plainAddress(text: string): string | null {
  return ipaddr.isValid(text) ? ipaddr.process(text).toString() : null;
}

/** PEM of a public key for Ed25519, written anew; null for any other. */
function plainKey(text: string): string | null {
  try {
    const key = createPublicKey(text);
    return key.asymmetricKeyType === 'ed25519' ? key.export({ type: 'spki', format: 'pem' }).toString() : null;
  } catch {
    return null;
  }
}
