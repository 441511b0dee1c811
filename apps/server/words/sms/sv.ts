import type { SmsWords } from './index.ts';

export const sv: SmsWords = {
  purpose: {
    LOGIN: 'Candor: {code} är din inloggningskod.',
    REGISTER: 'Candor: {code} är din kod för att skapa ett konto.',
    RESET_PASSWORD: 'Candor: {code} är koden för ett nytt inloggningslösenord.',
    FORGOT_FUNDS_PASSWORD: 'Candor: {code} är koden för ett nytt uttagslösenord.',
    RECOVER: 'Candor: {code} är koden för att bekräfta din nya kontakt.',
  },
  rest: 'Gäller i {minutes} minuter. Ge den inte till någon.',
  registered:
    'Candor: någon bad om en kod för att skapa ett konto med det här numret, men det har redan ett. Logga bara in.',
  unregistered: 'Candor: någon bad om en kod för det här numret, men det har inget konto.',
};
