import type { verify as original } from '../vi/verify.ts';
import type { Like } from '../words.ts';

export const verify: Like<typeof original> = {
  title: 'Ellenőrizze maga',
  text: 'Húzzon ide egy csomagot, egy bizonylatot az áraival vagy a napló két ellenőrző pontját. Minden ezen az eszközön számolódik újra, és semmi sem kerül elküldésre.',
  choose: 'Fájlok kiválasztása',
  language: 'Nyelv',
  isRight: 'Helyes: minden lépés egyezik',
  isFalse: 'Hamis: egy lépés eltér',
  isUnknown: 'Nem eldönthető: semmi sem tér el, de valami hiányzik',
  stated: 'Közölt: {stated}, újraszámolva: {found}',
  missing: 'A megadottak nem elegendők',
  keep: 'Mentse el ezt az oldalt, és hálózat nélkül is működik.',
  whole: 'A csomag minden sora megvan',
  unknownLines: 'Néhány sor későbbi változatból való',
  statement: 'A kivonat minden sora az előzőből folytatódik',
  booked: 'A kivonat azt könyvelte, amit a bizonylat mond',
  signature: 'Az ellenőrző pontot a kulcs írta alá',
  oneHistory: 'A két ellenőrző pont egy történethez tartozik',
  included: 'A bejegyzés szerepel a naplóban',
  inBatch: 'A bizonylat szerepel a napló kötegében',
  logged: 'A köteg szerepel a naplóban',
  counted: 'Az egyenleg része a közzétett összegnek',
  readable: 'A fájlok olvashatók',
  liquidation: 'A likvidálási ár a fedezetből és a kulcsokból következik',
  returned: 'A visszakapott rész a két árból következik',
};
