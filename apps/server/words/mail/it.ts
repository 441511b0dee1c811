import type { MailWords } from './index.ts';

export const it: MailWords = {
  subject: 'Il tuo codice di verifica Candor',
  purpose: {
    LOGIN: 'Usa questo codice per accedere a Candor:',
    REGISTER: 'Usa questo codice per creare il tuo account Candor:',
    RESET_PASSWORD: 'Usa questo codice per reimpostare la password di accesso a Candor:',
    FORGOT_FUNDS_PASSWORD: 'Usa questo codice per reimpostare la password di prelievo di Candor:',
    RECOVER: 'Usa questo codice per confermare il tuo nuovo contatto all’assistenza Candor:',
  },
  expiry: 'Il codice è valido per {minutes} minuti e può essere usato una sola volta.',
  nobodyAsks: 'Nessuno di Candor ti chiederà mai questo codice. Non condividerlo con nessuno.',
  notYou: 'Se non hai fatto tu questa richiesta, ignora questa e-mail.',
  registered:
    'Qualcuno ha chiesto un codice per creare un account Candor con questo indirizzo e-mail, ma esiste già un account. Puoi semplicemente accedere, oppure reimpostare la password se l’hai dimenticata.',
  unregistered:
    'Qualcuno ha chiesto un codice Candor per questo indirizzo e-mail, ma non esiste alcun account. Puoi crearne uno nell’app.',
};
