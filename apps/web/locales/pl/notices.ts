import type { notices as original } from '../vi/notices.ts';
import type { Like } from '../words.ts';

export const notices: Like<typeof original> = {
  title: 'Wiadomości',
  message: 'Wiadomości',
  notice: 'Ogłoszenia',
  unread: 'Nieprzeczytane: {count}',
  unreadMark: 'Nieprzeczytane',
  readAll: 'Oznacz jako przeczytane',
  noMessages: 'Brak wiadomości',
  noMessagesText: 'Gdy zapadnie decyzja o Twoim zleceniu, wpłacie, wypłacie lub weryfikacji, dowiesz się tutaj.',
  noNotices: 'Brak ogłoszeń',
  noNoticesText: 'Tu pojawiają się ogłoszenia dla wszystkich.',
  missing: 'Nie znaleziono wiadomości',
  missingText: 'Mogła zostać usunięta albo link jest błędny.',
  openOrder: 'Otwórz zlecenie',
  openVerification: 'Otwórz weryfikację',
  openWallets: 'Zobacz zapisane portfele',
  openBankCards: 'Zobacz karty bankowe',
  notMe: 'To nie ja',
  detailTitle: 'Wiadomość',
};
