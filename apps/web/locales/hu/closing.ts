import type { closing as original } from '../vi/closing.ts';
import type { Like } from '../words.ts';

export const closing: Like<typeof original> = {
  title: 'Fiók lezárása',
  text: 'Két munkatársunk ellenőrzi a kérést. Ezután mindent kifizetünk, ami az Öné, a minimum alatt is, és a fiókot lezárjuk. Továbbra is beléphet, hogy megtekintse, és írhat az ügyfélszolgálatnak.',
  first: 'Először ezeket zárja le',
  total: 'Mindene a jelenlegi árakon',
  noPrice: 'Egy pénznem ára most hiányzik. Az összeg megjelenik, amint visszatér.',
  bonus: 'Elvesző zárolt bónusz',
  newWaits: 'Ha a cél új, a kifizetés legkorábban 24 órával a kérés után történik.',
  ask: 'Lezárás kérése',
  confirmText:
    'A zárolt bónusz elvész, és a fiókkal többé nem lehet kereskedni. A kérés a végrehajtásig visszavonható.',
  asked: 'Lezárás kérve: {time}. Mindent ide fizetünk ki: {to}.',
  takeBack: 'Kérés visszavonása',
  takenBack: 'Kérés visszavonva',
  sent: 'Kérés elküldve',
  keptTitle: 'A lezárás után megőrizzük',
  keptContact: 'Név, elérhetőség, belépés',
  keptPapers: 'Okmányok, kártyák, üzenetek',
  keptLedger: 'Főkönyv és megbízások, az Ön neve nélkül',
  keptForGood: 'Végleg',
  dataTitle: 'Az Ön adatai',
  dataText:
    'Másolat mindenről, amit Önről őrzünk: fiók, okmányok, kártyák, címek, megbízások, kivonat és üzenetek, soronként egy bejegyzés. Az okmányok és kártyák száma teljes egészében benne van, ezért őrizze biztonságos helyen.',
  dataSave: 'Másolat mentése',
  dataSaved: 'Másolat elmentve',
};
