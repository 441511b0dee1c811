import { call } from '../client/call.ts';
import { session } from '../session/session.ts';

export type PushBlocker = 'unsupported' | 'home-screen' | 'denied';

/** iOS lets apps on the home screen only be told of anything. */
const onBareIos = (): boolean =>
  /iPhone|iPad/.test(navigator.userAgent) && !matchMedia('(display-mode: standalone)').matches;

/** Why this device can't be pushed to; null when it can. */
export function pushBlocker(): PushBlocker | null {
  if (onBareIos()) return 'home-screen';
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window)) return 'unsupported';
  return Notification.permission === 'denied' ? 'denied' : null;
}

/** The subscription of this browser. Not waited for without a worker, which may never come. */
export async function subscriptionNow(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker?.getRegistration();
  return (await registration?.pushManager?.getSubscription()) ?? null;
}

const bytesOf = (base64url: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64url.replace(/-/g, '+').replace(/_/g, '/')), (character) => character.charCodeAt(0));

async function tellServer(subscription: PushSubscription) {
  const { endpoint, keys } = subscription.toJSON();
  await call(
    'POST /player/push/subscribe',
    { body: { endpoint: endpoint ?? '', keys: { p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' } } },
    { quiet: true },
  );
}

/** Switches notifications on; only ever by a tap. @throws when the browser, the push service or the server refuses */
export async function subscribe() {
  if ((await Notification.requestPermission()) !== 'granted') throw new Error('not permitted');
  const { publicKey } = await call('GET /player/push/key', undefined, { quiet: true });
  const { pushManager } = await navigator.serviceWorker.ready;
  await tellServer(await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(publicKey) }));
}

/** Switches them off on this device; the server forgets it, also when it can't be told: the address is dead. */
export async function unsubscribe() {
  const subscription = await subscriptionNow();
  if (subscription === null) return;
  if (session().token !== null)
    await call('POST /player/push/unsubscribe', { body: { endpoint: subscription.endpoint } }, { quiet: true }).catch(
      () => undefined,
    );
  await subscription.unsubscribe();
}

/** At the start and after another language: the server has to know the address as it is now. */
export async function keepSubscription() {
  const subscription = await subscriptionNow();
  if (subscription === null) return;
  if (session().token === null) await subscription.unsubscribe();
  else await tellServer(subscription).catch(() => undefined);
}
