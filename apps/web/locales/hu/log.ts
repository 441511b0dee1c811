import type { LogWords } from '../late/log-words.ts';

export const words: LogWords = {
  log: {
    title: 'A nyilvános napló',
    text: 'Minden eredmény egy olyan naplóba kerül, amelyhez csak hozzáírni lehet. Az eszköze megjegyzi, amit látott, és ellenőrzi, hogy a napló onnan folytatódik; független tanúk igazolják, hogy mindenki ugyanazt látja.',
    holds: 'A naplóban',
    lacks: 'A nyilvános napló nem tartalmazza ezt a bizonylatot',
    witnessed: 'Tanúk: {count}/{all}, utoljára {age}',
    unwitnessed: 'Ezt az állapotot egy tanú sem igazolta',
    stamped: 'Más kiszolgáló időbélyege: {date}',
    contradicts: 'A nyilvános napló ellentmond annak, amit ez az eszköz látott',
    first: 'Ez az eszköz mostantól megjegyzi a naplót. Bejegyzések: {entries}',
    grown: 'Az ekkor látott állapotot folytatja: {date}. Bejegyzések most: {entries}',
    another: 'Az új napló megnevezi az eszköz által ismertet. Bejegyzések: {entries}',
    unproven: 'A napló most nem ellenőrizhető ezen az eszközön',
    unsigned: 'Amit mutatnak, azt nem az eszköz által ismert kulcs írta alá',
    shrunk: 'A napló rövidebb, mint amit ez az eszköz látott. Megmaradt bejegyzések: {entries}',
    forked: 'A napló nem azt az aláírt állapotot folytatja, amelyet ez az eszköz látott',
    unnamed: 'Másik napló lépett a helyére, és nem nevezi meg teljesen az eszköz által ismertet',
    evidenceText: 'Mindkét aláírt állapot megvan ezen az eszközön. Mentse el a fájlt: bárki ellenőrizheti nélkülünk.',
    save: 'Bizonyíték mentése',
    acks: 'Visszaigazolások ezen az eszközön: {count}, mind szerepel a naplóban',
    acksWaiting: 'Visszaigazolások ezen az eszközön: {count}, naplózásra vár: {waiting}',
    acksMissing: 'A naplóból hiányzó visszaigazolások: {count}',
    acksUntrue: 'Nem egyező aláírású vagy eredményű visszaigazolások: {count}',
    acksText: 'Mentse el a fájlt: bárki ellenőrizheti nélkülünk.',
    acksSave: 'Összes visszaigazolás mentése',
    late: 'A kiszolgáló az elküldés után {time} múlva fogadta a megbízást',
    began: 'Új napló kezdődött: {date}.',
    restored:
      'Az adatokat régebbi mentésből állították vissza, ezért az előző napló véget ért. Az elmentett bizonylatok továbbra is ellenőrizhetők.',
    behind:
      'Az adatok az aláírtnál korábban értek véget, ezért az előző napló véget ért. Az elmentett bizonylatok továbbra is ellenőrizhetők.',
    differs:
      'Az adatok eltértek az aláírttól, ezért az előző napló véget ért. Az elmentett bizonylatok továbbra is ellenőrizhetők.',
    keys: 'A napló és a tanúk kulcsai erről a kiszolgálóról származnak. Csak más forrással, például a tanú saját oldalával összevetve bizonyítanak.',
  },
};
