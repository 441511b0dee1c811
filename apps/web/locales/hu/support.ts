import type { support as original } from '../vi/support.ts';
import type { Like } from '../words.ts';

export const support: Like<typeof original> = {
  title: 'Ügyfélszolgálat',
  heroTitle: 'Miben segíthetünk?',
  heroText: 'Írjon nekünk, akár képekkel. A válasz itt, az alkalmazásban jelenik meg.',
  write: 'Üzenet írása',
  open: 'Ügyfélszolgálat megnyitása',
  conversation: 'Beszélgetés munkatársainkkal',
  begin: 'Írja le, mi történt',
  beginText:
    'Egy megbízásszám vagy képernyőkép segít, hogy gyorsabban válaszoljunk. Soha ne küldjön jelszót vagy ellenőrző kódot.',
  hours:
    'Munkatársaink akkor válaszolnak, amikor jelen vannak; fix időt nem ígérünk. Üzenete megmarad, és a válasz itt várja.',
  helpText: 'Rövid cikkek az érvényes számokkal',
  questions: 'Gyakori kérdések',
  operator: 'Munkatárs',
  you: 'Ön',
  picture: 'Kép',
  pictures: 'Küldendő képek',
  addPictures: 'Képek hozzáadása',
  noPictures: 'Képek nélkül',
  message: 'Üzenet',
  placeholder: 'Írjon üzenetet…',
  send: 'Küldés',
  sending: 'Küldés folyamatban',
  unsent: 'Nem ment el, újra próbáljuk',
  discard: 'Törlés',
  older: 'Korábbi üzenetek',
};
