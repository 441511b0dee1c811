import type { welcome as original } from '../vi/welcome.ts';
import type { Like } from '../words.ts';

export const welcome: Like<typeof original> = {
  heroTitle: 'Tisztességes kereskedés, amit Ön is ellenőrizhet',
  heroText: 'Nézze az élő árakat. A számlanyitás egy perc.',
  oddsTitle: 'Előre ismert esélyek',
  oddsText: 'A fedezeti pont és a várható veszteség minden megbízáson szerepel.',
  statementTitle: 'Minden cent látható',
  statementText: 'Minden egyenlegváltozás ott van a kivonaton.',
  fundsTitle: 'Gyakorlás kockázat nélkül',
  fundsText: 'Naponta {amount} USDT tesztpénzt kérhet.',
  createAccount: 'Fiók létrehozása',
  livePrices: 'Élő árak',
  promptTitle: 'Jelentkezzen be a folytatáshoz',
  quotationText: 'Mentse kedvenc párjait, és kereskedjen a listából.',
  marketText: 'Gyors kontraktusok 30 másodperctől, előre ismert eséllyel és kifizetéssel.',
  propertyText: 'Egyenlegek, átvezetés a számlák között, a kivonat minden sora.',
  personalText: 'Kezelje profilját, biztonságát és meghívókódját.',
  otherText: 'Ez az oldal az Ön fiókjához tartozik.',
  pair: 'Pár',
  lastPrice: 'Utolsó ár',
  change: '24 óra',
};
