import type { Language } from '@candor/api-contract/languages.ts';
import type { Database } from '../db/database.ts';
import { fillWith } from '../i18n/fill.ts';
import { noticeMail } from '../mail/compose.ts';
import type { Mailer } from '../mail/mailer.ts';
import { noticeWords, type NoticeKind } from '../mail/notices.ts';
import type { TextMessenger } from './text-messenger.ts';

/** Tells the owner of an account, by mail or else by text message; who has given neither is told by the app alone. */
export type Tell = (userId: string, language: Language, kind: NoticeKind, params: Readonly<Record<string, string>>) => Promise<void>;

export const openTell = (db: Database, mailer: Mailer, sms: TextMessenger): Tell => async (userId, language, kind, params) => {
  const [owner] = await db.query<{ email: string | null; phone: string | null }>('select email, phone from customer where id = $1', [userId]);
  const words = noticeWords[language][kind];
  const text = fillWith(words.text, params, language);
  const { email, phone } = owner ?? { email: null, phone: null };
  if (email !== null) await mailer.send(noticeMail(email, language, words.subject, text));
  else if (phone !== null) await sms.send({ to: phone, text });
};
