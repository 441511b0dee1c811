import type { Language } from '@candor/api-contract/languages.ts';
import type { MailPurpose } from '../mail/index.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { hu } from './hu.ts';
import { it } from './it.ts';
import { pl } from './pl.ts';
import { pt } from './pt.ts';
import { ru } from './ru.ts';
import { sv } from './sv.ts';
import { vi } from './vi.ts';
import { zh_cn } from './zh_cn.ts';

export interface SmsWords {
  /** With the code in it. */
  readonly purpose: Readonly<Record<MailPurpose, string>>;
  readonly rest: string;
  /** Instead of a code for signing up. */
  readonly registered: string;
  /** Instead of a code for an account. */
  readonly unregistered: string;
}

/** Short: a text message is paid for by its length. */
export const smsWords: Readonly<Record<Language, SmsWords>> = { vi, en, zh_cn, pl, de, fr, it, es, pt, ru, hu, sv };
