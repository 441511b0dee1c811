import type { StatisticsWords } from '../late/statistics-words.ts';

export const words: StatisticsWords = {
  statistics: {
    intro: 'Mi lett itt a kereskedésből az elmúlt 90 napban, naponta egyszer összeszámolva.',
    accounts: 'Számlák',
    losing: 'a pénzt vesztett számlák aránya',
    tooFew: 'A veszteséges számlák arányát akkor közöljük, ha legalább {needed} számla kereskedett.',
    traded: 'Kereskedő számlák',
    lost: 'Ebből veszteséges',
    fewer: 'Kevesebb mint {least}',
    accountsText: 'Gyors ügyletek és határidős pozíciók, díjak után.',
    durations: 'Gyors ügyletek időtartam szerint',
    score: 'Nyert {win} · vesztett {lose} · döntetlen {tie} · érvénytelen {void}',
    won: 'nyert {share}',
    noDurations: 'Egyik időtartammal sem kereskedett még legalább {least} számla.',
    directions: 'Egyformán bánunk a fel és a le iránnyal?',
    winsUp: 'Nyertes fel megbízás',
    winsDown: 'Nyertes le megbízás',
    within: '{sigma} szórásnyi eltérés, a ±{band} sávon belül: a véletlen is megmagyarázza.',
    beyond:
      '{sigma} szórásnyi eltérés, a ±{band} sávon kívül: a véletlen aligha magyarázza. A sokáig egy irányba tartó piac is okozhatja.',
    band: 'Riasztási sáv',
    market: 'Megszakítások és érvénytelenítések',
    halts: 'Kereskedési szünetek',
    faults: 'Hiányzó árak',
    voids: 'Munkatársak által érvénytelenítve',
    lostGivenBack: 'Visszaadott vesztes tétek',
    winsKept: 'Megtartott nyeremények',
    checks: 'Mi ellenőrizhető?',
    checkLog: 'Minden nap adata a nyilvános naplóban van, utána senki sem módosíthatja.',
    checkCount: 'A szüneteket, hiányokat és érvénytelenítéseket bárki újraszámolhatja a naplóból.',
    checkWord:
      'A többi a Candor szava: a napló csak a bizonylatok hash-ét őrzi, ezért mások megbízásait senki sem adhatja össze.',
    takenAt: 'Időpont: {time}',
    none: 'Még nincs adat',
    noneText: 'Először az első kereskedési nap végén készül.',
  },
};
