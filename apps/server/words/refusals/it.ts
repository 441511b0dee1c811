import type { RefusalWords } from './index.ts';

export const it: RefusalWords = {
  'transfer-not-found': 'Nessun bonifico con questo riferimento è arrivato',
  'amount-differs': 'L’importo arrivato non è quello della segnalazione',
  'payer-differs': 'Il denaro è arrivato da un conto a un altro nome',
  'screenshot-unreadable': 'Lo screenshot non si legge o mostra un altro bonifico',
  'already-credited': 'Questo bonifico è già stato accreditato',
  'address-unusable': 'L’indirizzo non può ricevere questa valuta su questa rete',
  'identity-needed': 'Prima va completata la verifica',
  'account-checked': 'Prima va controllato il conto; l’assistenza dirà che cosa serve',
  'stopped-as-asked': 'Il prelievo è stato fermato, come richiesto',
  'card-holder-differs': 'La carta non è intestata al nome verificato',
  'card-number-wrong': 'Il numero della carta o la banca non è corretto',
  'card-not-paid': 'La banca non accetta pagamenti su questa carta',
  'photo-unreadable':
    'Una foto è sfocata, troppo scura o tagliata; ogni angolo e tutto il testo devono essere leggibili',
  'document-expired': 'Il documento è scaduto',
  'name-differs': 'Il nome è diverso da quello sul documento',
  'number-differs': 'Il numero è diverso da quello sul documento',
  'face-not-shown': 'La foto deve mostrare il viso e il documento tenuto in mano',
  'document-of-another': 'Il documento appartiene a un’altra persona o è usato da un altro conto',
  'document-not-accepted':
    'Questo tipo di documento non è accettato; vanno bene carta d’identità, passaporto o patente',
};
