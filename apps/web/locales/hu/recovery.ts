import type { RecoveryWords } from '../late/auth/recovery-words.ts';

export const words: RecoveryWords = {
  recovery: {
    lostAll: 'Nincs már se e-mail, se telefon?',
    title: 'Hozzáférés visszaállítása',
    lead: 'Ha elveszett a jelszó, az e-mail, a telefon vagy a hitelesítő. Két munkatárs összeveti az okmányát az igazolttal.',
    account: 'Fiók',
    accountHint: 'A fiók neve, e-mail-címe vagy telefonszáma',
    lost: 'Mit veszített el?',
    password: 'Bejelentkezési jelszó',
    email: 'E-mail',
    phone: 'Telefon',
    authenticator: 'Hitelesítő',
    lostMissing: 'Válasszon legalább egyet',
    contact: 'Az új elérhetősége',
    document: 'Az okmánya',
    send: 'Kérés küldése',
    sentTitle: 'A kérés megérkezett',
    sentText:
      'Ha az okmányok megfelelnek a fióknak, az új elérhetőségére írunk. A tulajdonos minden régi elérhetőségén értesül, és leállíthatja a kérést.',
    hold: 'Utána minden eszköz kijelentkezik, a kifizetések 72 óráig várnak.',
  },
};
