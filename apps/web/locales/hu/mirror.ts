import type { MirrorWords } from '../late/mirror-words.ts';

export const words: MirrorWords = {
  mirror: {
    span: 'Időszak',
    week: '7 nap',
    month: '4 hét',
    quarter: '90 nap',
    nothing: 'Ebben az időszakban nem zárult le ügylet.',
    nothingText: 'Ha lezárul egy, ez az oldal megmutatja, mennyibe került a kereskedés, és mi csak szerencse.',
    tooFew: 'Túl kevés a gyors ügylet ahhoz, hogy bármit mondani lehessen.',
    below: 'A nyerési arány a nullszaldó alatt van. Ezt a balszerencse egymagában aligha magyarázza.',
    unclear:
      'A nyerési arány nem különböztethető meg a nullszaldótól. A különbséget a szerencse egymagában is magyarázza.',
    above: 'A nyerési arány a nullszaldó fölött van. Ezt a szerencse egymagában aligha magyarázza, és még változhat.',
    others: 'Ebben az időszakban egyetlen gyors ügylet sem nyert vagy vesztett.',
    holding: 'A puszta tartáshoz képest',
    holdingText:
      'Ahhoz képest, mintha {date} óta nem lett volna kereskedés: ugyanannyi USDT, ugyanannyi kripto. A kripto mai áron számít; ami még nyitva van, nem számít.',
    noPrice: 'Hiányzik egy ár, ezért ez nem adható össze.',
    winRate: 'Nyerési arány',
    breakEven: 'Nullszaldó',
    luck: 'A szerencse sávja',
    sentence:
      '{decided} megbízásból {rate} nyert. Nullszaldó: {breakEven}. A szerencse {low} és {high} között bármit megenged.',
    fewNeeded: 'Túl kevés az ítélethez: {decided}, legalább {needed} megbízás kell',
    score: 'Nyert {wins} · vesztett {losses}',
    apart: 'Nem számít: döntetlen {ties}, érvénytelen {voids}',
    costs: 'Költségek',
    fees: 'Fizetett díjak',
    edge: 'A Candor előnye, átlagosan',
    edgeText:
      '{staked}\u00a0USDT tétre: a tétek és a lehetséges nyereségek különbségének fele. Ennyit keres a Candor, ha az emelkedés és az esés egyformán valószínű.',
    products: 'Termékenként',
    atPrices: 'Mai áron',
    hours: 'Legjobb és legrosszabb óra',
    best: 'Legjobb',
    worst: 'Legrosszabb',
    hoursFew: 'Ehhez a nap két olyan órája kell, amelyben legalább {needed} ügylet volt.',
    hoursText: '24 órából egy mindig a legjobb és egy a legrosszabb, akár puszta szerencséből is.',
    how: 'A számítás módja',
    howRate: 'Nullszaldó = tétek ÷ (tétek + lehetséges nyereségek), a leadott megbízások nyereségarányával.',
    howLuck:
      'A szerencse sávja Wilson 95%-os konfidenciaintervalluma (1927): így számolva 20 esetből 19-szer tartalmazza a valódi nyerési arányt.',
    howFew: '{needed} megbízás alatt nullszaldónál sem várható tíz nyerés és tíz vesztés, ezért nincs ítélet.',
    howTimes:
      'A gyors ügyletek a leadás, a pozíciók a zárás ideje szerint számítanak; az órák ennek az eszköznek az órája szerint.',
    trades: { one: '{count} ügylet', other: '{count} ügylet' },
  },
};
