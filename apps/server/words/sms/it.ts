import type { SmsWords } from './index.ts';

export const it: SmsWords = {
  purpose: {
    LOGIN: 'Candor: {code} è il tuo codice di accesso.',
    REGISTER: 'Candor: {code} è il tuo codice per creare un account.',
    RESET_PASSWORD: 'Candor: {code} è il codice per cambiare la password di accesso.',
    FORGOT_FUNDS_PASSWORD: 'Candor: {code} è il codice per cambiare la password di prelievo.',
    RECOVER: 'Candor: {code} è il codice per confermare il nuovo contatto.',
  },
  rest: 'Valido {minutes} minuti. Non darlo a nessuno.',
  registered:
    'Candor: qualcuno ha chiesto un codice per creare un account con questo numero, che però ne ha già uno. Ti basta accedere.',
  unregistered: 'Candor: qualcuno ha chiesto un codice per questo numero, che però non ha un account.',
};
