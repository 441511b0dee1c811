import type { funds as original } from '../vi/funds.ts';
import type { Like } from '../words.ts';

export const funds: Like<typeof original> = {
  take: 'Richiedi {amount} USDT di prova',
  takeShort: 'Fondi di prova',
  taken: 'Ricevuti {amount} USDT di prova',
  takenToday: 'Già ricevuti oggi',
  deposit: 'Deposita',
  withdraw: 'Preleva',
  transfer: 'Sposta',
  transferTitle: 'Trasferimento tra conti',
  transferFree: 'Gratuito e immediato',
  transferred: 'Trasferiti {amount}',
  from: 'Da',
  to: 'A',
  swap: 'Inverti direzione',
  currency: 'Valuta',
  amount: 'Importo',
  available: 'Disponibile {amount}',
  max: 'Massimo',
  amountInvalid: 'Inserisci un importo valido',
  amountTooHigh: 'Più del disponibile',
  account1: 'Conto principale',
  account2: 'Conto crypto',
  account3: 'Conto futures',
  account4: 'Bonus bloccato',
};
