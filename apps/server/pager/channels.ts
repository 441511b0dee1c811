import type { Clock } from '../clock.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { Push } from '../push/push.ts';
import type { Secrets } from '../secrets/secrets.ts';
import type { Tell } from './adapters/adapter.ts';
import { browserTo, type PushDevice } from './adapters/browser.ts';
import { mailTo } from './adapters/mail.ts';
import { telegramTo, type TelegramChat } from './adapters/telegram.ts';
import { webhookTo, type Webhook } from './adapters/webhook.ts';

/** Where a channel leads, with the keys to it. */
export type ChannelEnd =
  | { readonly kind: 'mail'; readonly address: string }
  | ({ readonly kind: 'push' } & PushDevice)
  | ({ readonly kind: 'webhook' } & Webhook)
  | ({ readonly kind: 'telegram' } & TelegramChat);

/** What the end of a channel is sealed for. */
export const channelContext = (id: string): string => `alert channel ${id}`;

export const sealEnd = (secrets: Secrets, id: string, end: ChannelEnd): string =>
  secrets.sealText(JSON.stringify(end), channelContext(id));
export const openEnd = (secrets: Secrets, id: string, sealed: string): ChannelEnd =>
  JSON.parse(secrets.openText(sealed, channelContext(id))) as ChannelEnd;

/** Where a channel leads as its list says it: never with a key. */
export function shownEnd(end: ChannelEnd): string {
  switch (end.kind) {
    case 'mail':
      return end.address;
    case 'push':
      return new URL(end.endpoint).host;
    case 'webhook':
      return end.address.replace(/[?#].*$/, '');
    case 'telegram':
      return `${new URL(end.address).host} · ${end.chat}`;
  }
}

export interface ChannelParts {
  readonly clock: Clock;
  readonly mailer: Mailer;
  readonly push: Push;
  /** Hosts of the own network that may be sent to. */
  readonly inside: readonly string[];
}

/** How a channel is told. */
export function tellerOf(end: ChannelEnd, { clock, mailer, push, inside }: ChannelParts): Tell {
  switch (end.kind) {
    case 'mail':
      return mailTo(end.address, mailer);
    case 'push':
      return browserTo(end, push);
    case 'webhook':
      return webhookTo(end, { clock, inside });
    case 'telegram':
      return telegramTo(end, inside);
  }
}
