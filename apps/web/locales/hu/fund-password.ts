import type { fundPassword as original } from '../vi/fund-password.ts';
import type { Like } from '../words.ts';

export const fundPassword: Like<typeof original> = {
  title: 'Kifizetési jelszó',
  setTitle: 'Kifizetési jelszó beállítása',
  changeTitle: 'Kifizetési jelszó módosítása',
  lead: 'Csak kifizetéshez: aki csak a belépési jelszavát ismeri, nem viheti el a pénzét.',
  way: 'Azonosítás módja',
  byOld: 'Régi jelszó',
  byCode: 'Elfelejtettem',
  old: 'Jelenlegi kifizetési jelszó',
  new: 'Új kifizetési jelszó',
  codeTo: 'A kódot ide küldjük: {address}',
  hold: 'A módosítás után a kifizetések 24 órára szünetelnek.',
  holdFirst: 'Ha a regisztráció után több mint 30 perccel állítja be, a kifizetések 24 órára szünetelnek.',
  holdByCode: 'Ezután a kifizetések 24 órára szünetelnek, és minden eszközön, ezen is, újra be kell jelentkezni.',
  set: 'Jelszó beállítása',
  change: 'Jelszó módosítása',
  saved: 'A kifizetési jelszó beállítva',
  changed: 'Módosítva. Kifizetés ekkortól: {time}',
  noAddress: 'A fiókhoz nem tartozik e-mail-cím vagy telefonszám',
  noAddressText: 'Így nincs hová kódot küldeni. Az ügyfélszolgálat segít, miután meggyőződött róla, hogy Ön az.',
  service: 'Kérdés az ügyfélszolgálathoz',
  isSet: 'Beállítva',
  notSet: 'Nincs beállítva',
};
