import type { Language } from '@candor/api-contract/languages.ts';
import { escaped } from '../i18n/markup.ts';
import type { Mail } from './mailer.ts';
import { mailWords, type MailPurpose } from '../words/mail/index.ts';

/** The mail with a code. @param minutes until it expires */
export function codeMail(to: string, language: Language, purpose: MailPurpose, code: string, minutes: number): Mail {
  const words = mailWords[language];
  const expiry = words.expiry.replace('{minutes}', String(minutes));
  return compose(
    to,
    language,
    words.subject,
    [words.purpose[purpose], code, expiry, words.nobodyAsks, words.notYou],
    code,
  );
}

/** Told to the owner of an address instead of a code, so that the caller learns nothing of the address. */
export function noCodeMail(to: string, language: Language, reason: 'registered' | 'unregistered'): Mail {
  const words = mailWords[language];
  return compose(to, language, words.subject, [words[reason], words.notYou]);
}

/** A mail about the own account. @param lines paragraphs; one that is an address is a link */
export const noticeMail = (to: string, language: Language, subject: string, lines: readonly string[]): Mail =>
  compose(to, language, subject, lines);

function compose(to: string, language: Language, subject: string, lines: readonly string[], code = ''): Mail {
  const paragraph = (line: string): string => {
    if (line === code) return `<p style="font-size:28px;font-weight:700;letter-spacing:6px">${line}</p>`;
    return /^https?:\/\/\S+$/.test(line)
      ? `<p><a href="${escaped(line)}">${escaped(line)}</a></p>`
      : `<p>${escaped(line)}</p>`;
  };
  const html = `<!doctype html><html lang="${language.replace('_', '-')}"><body style="font-family:system-ui,sans-serif;font-size:16px;line-height:1.5;max-width:480px;margin:24px auto;padding:0 16px">${lines.map(paragraph).join('')}<p>Candor</p></body></html>`;
  return { to, subject, text: `${lines.join('\n\n')}\n\nCandor\n`, html };
}
