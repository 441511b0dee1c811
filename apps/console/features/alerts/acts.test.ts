import { beforeEach, expect, test, vi } from 'vitest';
import { call } from '../../client/call.ts';
import { adding, addingRule, clock, minuteOf, removingChannel, removingRule, settingBound } from './acts.ts';

vi.mock('../../client/call.ts', () => ({ call: vi.fn<() => Promise<null>>(() => Promise.resolve(null)) }));
const sent = vi.mocked(call);
beforeEach(() => sent.mockClear());

const channel = { id: 'c1', kind: 'mail', name: 'Desk', leadsTo: 'desk@candor.example', by: 'ada', since: 1 } as const;
const rule = {
  id: 'r1',
  cause: 'big-win',
  channelId: 'c1',
  afterMinutes: 0,
  quietFrom: null,
  quietTo: null,
  by: 'ada',
} as const;

test('each kind of channel is added by what its form asks for', async () => {
  await adding.mail.send({ name: 'Desk', address: 'desk@candor.example' });
  await adding.webhook.send({ name: 'Hook', address: 'https://h.example', secret: 'sixteen letters!' });
  await adding.telegram.send({ name: 'Chat', address: 'https://t.example', token: '1:abcdefgh', chat: '-1' });
  const add = 'POST /operator/alerts/channels/add';
  expect(sent.mock.calls).toEqual([
    [add, { body: { name: 'Desk', end: { kind: 'mail', address: 'desk@candor.example' } } }],
    [
      add,
      {
        body: { name: 'Hook', end: { kind: 'webhook', address: 'https://h.example', secret: 'sixteen letters!' } },
      },
    ],
    [
      add,
      {
        body: {
          name: 'Chat',
          end: { kind: 'telegram', address: 'https://t.example', token: '1:abcdefgh', chat: '-1' },
        },
      },
    ],
  ]);
});

test('a rule has quiet hours as minutes of the day, or none', async () => {
  const { fields, send } = addingRule([channel]);
  expect(fields?.map(({ name, initial }) => [name, initial])).toEqual([
    ['cause', 'deadline-near'],
    ['channelId', 'c1'],
    ['afterMinutes', '0'],
    ['quietFrom', undefined],
    ['quietTo', undefined],
  ]);
  const typed = { cause: 'big-win', channelId: 'c1', afterMinutes: '5' };
  await send({ ...typed, quietFrom: '22:00', quietTo: '7:30' });
  await send(typed);
  const body = { cause: 'big-win', channelId: 'c1', afterMinutes: '5' };
  expect(sent.mock.calls.map(([, to]) => to)).toEqual([
    { body: { ...body, quietFrom: 1_320, quietTo: 450 } },
    { body: { ...body, quietFrom: null, quietTo: null } },
  ]);
});

test('what is taken away or changed is the one at hand', async () => {
  await removingChannel(channel).send({});
  await removingRule(rule).send({});
  await settingBound({ cause: 'big-win', bound: 1_000, most: 10_000 }).send({ bound: '2000' });
  expect(sent.mock.calls).toEqual([
    ['POST /operator/alerts/channels/remove', { body: { id: 'c1' } }],
    ['POST /operator/alerts/rules/remove', { body: { id: 'r1' } }],
    ['POST /operator/alerts/bounds/set', { body: { cause: 'big-win', bound: '2000' } }],
  ]);
});

test.each([
  ['07:30', 450],
  ['0:00', 0],
  ['23:59', 1_439],
  ['24:00', null],
  ['', null],
  ['noon', null],
])('%j is minute %s of the day', (text, minute) => {
  expect(minuteOf(text)).toBe(minute);
  if (minute !== null) expect(minuteOf(clock(minute))).toBe(minute);
});
