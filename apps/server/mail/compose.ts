import type { Language } from '@candor/api-contract/languages.ts';
import { escaped } from '../i18n/markup.ts';
import type { Mail } from './mailer.ts';
import { mailWords, type MailPurpose } from '../words/mail/index.ts';

export interface ExpiringCode {
  readonly code: string;
  /** Until it expires. */
  readonly minutes: number;
}

/** The mail with a code. */
export function codeMail(to: string, language: Language, purpose: MailPurpose, { code, minutes }: ExpiringCode): Mail {
  const words = mailWords[language];
  const expiry = words.expiry.replace('{minutes}', String(minutes));
  const lines = [words.purpose[purpose], code, expiry, words.nobodyAsks, words.notYou];
  return compose(to, language, { subject: words.subject, lines, code });
}

/** Told to the owner of an address instead of a code, so that the caller learns nothing of the address. */
export function noCodeMail(to: string, language: Language, reason: 'registered' | 'unregistered'): Mail {
  const words = mailWords[language];
  return compose(to, language, { subject: words.subject, lines: [words[reason], words.notYou] });
}

/** A mail about the own account. @param lines paragraphs; one that is an address is a link */
export const noticeMail = (to: string, language: Language, subject: string, lines: readonly string[]): Mail =>
  compose(to, language, { subject, lines });

interface Parts {
  readonly subject: string;
  readonly lines: readonly string[];
  /** The line that is shown large. */
  readonly code?: string;
}

const look =
  'font-family:system-ui,sans-serif;font-size:16px;line-height:1.5;max-width:480px;margin:24px auto;padding:0 16px';

function compose(to: string, language: Language, { subject, lines, code = '' }: Parts): Mail {
  const paragraph = (line: string): string => {
    if (line === code) return `<p style="font-size:28px;font-weight:700;letter-spacing:6px">${line}</p>`;
    return /^https?:\/\/\S+$/.test(line)
      ? `<p><a href="${escaped(line)}">${escaped(line)}</a></p>`
      : `<p>${escaped(line)}</p>`;
  };
  const body = `<body style="${look}">${lines.map(paragraph).join('')}<p>Candor</p></body>`;
  const html = `<!doctype html><html lang="${language.replace('_', '-')}">${body}</html>`;
  return { to, subject, text: `${lines.join('\n\n')}\n\nCandor\n`, html };
}
