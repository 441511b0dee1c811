import type { articles as original } from '../vi/articles.ts';
import type { Like } from '../words.ts';

export const articles: Like<typeof original> = {
  draft: 'Una bozza: i clienti non la vedono',
  readAs: 'Leggi come chi usa',
  draftGone: 'Questa bozza non esiste più',
  draftGoneText: 'Forse è stata pubblicata o scartata.',
  missing: 'Articolo non trovato',
  missingText: 'Forse è stato rimosso, o il link è sbagliato.',
  helpTitle: 'Centro assistenza',
  helpDetail: 'Aiuto',
  search: 'Cerca nell’assistenza',
  noneFound: 'Nessun risultato',
  noneFoundText: 'Prova con una parola più corta, o chiedi al nostro team.',
  trading: 'Trading',
  money: 'Depositi, prelievi e conversione',
  account: 'Il tuo account',
  fair: 'Correttezza verificabile',
  rules: 'Regole',
  more: 'Altro',
  found: 'Risultati: {count}',
  readAlso: 'Articoli correlati',
  notHelped: 'Ancora dubbi?',
  contact: 'Contatta l’assistenza clienti',
};
