import type { verify as original } from '../vi/verify.ts';
import type { Like } from '../words.ts';

export const verify: Like<typeof original> = {
  title: 'Controlla da te',
  text: 'Trascina qui un pacchetto, una ricevuta con i suoi prezzi o due punti di controllo del registro. Tutto viene ricalcolato su questo dispositivo e nulla viene inviato.',
  choose: 'Scegli i file',
  language: 'Lingua',
  isRight: 'Giusto: ogni passo concorda',
  isFalse: 'Falso: un passo è diverso',
  isUnknown: 'Non deciso: nulla è diverso, ma manca qualcosa',
  stated: 'Indicato {stated}, ricalcolato: {found}',
  missing: 'Quanto fornito non basta',
  keep: 'Salva questa pagina: funziona anche senza rete.',
  whole: 'Il pacchetto ha tutte le sue righe',
  unknownLines: 'Alcune righe sono di una versione successiva',
  statement: 'Ogni riga dell’estratto prosegue la precedente',
  booked: 'L’estratto riporta ciò che dice la ricevuta',
  signature: 'Il punto di controllo è firmato dalla chiave',
  oneHistory: 'I due punti di controllo sono di una sola storia',
  included: 'La voce è nel registro',
  inBatch: 'La ricevuta è nel suo lotto del registro',
  logged: 'Il lotto è nel registro',
  counted: 'Il saldo fa parte del totale pubblicato',
  readable: 'I file sono leggibili',
  liquidation: 'Il prezzo di liquidazione risulta da margine e tassi',
  returned: 'Quanto è tornato risulta dai due prezzi',
};
