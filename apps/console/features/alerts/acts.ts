import { alertCauses, type AlertCause, type BoundedCause } from '@candor/api-contract/calls/operator/alerts/causes.ts';
import type { CallAnswer } from '@candor/api-contract/index.ts';
import { call } from '../../client/call.ts';
import type { Ask, Values } from '../../design/ask/ask.ts';
import { words } from '../../locales/words.ts';

type Rules = CallAnswer<'GET /operator/alerts/rules'>;
const w = words.alerts;

const nameField = { name: 'name', label: w.name, help: w.nameHelp } as const;
const addressField = (initial: string) => ({ name: 'address', label: w.address, initial });
/** `07:30` as the minute of the day; null for nothing typed. */
export function minuteOf(text: string): number | null {
  const [, hours = '', minutes = ''] = /^([01]?\d|2[0-3]):([0-5]\d)$/.exec(text.trim()) ?? [];
  return hours === '' ? null : Number(hours) * 60 + Number(minutes);
}
export const clock = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;

/** A further channel, by its kind. */
export const adding = {
  mail: {
    ...w.addMail,
    fields: [nameField, { name: 'address', label: w.mail }],
    send: ({ name = '', address = '' }: Values) =>
      call('POST /operator/alerts/channels/add', { body: { name, end: { kind: 'mail', address } } }),
  },
  webhook: {
    ...w.addWebhook,
    fields: [nameField, addressField('https://'), { name: 'secret', label: w.secret, help: w.secretHelp }],
    send: ({ name = '', address = '', secret = '' }: Values) =>
      call('POST /operator/alerts/channels/add', { body: { name, end: { kind: 'webhook', address, secret } } }),
  },
  telegram: {
    ...w.addTelegram,
    fields: [
      nameField,
      addressField('https://api.telegram.org'),
      { name: 'token', label: w.token },
      { name: 'chat', label: w.chat },
    ],
    send: ({ name = '', address = '', token = '', chat = '' }: Values) =>
      call('POST /operator/alerts/channels/add', { body: { name, end: { kind: 'telegram', address, token, chat } } }),
  },
} as const satisfies Record<string, Ask>;

export const removingChannel = ({ id, name }: Rules['channels'][number]): Ask => ({
  ...w.removeChannel,
  title: w.removeChannelTitle(name),
  danger: true,
  send: () => call('POST /operator/alerts/channels/remove', { body: { id } }),
});

export const removingRule = ({ id }: Rules['rules'][number]): Ask => ({
  ...w.removeRule,
  danger: true,
  send: () => call('POST /operator/alerts/rules/remove', { body: { id } }),
});

/** @param channels to choose from, at least one */
export const addingRule = (channels: Rules['channels']): Ask => ({
  ...w.addRule,
  fields: [
    {
      name: 'cause',
      label: w.cause,
      kind: 'select',
      initial: alertCauses[0],
      options: alertCauses.map((value) => ({ value, label: w.causes[value] })),
    },
    {
      name: 'channelId',
      label: w.channel,
      kind: 'select',
      initial: channels[0]?.id ?? '',
      options: channels.map(({ id, name }) => ({ value: id, label: name })),
    },
    { name: 'afterMinutes', label: w.after, unit: w.minutes, initial: '0', help: w.afterHelp },
    { name: 'quietFrom', label: w.quietFrom, optional: true, help: w.quietHelp },
    { name: 'quietTo', label: w.quietTo, optional: true },
  ],
  send: ({ cause = '', channelId = '', afterMinutes = '', quietFrom = '', quietTo = '' }) =>
    call('POST /operator/alerts/rules/add', {
      body: {
        cause: cause as AlertCause,
        channelId,
        afterMinutes,
        quietFrom: minuteOf(quietFrom),
        quietTo: minuteOf(quietTo),
      },
    }),
});

export const settingBound = ({ cause, bound }: Rules['bounds'][number]): Ask => ({
  ...w.setBound,
  title: w.causes[cause],
  fields: [{ name: 'bound', label: w.bound, unit: unitOf(cause), initial: String(bound) }],
  send: ({ bound: typed = '' }) => call('POST /operator/alerts/bounds/set', { body: { cause, bound: typed } }),
});

export const unitOf = (cause: BoundedCause): string => w.units[cause];
