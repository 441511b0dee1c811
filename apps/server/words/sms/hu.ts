import type { SmsWords } from './index.ts';

export const hu: SmsWords = {
  purpose: {
    LOGIN: 'Candor: {code} az Ön belépési kódja.',
    REGISTER: 'Candor: {code} a kód a fiók létrehozásához.',
    RESET_PASSWORD: 'Candor: {code} a kód az új belépési jelszóhoz.',
    FORGOT_FUNDS_PASSWORD: 'Candor: {code} a kód az új kifizetési jelszóhoz.',
    RECOVER: 'Candor: {code} a kód az új elérhetőség igazolásához.',
  },
  rest: '{minutes} percig érvényes. Ne adja meg senkinek.',
  registered:
    'Candor: valaki kódot kért, hogy ezzel a számmal fiókot hozzon létre, de ehhez már tartozik fiók. Egyszerűen jelentkezzen be.',
  unregistered: 'Candor: valaki kódot kért ehhez a számhoz, de nem tartozik hozzá fiók.',
};
