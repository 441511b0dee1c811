import type { welcome as original } from '../vi/welcome.ts';
import type { Like } from '../words.ts';

export const welcome: Like<typeof original> = {
  heroTitle: 'Tisztességes kereskedés, amelyet Ön is ellenőrizhet',
  heroText: 'Nézze már most az élő árakat. Egy fiók megnyitása egy perc.',
  oddsTitle: 'Előre ismert esélyek',
  oddsText: 'A nullszaldó és a várható veszteség minden megbízáson szerepel.',
  statementTitle: 'Minden cent látható',
  statementText: 'Minden egyenlegváltozás ott van a kivonaton.',
  fundsTitle: 'Gyakorlás kockázat nélkül',
  fundsText: 'Naponta {amount} USDT tesztpénzt vehet fel.',
  createAccount: 'Fiók létrehozása',
  livePrices: 'Élő árak',
  promptTitle: 'Jelentkezzen be a folytatáshoz',
  quotationText: 'Mentse kedvenc instrumentumait, és kereskedjen közvetlenül a listából.',
  marketText: 'Gyors ügyletek 30 másodperctől, előre ismert eséllyel és lehetséges nyereséggel.',
  propertyText: 'Egyenlegek megtekintése, átvezetés a számlák között, és a kivonat minden sorának ellenőrzése.',
  personalText: 'Kezelje profilját, biztonságát és meghívókódját.',
  otherText: 'Ez az oldal az Ön fiókjához tartozik.',
  moneyText: 'A minimum, a díj és az idő már azelőtt látszik, hogy bármit elküldene.',
  exchangeText: 'Átváltás néhány másodpercig rögzített árfolyamon, látható díjjal.',
  earnText: 'A hozamráta, a futamidő és a korai visszaváltás ára előre látható.',
  helpText: 'Rövid cikkek az érvényes számokkal, és munkatársak, akik az alkalmazásban válaszolnak.',
};
