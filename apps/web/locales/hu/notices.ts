import type { notices as original } from '../vi/notices.ts';
import type { Like } from '../words.ts';

export const notices: Like<typeof original> = {
  title: 'Üzenetek',
  message: 'Üzenetek',
  notice: 'Közlemények',
  unread: '{count} olvasatlan',
  unreadMark: 'Olvasatlan',
  readAll: 'Mind olvasott',
  noMessages: 'Még nincs üzenet',
  noMessagesText: 'Itt értesül, ha döntés született a megbízásáról, befizetéséről, kifizetéséről vagy azonosításáról.',
  noNotices: 'Nincs közlemény',
  noNoticesText: 'Itt jelennek meg a mindenkinek szóló közlemények.',
  missing: 'Az üzenet nem található',
  missingText: 'Lehet, hogy eltávolították, vagy hibás a link.',
  openOrder: 'Megbízás megnyitása',
  openVerification: 'Azonosítás megnyitása',
  openWallets: 'Mentett tárcák megtekintése',
  openBankCards: 'Bankkártyák megtekintése',
  notMe: 'Nem én voltam',
  detailTitle: 'Üzenet',
};
