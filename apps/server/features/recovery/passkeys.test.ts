import { expect, test } from 'vitest';
import { passkeyAdded, passkeysOf } from '../../proofs/passkeys/store.ts';
import { bench, customer, db, onRecoveryBench, recovered, stopBy, told } from './test-recovery.ts';

onRecoveryBench();

const kept = (id: string) => passkeysOf(db(), { kind: 'customer', id });
async function add(userId: string, id: string): Promise<void> {
  const key = { id, owner: { kind: 'customer', id: userId } as const, credentialId: `credential-${id}` };
  const now = bench.server.services.clock.now();
  await db().batch(
    passkeyAdded({ ...key, publicKey: 'AA==', counter: 3, transports: ['usb'], name: id, createdAt: now }),
  );
}

test.each([[['password']], [['authenticator']], [['email', 'phone']]])(
  'access that two operators give takes every passkey away, whatever was lost: %s',
  async (lost) => {
    const one = await customer();
    await add(one.userId, `first${one.userId}`);
    await add(one.userId, `second${one.userId}`);
    const bystander = await customer();
    await add(bystander.userId, `other${bystander.userId}`);
    await recovered(one, { lost });
    expect(await kept(one.userId)).toEqual([]);
    expect(await kept(bystander.userId)).toHaveLength(1);
  },
);

test('its owner’s word puts the passkeys back as they were, and takes those of since away', async () => {
  const one = await customer();
  await add(one.userId, `mine${one.userId}`);
  const before = await kept(one.userId);
  await recovered(one);
  await add(one.userId, `thiefs${one.userId}`);
  expect((await stopBy(await told(one.email, 'Access to your account changed'))).code).toBe(200);
  expect(await kept(one.userId)).toEqual(before);
});
