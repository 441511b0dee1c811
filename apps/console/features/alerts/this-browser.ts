import { call } from '../../client/call.ts';
import { words } from '../../locales/words.ts';

/** Only browsers in a secure context can be told while no page is open. */
export const canPush = (): boolean => 'serviceWorker' in navigator && 'PushManager' in window;

/** Asks for leave and makes this browser a channel. @throws what is shown in words */
export async function addThisBrowser(pushKey: string, name: string): Promise<void> {
  if ((await Notification.requestPermission()) !== 'granted') throw new Error(words.alerts.notAllowed);
  const registration = await navigator.serviceWorker.register('/console/alert-worker.js', { scope: '/console/' });
  const { endpoint, keys } = (
    await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: pushKey })
  ).toJSON();
  await call('POST /operator/alerts/browsers/add', {
    body: { name, endpoint: endpoint ?? '', keys: { p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' } },
  });
}
