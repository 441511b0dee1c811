import type { RefusalWords } from './index.ts';

export const hu: RefusalWords = {
  'transfer-not-found': 'Nem érkezett átutalás ezzel a hivatkozással',
  'amount-differs': 'A beérkezett összeg eltér a bejelentésben szereplőtől',
  'payer-differs': 'A pénz más nevén lévő számláról érkezett',
  'screenshot-unreadable': 'A képernyőkép nem olvasható, vagy másik átutalást mutat',
  'already-credited': 'Ezt az átutalást már jóváírtuk',
  'address-unusable': 'Ez a cím nem tudja fogadni ezt a pénznemet ezen a hálózaton',
  'identity-needed': 'Előbb be kell fejezni az azonosítást',
  'account-checked': 'A számlát előbb ellenőrizni kell; az ügyfélszolgálat megmondja, mi szükséges',
  'stopped-as-asked': 'A kifizetést kérésre leállítottuk',
  'card-holder-differs': 'A kártya nem az azonosított névre szól',
  'card-number-wrong': 'A kártyaszám vagy a bank nem helyes',
  'card-not-paid': 'A bank nem fogad kifizetést erre a kártyára',
  'photo-unreadable':
    'Az egyik fénykép életlen, túl sötét vagy levágott; minden saroknak és szövegnek olvashatónak kell lennie',
  'document-expired': 'Az okmány lejárt',
  'name-differs': 'A név eltér az okmányon szereplőtől',
  'number-differs': 'A szám eltér az okmányon szereplőtől',
  'face-not-shown': 'A fényképen látszania kell az arcnak és a kézben tartott okmánynak',
  'document-of-another': 'Az okmány másé, vagy másik számlához használják',
  'document-not-accepted': 'Ilyen okmányt nem fogadunk el; személyi igazolvány, útlevél vagy jogosítvány megfelel',
};
