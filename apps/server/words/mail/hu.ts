import type { MailWords } from './index.ts';

export const hu: MailWords = {
  subject: 'Az Ön Candor-ellenőrzőkódja',
  purpose: {
    LOGIN: 'Ezzel a kóddal jelentkezhet be a Candorba:',
    REGISTER: 'Ezzel a kóddal hozhatja létre Candor-fiókját:',
    RESET_PASSWORD: 'Ezzel a kóddal állíthat be új belépési jelszót a Candorhoz:',
    FORGOT_FUNDS_PASSWORD: 'Ezzel a kóddal állíthat be új kifizetési jelszót a Candorhoz:',
    RECOVER: 'Ezzel a kóddal igazolhatja az új elérhetőségét a Candor ügyfélszolgálatának:',
  },
  expiry: 'A kód {minutes} percig érvényes, és csak egyszer használható fel.',
  nobodyAsks: 'A Candortól soha senki nem fogja kérni ezt a kódot. Ne adja meg senkinek.',
  notYou: 'Ha nem Ön kérte, hagyja figyelmen kívül ezt az e-mailt.',
  registered:
    'Valaki kódot kért, hogy ezzel az e-mail-címmel Candor-fiókot hozzon létre, de a címhez már tartozik fiók. Egyszerűen jelentkezzen be, vagy kérjen új jelszót, ha elfelejtette.',
  unregistered:
    'Valaki Candor-kódot kért ehhez az e-mail-címhez, de a címhez nem tartozik fiók. Az alkalmazásban létrehozhat egyet.',
};
