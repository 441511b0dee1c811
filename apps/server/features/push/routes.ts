import { ok } from '@candor/core/result.ts';
import type { Http } from '../../http/http.ts';
import { refused } from '../../http/refused.ts';
import { route } from '../../http/route.ts';
import { areKeys } from '../../push/encrypt.ts';
import { isPushEndpoint } from '../../push/endpoint.ts';
import { changeKinds, dropSubscription, kindsOf } from '../../push/subscriptions.ts';
import type { CallServices } from '../../services.ts';

/** Notifications to the own devices: off until asked for, each kind switchable. */
export function registerPush(http: Http, services: Pick<CallServices, 'db' | 'engine' | 'push' | 'nameOf'>): void {
  const { db, push } = services;
  route(http, 'GET /player/push/key', async (_input, { user }) =>
    ok({ publicKey: push.publicKey, kinds: await kindsOf(db, user.userId) }),
  );
  route(http, 'POST /player/push/subscribe', async ({ body }, { user, language }) => {
    const { endpoint, keys, key } = body;
    const keyId = key === undefined ? null : push.keyIdOf(key);
    if (!isPushEndpoint(endpoint)) return refused('push-endpoint', { field: 'endpoint' });
    if (!areKeys(keys)) return refused('field-invalid', { field: 'keys' });
    if (keyId === 0) return refused('field-invalid', { field: 'key' });
    await push.subscribe(user, { endpoint, ...keys, language, keyId });
    return ok(null);
  });
  route(http, 'POST /player/push/unsubscribe', async ({ body }, { user }) => {
    await dropSubscription(db, body.endpoint, user.userId);
    return ok(null);
  });
  route(http, 'POST /player/push/settings', async ({ body }, { user }) => ok(await changeKinds(db, user.userId, body)));
}
