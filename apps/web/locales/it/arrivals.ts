import type { arrivals as original } from '../vi/arrivals.ts';
import type { Like } from '../words.ts';

export const arrivals: Like<typeof original> = {
  title: 'Risultati e accrediti',
  income: 'Rendimento accreditato',
  returned: 'Prodotto scaduto: capitale restituito',
  deposit: 'Deposito accreditato',
  bonus: 'Bonus sbloccato sul tuo saldo',
  adjustment: 'Saldo corretto',
  many: {
    one: '{count} nuovo risultato o accredito',
    many: '{count} di nuovi risultati e accrediti',
    other: '{count} nuovi risultati e accrediti',
  },
  seeStatement: 'Vedili nell’estratto conto',
  unseen: { one: '{count} nuovo risultato', many: '{count} di nuovi risultati', other: '{count} nuovi risultati' },
};
