import '../../../../tests/screens/browser.ts';
import { beforeEach, expect, test, vi } from 'vitest';

const call = vi.fn<(name: string, sent?: object) => Promise<object>>();
const session = { token: 'token' as string | null };
vi.mock('../client/call.ts', () => ({ call: (name: string, sent?: object) => call(name, sent) }));
vi.mock('../session/session.ts', () => ({ session: () => session }));
const { keepSubscription, pushBlocker, subscribe, subscriptionNow, unsubscribe } = await import('./push.ts');

const subscription = {
  endpoint: 'https://push.example/1',
  options: { applicationServerKey: Uint8Array.from([0, 255, 191]).buffer },
  toJSON: () => ({ endpoint: 'https://push.example/1', keys: { p256dh: 'key', auth: 'secret' } }),
  unsubscribe: vi.fn<() => Promise<boolean>>(),
};
let known: typeof subscription | null = subscription;
const wanted = vi.fn<(options: object) => Promise<typeof subscription>>();
const pushManager = { getSubscription: async () => known, subscribe: wanted };
const registration = { pushManager };
const serviceWorker = { getRegistration: async () => registration, ready: Promise.resolve(registration) };
const notification = { permission: 'default', requestPermission: vi.fn<() => Promise<string>>() };
const told = { body: { endpoint: 'https://push.example/1', keys: { p256dh: 'key', auth: 'secret' }, key: 'AP-_' } };

beforeEach(() => {
  vi.clearAllMocks();
  localStorage.removeItem('push renews');
  known = subscription;
  session.token = 'token';
  notification.permission = 'default';
  notification.requestPermission.mockResolvedValue('granted');
  call.mockResolvedValue({ publicKey: 'AP-_' });
  wanted.mockResolvedValue(subscription);
  vi.stubGlobal('navigator', { userAgent: 'Linux', serviceWorker });
  vi.stubGlobal('window', { PushManager: {}, Notification: notification });
  vi.stubGlobal('Notification', notification);
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});

test.each<[string, () => void, string]>([
  ['no worker', () => void vi.stubGlobal('navigator', { userAgent: 'Linux' }), 'unsupported'],
  ['no notifications', () => void vi.stubGlobal('window', { PushManager: {} }), 'unsupported'],
  ['a refusal that was given before', () => void (notification.permission = 'denied'), 'denied'],
  [
    'an iPhone that shows a page',
    () => void vi.stubGlobal('navigator', { userAgent: 'iPhone', serviceWorker }),
    'home-screen',
  ],
])('with %s a device can not be pushed to', (_, become, blocker) => {
  become();
  expect(pushBlocker()).toBe(blocker);
});

test('an iPhone with the app on its home screen can, as any other device', () => {
  expect(pushBlocker()).toBeNull();
  vi.stubGlobal('navigator', { userAgent: 'iPhone', serviceWorker });
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  expect(pushBlocker()).toBeNull();
});

test('without the permission nothing is asked of the push service or the server', async () => {
  notification.requestPermission.mockResolvedValue('denied');
  await expect(subscribe()).rejects.toThrow('not permitted');
  expect([wanted.mock.calls, call.mock.calls]).toEqual([[], []]);
});

test('with it the browser subscribes by the key of the server, and the server learns the address', async () => {
  await subscribe();
  expect(wanted.mock.calls).toEqual([
    [{ userVisibleOnly: true, applicationServerKey: Uint8Array.from([0, 255, 191]) }],
  ]);
  expect(call.mock.calls).toEqual([
    ['GET /player/push/key', undefined],
    ['POST /player/push/subscribe', told],
  ]);
});

test('switching off ends it on the device, also when the server can’t be told', async () => {
  call.mockRejectedValueOnce(new Error('offline'));
  await unsubscribe();
  expect(call.mock.calls).toEqual([['POST /player/push/unsubscribe', { body: { endpoint: subscription.endpoint } }]]);
  expect(subscription.unsubscribe).toHaveBeenCalledTimes(1);
});

test('after signing out the server is not asked, for it knows nobody any more', async () => {
  session.token = null;
  await unsubscribe();
  expect([call.mock.calls, subscription.unsubscribe.mock.calls.length]).toEqual([[], 1]);
});

test('at the start the server is told the address as it is now; a visitor’s is ended', async () => {
  await keepSubscription();
  expect(call.mock.calls).toEqual([
    ['GET /player/push/key', undefined],
    ['POST /player/push/subscribe', told],
  ]);
  session.token = null;
  await keepSubscription();
  expect([call.mock.calls.length, subscription.unsubscribe.mock.calls.length]).toEqual([2, 1]);
});

/** A push service that is asked for a subscription by another key. */
const renewed = {
  ...subscription,
  endpoint: 'https://push.example/2',
  options: { applicationServerKey: Uint8Array.from([4, 5, 6]).buffer },
  toJSON: () => ({ endpoint: 'https://push.example/2', keys: { p256dh: 'key', auth: 'secret' } }),
};
const toldAnew = { body: { ...told.body, endpoint: 'https://push.example/2', key: 'BAUG' } };

test('where the server has another key, the device subscribes anew by it', async () => {
  call.mockResolvedValue({ publicKey: 'BAUG' });
  wanted.mockResolvedValue(renewed);
  await keepSubscription();
  expect(subscription.unsubscribe).toHaveBeenCalledTimes(1);
  expect(wanted.mock.calls).toEqual([[{ userVisibleOnly: true, applicationServerKey: Uint8Array.from([4, 5, 6]) }]]);
  expect(call.mock.calls).toEqual([
    ['GET /player/push/key', undefined],
    ['POST /player/push/subscribe', toldAnew],
  ]);
});

test('what broke off in between is done at the next start, and only while notifications are permitted', async () => {
  call.mockResolvedValue({ publicKey: 'BAUG' });
  wanted.mockRejectedValueOnce(new Error('offline'));
  await keepSubscription();
  known = null;
  wanted.mockResolvedValue(renewed);
  await keepSubscription();
  expect(wanted).toHaveBeenCalledTimes(1);
  notification.permission = 'granted';
  await keepSubscription();
  expect(call.mock.calls.at(-1)).toEqual(['POST /player/push/subscribe', toldAnew]);
  await keepSubscription();
  expect(wanted).toHaveBeenCalledTimes(2);
});

test('who switches them off meanwhile is not subscribed again', async () => {
  call.mockResolvedValue({ publicKey: 'BAUG' });
  wanted.mockRejectedValueOnce(new Error('offline'));
  await keepSubscription();
  known = null;
  notification.permission = 'granted';
  await unsubscribe();
  await keepSubscription();
  expect(wanted).toHaveBeenCalledTimes(1);
});

test('a device without a subscription, or without a worker, has nothing to keep or to end', async () => {
  known = null;
  await keepSubscription();
  await unsubscribe();
  vi.stubGlobal('navigator', { userAgent: 'Linux' });
  expect([await subscriptionNow(), call.mock.calls]).toEqual([null, []]);
});
