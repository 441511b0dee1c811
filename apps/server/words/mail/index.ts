import type { Language } from '@candor/api-contract/languages.ts';
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

export type MailPurpose = 'LOGIN' | 'REGISTER' | 'RESET_PASSWORD' | 'FORGOT_FUNDS_PASSWORD' | 'RECOVER';

export interface MailWords {
  readonly subject: string;
  /** Stands right above the code. */
  readonly purpose: Readonly<Record<MailPurpose, string>>;
  readonly expiry: string;
  readonly nobodyAsks: string;
  readonly notYou: string;
  /** Instead of a code for signing up. */
  readonly registered: string;
  /** Instead of a code for an account. */
  readonly unregistered: string;
}

export const mailWords: Readonly<Record<Language, MailWords>> = { vi, en, zh_cn, pl, de, fr, it, es, pt, ru, hu, sv };
