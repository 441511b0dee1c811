import { passkeyAdded } from '../../../apps/server/proofs/passkeys/store.ts';
import type { Make } from './owned-things.ts';

/** Named by itself: that its device has made it is a test of its own. */
export const passkey: Make = async (bench, { userId }) => {
  const { db, clock } = bench.server.services;
  const [id, owner] = [`passkey${userId}`, { kind: 'customer', id: userId } as const];
  const key = { id, owner, credentialId: `credential-${id}`, publicKey: 'AA==', counter: 0, transports: [], name: 'a' };
  await db.batch(passkeyAdded({ ...key, createdAt: clock.now() }));
  return { id, rest: { body: { password: 'secret-123' } } };
};
/** A second place where its owner is signed in. */
export const session: Make = async (bench, { token, account }) => {
  await bench.call('POST /login', { body: { account, password: 'secret-123' } });
  const { data } = await bench.call('GET /player/sessions', { token });
  return { id: data.list.find(({ current }) => !current)?.id ?? '' };
};
