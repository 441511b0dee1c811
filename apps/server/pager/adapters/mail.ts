import { noticeMail } from '../../mail/compose.ts';
import type { Mailer } from '../../mail/mailer.ts';
import type { Tell } from './adapter.ts';

export const mailTo =
  (address: string, mailer: Pick<Mailer, 'send'>): Tell =>
  async (_alert, { title, lines, link }) => {
    const sent = await mailer.send(noticeMail(address, 'en', title, [...lines, ...(link === null ? [] : [link])]));
    return sent.ok ? null : 'not taken';
  };
