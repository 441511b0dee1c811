import type { notices as original } from '../vi/notices.ts';
import type { Like } from '../words.ts';

export const notices: Like<typeof original> = {
  title: 'Messaggi',
  message: 'Messaggi',
  notice: 'Annunci',
  unread: '{count} da leggere',
  unreadMark: 'Da leggere',
  readAll: 'Segna tutti come letti',
  noMessages: 'Ancora nessun messaggio',
  noMessagesText: 'Qui compaiono le decisioni su ordini, depositi, prelievi e verifiche.',
  noNotices: 'Nessun annuncio',
  noNoticesText: 'Qui compaiono gli annunci per tutti.',
  missing: 'Messaggio non trovato',
  missingText: 'Forse è stato rimosso, o il link è sbagliato.',
  openOrder: 'Apri l’ordine',
  openVerification: 'Apri la verifica',
  openWallets: 'Vedi i wallet salvati',
  openBankCards: 'Vedi le carte bancarie',
  notMe: 'Non l’ho fatto io',
  detailTitle: 'Messaggio',
};
