import { call } from '../client/call.ts';
import { session } from '../session/session.ts';
import { store, stored } from '../storage.ts';

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

/** The public key that a subscription was made with, base64url. */
const keyOf = ({ options }: PushSubscription): string =>
  btoa(String.fromCharCode(...new Uint8Array(options.applicationServerKey ?? new ArrayBuffer())))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

async function tellServer(subscription: PushSubscription) {
  const { endpoint = '', keys } = subscription.toJSON();
  const { p256dh = '', auth = '' } = keys ?? {};
  const body = { endpoint, keys: { p256dh, auth }, key: keyOf(subscription) };
  await call('POST /player/push/subscribe', { body }, { quiet: true });
}

const keyNow = async (): Promise<string> => (await call('GET /player/push/key', undefined, { quiet: true })).publicKey;

/** Stands while one subscription is replaced by another: what breaks off in between is done at the next start. */
const renewing = 'push renews';

async function subscribeWith(key: string) {
  const { pushManager } = await navigator.serviceWorker.ready;
  await tellServer(await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(key) }));
  store(renewing, null);
}

/** Switches notifications on; only ever by a tap. @throws when the browser, the push service or the server refuses */
export async function subscribe() {
  if ((await Notification.requestPermission()) !== 'granted') throw new Error('not permitted');
  await subscribeWith(await keyNow());
}

/** Switches them off on this device; the server forgets it, also when it can't be told: the address is dead. */
export async function unsubscribe() {
  store(renewing, null);
  const subscription = await subscriptionNow();
  if (subscription === null) return;
  if (session().token !== null)
    await call('POST /player/push/unsubscribe', { body: { endpoint: subscription.endpoint } }, { quiet: true }).catch(
      () => undefined,
    );
  await subscription.unsubscribe();
}

/** Subscribes anew where the server has another key now: by the old one it soon can't tell this device anything. */
async function renew(subscription: PushSubscription | null) {
  const key = await keyNow();
  if (subscription !== null && keyOf(subscription) === key) return tellServer(subscription);
  store(renewing, 'true');
  await subscription?.unsubscribe();
  return subscribeWith(key);
}

/** At the start and after another language: the server has to know the address as it is now. */
export async function keepSubscription() {
  if (session().token === null) return unsubscribe();
  const subscription = await subscriptionNow();
  const brokeOff = stored(renewing) !== null && Notification.permission === 'granted';
  if (subscription !== null || brokeOff) await renew(subscription).catch(() => undefined);
}
