import type { moment as original } from '../vi/moment.ts';
import type { Like } from '../words.ts';

export const moment: Like<typeof original> = {
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
  above: '{exit} sopra {entry}',
  below: '{exit} sotto {entry}',
  again: 'Ancora',
  see: 'Vedi',
  results: { one: '{count} risultato', many: '{count} di risultati', other: '{count} risultati' },
};
