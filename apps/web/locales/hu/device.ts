import type { device as original } from '../vi/device.ts';
import type { Like } from '../words.ts';

export const device: Like<typeof original> = {
  title: 'Értesítések',
  push: 'Push-értesítések',
  pushText: 'Ezen az eszközön, bezárt alkalmazásnál is',
  orders: 'Megbízások',
  ordersText: 'Eredmények, likvidálások, stopok, teljesülések',
  money: 'Pénz',
  moneyText: 'Befizetések és kifizetések',
  support: 'Ügyfélszolgálat',
  supportText: 'Amikor válasz érkezett',
  unsupported: 'Ez a böngésző nem tud értesítést fogadni.',
  homeScreen:
    'Előbb adja a Candort a főképernyőhöz: koppintson a Megosztás, majd a „Hozzáadás a főképernyőhöz” elemre.',
  denied: 'Az értesítések le vannak tiltva. Engedélyezze őket a böngésző beállításaiban.',
  failed: 'Az értesítéseket nem sikerült bekapcsolni',
  install: 'Alkalmazás telepítése',
  installText: 'A főképernyőről nyílik, saját ablakban',
  newVersion: 'Új verzió érhető el',
  offlineSince: 'Nincs hálózat. Árak és egyenlegek: {time}',
  staleSince: 'Újracsatlakozás. Árak és egyenlegek: {time}',
  late: 'A frissítések késnek. A megbízások teljesülnek.',
};
