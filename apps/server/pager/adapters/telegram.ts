import type { Tell } from './adapter.ts';
import { faultOfStatus, postOutside } from './post-outside.ts';

export interface TelegramChat {
  /** Of the bot API, Telegram's own or another server that speaks it. */
  readonly address: string;
  readonly token: string;
  readonly chat: string;
}

/** By `sendMessage` of the bot API. */
export const telegramTo =
  ({ address, token, chat }: TelegramChat, inside: readonly string[]): Tell =>
  async (_alert, { title, lines, link }) => {
    const text = [title, ...lines, ...(link === null ? [] : [link])].join('\n').slice(0, 4_096);
    const body = JSON.stringify({ chat_id: chat, text, disable_web_page_preview: true });
    const url = `${address.replace(/\/$/, '')}/bot${token}/sendMessage`;
    return faultOfStatus(await postOutside(url, { headers: {}, body, inside }));
  };
