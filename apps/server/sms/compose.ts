import type { Language } from '@candor/api-contract/languages.ts';
import type { ExpiringCode } from '../mail/compose.ts';
import type { MailPurpose } from '../words/mail/index.ts';
import type { TextMessage } from './text-messenger.ts';
import { smsWords } from '../words/sms/index.ts';

/** The text message with a code. */
export function codeSms(
  to: string,
  language: Language,
  purpose: MailPurpose,
  { code, minutes }: ExpiringCode,
): TextMessage {
  const words = smsWords[language];
  return {
    to,
    text: `${words.purpose[purpose].replace('{code}', code)} ${words.rest.replace('{minutes}', String(minutes))}`,
  };
}

/** Told to the owner of a number instead of a code, so that the caller learns nothing of the number. */
export const noCodeSms = (to: string, language: Language, reason: 'registered' | 'unregistered'): TextMessage => ({
  to,
  text: smsWords[language][reason],
});
