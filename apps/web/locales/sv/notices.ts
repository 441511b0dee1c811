import type { notices as original } from '../vi/notices.ts';
import type { Like } from '../words.ts';

export const notices: Like<typeof original> = {
  title: 'Meddelanden',
  message: 'Meddelanden',
  notice: 'Nyheter',
  unread: 'Olästa: {count}',
  unreadMark: 'Oläst',
  readAll: 'Markera alla som lästa',
  noMessages: 'Inga meddelanden än',
  noMessagesText: 'När en order, insättning, ett uttag eller en verifiering har avgjorts får du besked här.',
  noNotices: 'Inga nyheter',
  noNoticesText: 'Här visas nyheter till alla.',
  missing: 'Meddelandet hittades inte',
  missingText: 'Det kan ha tagits bort, eller så är länken fel.',
  openOrder: 'Öppna ordern',
  openVerification: 'Öppna verifieringen',
  openWallets: 'Visa sparade plånböcker',
  openBankCards: 'Visa bankkort',
  notMe: 'Det var inte jag',
  detailTitle: 'Meddelande',
};
