import type { EarnWords } from './index.ts';

export const it: EarnWords = {
  names: { 'lock-mining': 'Mining vincolato {days} giorni', wealth: 'Investimento {days} giorni' },
  paidAtEnd: '{name}, pagato alla fine',
  example: '{name} (esempio)',
  descriptions: {
    'lock-mining':
      'Blocca un importo per {days} giorni. Il rendimento è pagato dopo ogni giorno intero, il capitale viene restituito alla fine. Il riscatto anticipato costa una penale sul capitale; il rendimento già pagato resta tuo.',
    wealth:
      'Blocca un importo per {days} giorni e paga un rendimento dopo ogni giorno intero. Il riscatto anticipato costa una penale per ogni giorno rimanente.',
  },
  wealthAtEnd:
    'Blocca un importo per {days} giorni e paga tutto il rendimento alla fine. Con il riscatto anticipato si paga il rendimento dei giorni interi; dal capitale si detrae una penale per ogni giorno rimanente.',
  fundedBy:
    'Il rendimento viene da un fondo premi in cui Candor ha messo denaro. All’acquisto l’intero rendimento del periodo è riservato al tuo ordine; se il fondo non basta, il prodotto è esaurito.',
  fundedByTest:
    'Il rendimento è pagato in fondi di prova dal fondo premi del prodotto. All’acquisto l’intero rendimento del periodo è riservato al tuo ordine; se il fondo non basta, il prodotto è esaurito.',
};
