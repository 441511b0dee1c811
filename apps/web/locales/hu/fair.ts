import type { fair as original } from '../vi/fair.ts';
import type { Like } from '../words.ts';

export const fair: Like<typeof original> = {
  recompute: 'Eredmény újraszámolása',
  again: 'Újraszámolás még egyszer',
  sealed: 'Újraszámolva az Ön eszközén: {ok}/{all}',
  sealing: 'Újraszámolás az Ön eszközén',
  adds: 'Minden lépés stimmel',
  differs: 'Egy lépés nem stimmel',
  differsText: 'Küldjön képernyőképet erről az oldalról a megbízás számával az ügyfélszolgálatnak.',
  gone: 'Ezeknek az áraknak lejárt a megőrzési ideje, ezért már nem tölthetők le. A bizonylat továbbra is megnevezi a felhasznált árakat.',
  stated: 'A bizonylaton {stated}, újraszámolva {found}',
  bundle: 'Őrizze meg bizonyítékait',
  bundleText:
    'Egy fájl az összes bizonylattal, a kivonattal és azokkal az árakkal, amelyeken alapulnak. Bárki ellenőrizheti nélkülünk, hálózat nélkül is.',
  bundleSave: 'Fájl mentése',
  bundleCheck: 'Az ellenőrző oldal megnyitása',
};
