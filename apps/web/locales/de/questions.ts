import type { QuestionsWords } from '../late/questions-words.ts';

export const words: QuestionsWords = {
  questions: {
    title: 'Vier Fragen vor echtem Geld',
    text: 'Niemand benotet Sie. Sie sagen in klaren Worten, was diese Aufträge kosten können.',
    step: '{now} von {all}',
    next: 'Weiter',
    finish: 'Fertig',
    notQuite: 'Nicht ganz.',
    right: 'Richtig.',
    done: 'Danke. Sie können Ihren Auftrag jetzt aufgeben.',
    lossText:
      'Sie setzen 100 USDT auf steigend oder fallend, und der Preis läuft in die andere Richtung. Was bekommen Sie zurück?',
    loss0: 'Nichts',
    loss1: 'Die Hälfte',
    loss2: 'Alles',
    lossWhy: 'Ein verlorener Auftrag kostet den ganzen Einsatz. Setzen Sie nur, worauf Sie verzichten können.',
    leverageText:
      'Sie öffnen eine Position mit 20×. Wie weit muss der Preis gegen Sie laufen, bis Ihre Margin so gut wie weg ist?',
    leverage0: 'Etwa 50 %',
    leverage1: 'Etwa 5 %',
    leverage2: 'Sie kann nicht verloren gehen',
    leverageWhy:
      'Bei 20× zählt jedes Prozent zwanzigfach: Nach etwa 5 % wird die Position geschlossen und die Margin ist verloren.',
    oddsText:
      'Ein gewonnener Auftrag zahlt 80 % des Einsatzes. Wie viele von 100 gleichen Aufträgen müssen gewinnen, damit Sie nichts verlieren?',
    odds0: '40',
    odds1: '50',
    odds2: 'Etwa 56',
    oddsWhy:
      '56 Gewinne bringen etwa so viel, wie 44 Verluste nehmen. Liegt nur die Hälfte richtig, verlieren Sie Geld.',
    houseText: 'Wer steht auf der anderen Seite dieser Aufträge?',
    house0: 'Niemand',
    house1: 'Candor',
    house2: 'Immer ein anderer Kunde',
    houseWhy:
      'Candor: Was Sie verlieren, gewinnt es, und umgekehrt. Deshalb können Sie jeden Preis und jedes Ergebnis prüfen.',
  },
};
