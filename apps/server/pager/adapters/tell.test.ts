import { createHmac } from 'node:crypto';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { openHook } from '../test-channels.ts';
import { browserTo } from './browser.ts';
import { mailTo } from './mail.ts';
import { postOutside } from './post-outside.ts';
import { telegramTo } from './telegram.ts';
import { webhookTo } from './webhook.ts';

const hook = await openHook([503]);
afterAll(() => hook.close());
beforeEach(() => {
  hook.received.length = 0;
});
const inside = [hook.host];
const address = `http://${hook.host}`;
const alert = {
  id: 'a1',
  cause: 'queue-age',
  subject: 'deposits',
  facts: { waiting: '2' },
  raisedAt: Date.UTC(2026, 10, 20, 12),
} as const;
const text = {
  title: 'Candor: A queue waits too long',
  lines: ['deposits', 'waiting: 2'],
  link: 'https://c.example/a1',
};
const clock = { now: () => 1_700_000_000_000 };

test('a webhook gets all of the alert, signed with its time', async () => {
  const tell = webhookTo({ address: `${address}/in?key=1`, secret: 'a secret of sixteen' }, { clock, inside });
  expect(await tell(alert, text)).toBeNull();
  const [got] = hook.received;
  const mac = createHmac('sha256', 'a secret of sixteen').update(`1700000000000.${got?.body}`).digest('hex');
  expect(got).toMatchObject({
    path: '/in?key=1',
    headers: {
      'content-type': 'application/json',
      'candor-time': '1700000000000',
      'candor-signature': `sha256=${mac}`,
    },
  });
  expect(JSON.parse(got?.body ?? '')).toEqual({ ...alert, title: text.title, link: text.link });
});

test('what a receiver answers other than that it has taken it is the fault, by its number', async () => {
  const tell = webhookTo({ address, secret: 'x' }, { clock, inside });
  expect(await tell({ ...alert, cause: 'big-win' }, text)).toBe('status 503');
  expect(hook.received).toHaveLength(1);
});

test.each([
  ['a webhook', webhookTo({ address, secret: 'x' }, { clock, inside: [] })],
  ['a chat', telegramTo({ address, token: 't', chat: '1' }, ['127.0.0.1'])],
])('%s of the own network that no setting names is sent nothing', async (_, tell) => {
  await expect(tell(alert, text)).rejects.toThrow('this address is not public');
  expect(hook.received).toEqual([]);
});

test('a public name that leads to this machine is refused when it is connected to', async () => {
  const sent = postOutside('https://localhost/x', { headers: {}, body: '{}', inside });
  await expect(sent).rejects.toThrow('localhost has no public address');
});

test('a chat gets one text with its link last, with or without a slash before, cut where it must be', async () => {
  const body = { chat_id: '-100', text: [text.title, ...text.lines, text.link].join('\n') };
  for (const end of ['', '/'])
    expect(await telegramTo({ address: address + end, token: '1:a', chat: '-100' }, inside)(alert, text)).toBeNull();
  const long = { ...text, lines: ['x'.repeat(5_000)], link: null };
  await telegramTo({ address, token: '1:a', chat: '-100' }, inside)(alert, long);
  expect(hook.received.map(({ path }) => path)).toEqual(Array(3).fill('/bot1:a/sendMessage'));
  const sent = hook.received.map((one) => JSON.parse(one.body) as { text: string });
  expect(sent.slice(0, 2)).toEqual(Array(2).fill({ ...body, disable_web_page_preview: true }));
  expect(sent[2]?.text).toHaveLength(4_096);
});

test('a mail ends with the link where there is one, and what the server does not take is a fault', async () => {
  const mails: { to: string; subject: string; text: string }[] = [];
  const telling = (ok: boolean) =>
    mailTo('desk@candor.example', {
      send: (mail: (typeof mails)[number]) => {
        mails.push(mail);
        return Promise.resolve({ ok });
      },
    } as never);
  expect(await telling(true)(alert, text)).toBeNull();
  expect(await telling(false)(alert, { ...text, link: null })).toBe('not taken');
  expect(mails.map(({ to, subject }) => [to, subject])).toEqual(Array(2).fill(['desk@candor.example', text.title]));
  expect(mails.map((mail) => mail.text.includes('https://c.example/a1'))).toEqual([true, false]);
  expect(mails[0]?.text).toContain('waiting: 2');
});

test('a browser opens the alert itself, and one that is gone is a fault', async () => {
  const device = { endpoint: 'https://push.example/x', p256dh: 'k', auth: 'a', keyId: 1 };
  const sent: unknown[] = [];
  const telling = (status: number) =>
    browserTo(device, {
      sendTo: (...all) => {
        sent.push(all);
        return Promise.resolve(status);
      },
    });
  expect(await telling(201)(alert, text)).toBeNull();
  expect(await telling(410)(alert, text)).toBe('status 410');
  const message = { title: text.title, text: 'deposits\nwaiting: 2', page: '#/alerts/a1', tag: 'alert-a1' };
  expect(sent).toEqual([
    [device, message],
    [device, message],
  ]);
});
