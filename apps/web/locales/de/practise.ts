import type { PractiseWords } from '../late/practise-words.ts';

export const words: PractiseWords = {
  practise: {
    lead: 'Eine vergangene halbe Stunde, ohne Datum',
    leadText:
      'Spielt Kurse aus dem öffentlichen Kursprotokoll auf dem Ticket der Schnellkontrakte ab und stellt Ihr Ergebnis neben den Break-even.',
    notMoney: 'Übungspunkte, kein Geld',
    hidden: 'Bis zum Ende verborgen',
    hiddenText:
      'Datum, Uhrzeit und das echte Kursniveau. Der erste Kurs heißt 100, Sie sehen nur, wie weit sich die Kurse bewegen.',
    rules: 'Regeln wie bei echten Aufträgen',
    rulesText:
      'Einstieg, Ausstieg, Unentschieden, Nichtigkeit und Gewinnsatz wie bei echten Aufträgen. Sie beginnen mit {purse} Punkten. Kein Auftrag wird gesendet, Ihr Guthaben bleibt, wie es ist.',
    start: 'Starten',
    again: 'Noch eine Runde',
    last: 'Letzte Runde: gewonnen {wins}, verloren {losses}, {result} Punkte',
    loading: 'Kurse werden geholt und geprüft…',
    tooShort: 'Das Kursprotokoll ist noch zu kurz',
    tooShortText:
      '{pair}: bisher {known} Kurse ohne Lücke, nötig sind mindestens {least}. Bitte kommen Sie in ein paar Minuten wieder.',
    broken: 'Die Kurse passen nicht zum Hash',
    brokenText: 'Ihr Gerät hat nachgerechnet und einen anderen Hash erhalten. Diese Kurse werden nicht verwendet.',
    partial: 'Das Kursprotokoll reicht noch keine halbe Stunde zurück: Dieser Abschnitt dauert {length}.',
    points: 'Punkte',
    stake: 'Einsatz in Punkten',
    stakeRange: 'Einsatz von {min} bis {max}',
    short: 'Nicht genug Punkte.',
    odds: 'Break-even bei {breakEven} Trefferquote, wie auf dem echten Ticket.',
    tooLate: 'Der Rest ist zu kurz für diese Laufzeit.',
    chart: 'Übungschart {pair}, der erste Kurs ist 100',
    play: 'Weiter',
    pause: 'Anhalten',
    speed: 'Tempo',
    left: 'Verbleibend',
    finish: 'Beenden',
    orders: 'Übungsaufträge',
    result: 'Ergebnis dieser Runde',
    undecided: 'Kein Auftrag wurde gewonnen oder verloren.',
    nonePlaced: 'In dieser Runde haben Sie keinen Auftrag erteilt.',
    kept: 'Gespeichert wird nur das Ergebnis dieser Runde, und nur auf diesem Gerät.',
    where: 'Wann das war',
    from: 'Von',
    to: 'Bis',
    checked: 'Kurse #{first} bis #{last}: von Ihrem Gerät nachgerechnet, der Hash stimmt.',
    record: 'Öffentliches Kursprotokoll zum Vergleich öffnen',
  },
};
