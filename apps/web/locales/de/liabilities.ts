import type { LiabilitiesWords } from '../late/liabilities-words.ts';

export const words: LiabilitiesWords = {
  liabilities: {
    title: 'Ist Ihr ganzes Guthaben mitgezählt?',
    text: 'Zweimal am Tag, einmal davon zu einem zufälligen Zeitpunkt, veröffentlichen wir die Summe dessen, was den Kunden gehört. Ihr Gerät rechnet nach, ob das ganze Guthaben Ihres Kontoauszugs darin enthalten ist.',
    check: 'Mein Guthaben prüfen',
    counted: 'Ihre {amount} sind ganz in der veröffentlichten Summe enthalten',
    alarm: 'Ihre {amount} sind in der veröffentlichten Summe nicht richtig gezählt',
    unknown:
      'Über Ihre {amount} lässt sich noch nichts sagen: Der Kontoauszug ließ sich nicht weit genug zurück lesen, oder die Summe steht noch nicht im öffentlichen Protokoll. Versuchen Sie es in ein paar Minuten erneut.',
    notInTotal: 'Was gezählt ist, führt unter Ihrem Anmeldenamen nicht zur veröffentlichten Summe.',
    notWhole: 'Die Summe zählt nur {counted}, Ihr Kontoauszug weist {owned} aus.',
    otherSalt: 'Ihr geheimer Code ist nicht der, den Sie zuerst erhalten haben.',
    notLogged: 'Das öffentliche Protokoll nennt eine andere Summe.',
    save: 'Beweis speichern',
    saveText:
      'Mit dieser Datei kann jeder ohne uns sehen, was nicht stimmt. Bewahren Sie sie auf und senden Sie sie an den Kundenservice.',
    name: 'Kontoname',
    nameHint:
      'So, wie Sie sich anmelden; eine Telefonnummer mit Vorwahl, zum Beispiel +84901234567. Er wird nirgendwohin gesendet.',
    owed: 'Veröffentlichte Summe {total}',
    nothing: 'Bei der letzten Summe wies Ihr Kontoauszug kein Guthaben aus.',
    takenAt: 'Stand {time}',
    beside: 'Neben dem Geld der Kunden standen zu diesem Zeitpunkt in den Büchern von Candor',
    house: 'Rücklagen und Gebühren',
    insurance: 'Versicherungsfonds',
    pools: 'Ertragspools',
    reserves: 'Adressen, deren Schlüssel wir nachweislich haben, hielten in diesem Moment {amount} auf der TRON-Chain',
    reservesUnread:
      'Adressen, deren Schlüssel wir nachweislich haben; ihr Guthaben auf der TRON-Chain war nicht lesbar',
    reservesText:
      'Jede ist mit ihrem Schlüssel signiert: „{message}“. Was wir in anderen Währungen oder anderen als Kunden schulden, zeigt das nicht.',
    solvency:
      'Das ist ein Nachweis der Verbindlichkeiten, nicht der Zahlungsfähigkeit: Er zeigt, was wir den Kunden schulden; dass wir so viel besitzen, ist noch nicht belegt.',
  },
};
