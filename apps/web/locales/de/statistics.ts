import type { StatisticsWords } from '../late/statistics-words.ts';

export const words: StatisticsWords = {
  statistics: {
    intro: 'Was aus dem Handel hier in den letzten 90 Tagen geworden ist, einmal am Tag zusammengezählt.',
    accounts: 'Konten',
    losing: 'der Konten haben Geld verloren',
    tooFew: 'Wie viele Konten verloren haben, steht hier, sobald mindestens {needed} gehandelt haben.',
    traded: 'Konten mit Handel',
    lost: 'Davon mit Verlust',
    fewer: 'Weniger als {least}',
    accountsText: 'Schnellkontrakte und Futures, nach Gebühren.',
    durations: 'Schnellkontrakte nach Laufzeit',
    score: 'Gewonnen {win} · verloren {lose} · unentschieden {tie} · nichtig {void}',
    won: '{share} gewonnen',
    noDurations: 'Noch keine Laufzeit wurde von mindestens {least} Konten gehandelt.',
    directions: 'Geht es Steigt und Fällt gleich?',
    winsUp: 'Steigt gewonnen',
    winsDown: 'Fällt gewonnen',
    within: '{sigma} Standardabweichungen auseinander, innerhalb von ±{band}: Zufall allein erklärt das.',
    beyond:
      '{sigma} Standardabweichungen auseinander, außerhalb von ±{band}: Zufall erklärt das kaum. Auch ein Markt, der lange in eine Richtung läuft, bewirkt das.',
    band: 'Alarmbereich',
    market: 'Unterbrechungen und Nichtigkeit',
    halts: 'Handelspausen',
    faults: 'Lücken in den Kursen',
    voids: 'Von Betreibern für nichtig erklärt',
    lostGivenBack: 'Zurückgegebene verlorene Einsätze',
    winsKept: 'Gewinne, die blieben',
    checks: 'Was lässt sich nachprüfen?',
    checkLog: 'Die Zahlen jedes Tages stehen im öffentlichen Protokoll; danach kann sie niemand ändern.',
    checkCount: 'Pausen, Lücken und Nichtigkeit kann jeder im Protokoll nachzählen.',
    checkWord:
      'Alles andere ist das Wort von Candor: Das Protokoll enthält nur Hashes der Belege, deshalb kann niemand fremde Aufträge zusammenzählen.',
    takenAt: 'Stand {time}',
    none: 'Noch keine Zahlen',
    noneText: 'Sie werden zum ersten Mal gezählt, wenn der erste Handelstag vorbei ist.',
  },
};
