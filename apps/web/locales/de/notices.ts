import type { notices as original } from '../vi/notices.ts';
import type { Like } from '../words.ts';

export const notices: Like<typeof original> = {
  title: 'Nachrichten',
  message: 'Nachrichten',
  notice: 'Mitteilungen',
  unread: '{count} ungelesen',
  unreadMark: 'Ungelesen',
  readAll: 'Alle gelesen',
  noMessages: 'Noch keine Nachrichten',
  noMessagesText:
    'Wenn über Ihren Auftrag, Ihre Einzahlung, Auszahlung oder Verifizierung entschieden ist, erfahren Sie es hier.',
  noNotices: 'Keine Mitteilungen',
  noNoticesText: 'Hier erscheinen Mitteilungen an alle.',
  missing: 'Nachricht nicht gefunden',
  missingText: 'Sie wurde vielleicht entfernt, oder der Link ist falsch.',
  openOrder: 'Auftrag öffnen',
  openVerification: 'Verifizierung öffnen',
  openWallets: 'Gespeicherte Wallets ansehen',
  openBankCards: 'Bankkarten ansehen',
  notMe: 'Das war ich nicht',
  detailTitle: 'Nachricht',
};
