import type { SmsWords } from './index.ts';

export const de: SmsWords = {
  purpose: {
    LOGIN: 'Candor: {code} ist Ihr Code zum Anmelden.',
    REGISTER: 'Candor: {code} ist Ihr Code zum Eröffnen eines Kontos.',
    RESET_PASSWORD: 'Candor: {code} ist Ihr Code für ein neues Anmeldepasswort.',
    FORGOT_FUNDS_PASSWORD: 'Candor: {code} ist Ihr Code für ein neues Auszahlungspasswort.',
    RECOVER: 'Candor: {code} ist Ihr Code für den neuen Kontakt.',
  },
  rest: '{minutes} Minuten gültig. Geben Sie ihn an niemanden weiter.',
  registered:
    'Candor: Jemand hat einen Code angefordert, um mit dieser Nummer ein Konto zu eröffnen, sie hat aber schon eines. Melden Sie sich einfach an.',
  unregistered: 'Candor: Jemand hat einen Code für diese Nummer angefordert, sie hat aber kein Konto.',
};
