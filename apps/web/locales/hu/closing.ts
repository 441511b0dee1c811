import type { closing as original } from '../vi/closing.ts';
import type { Like } from '../words.ts';

export const closing: Like<typeof original> = {
  title: 'Fiók lezárása',
  text: 'Két munkatársunk ellenőrzi a kérést. Ezután mindent kifizetünk, ami az Öné, a minimum alatt is, és a fiókot lezárjuk. Továbbra is beléphet, hogy megtekintse, és írhat az ügyfélszolgálatnak.',
  first: 'Először ezeket zárja le',
  total: 'Mindene a jelenlegi árakon',
  noPrice: 'Egy pénznem ára most hiányzik. Az összeg megjelenik, amint visszatér.',
  bonus: 'Elvesző zárolt bónusz',
  ask: 'Lezárás kérése',
  confirmText:
    'A zárolt bónusz elvész, és a fiókkal többé nem lehet kereskedni. A kérés a végrehajtásig visszavonható.',
  asked: 'Lezárás kérve: {time}. Mindent ide fizetünk ki: {to}.',
  takeBack: 'Kérés visszavonása',
  takenBack: 'Kérés visszavonva',
  sent: 'Kérés elküldve',
};
