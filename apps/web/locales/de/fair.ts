import type { fair as original } from '../vi/fair.ts';
import type { Like } from '../words.ts';

export const fair: Like<typeof original> = {
  recompute: 'Ergebnis nachrechnen',
  again: 'Noch einmal nachrechnen',
  text: 'Ihr Gerät holt den Beleg und die öffentlichen Kurse und rechnet jeden Schritt mit eigenem Code nach, der nichts mit dem Server teilt.',
  adds: 'Jeder Schritt stimmt',
  differs: 'Ein Schritt stimmt nicht',
  differsText: 'Senden Sie einen Screenshot dieser Ansicht mit der Auftragsnummer an den Kundenservice.',
  gone: 'Kurse werden 30 Tage aufbewahrt und sind nicht mehr abrufbar. Der Beleg nennt weiterhin die verwendeten.',
  receipt: 'Der Beleg ist unverändert',
  chain: 'Die Kurse folgen lückenlos aufeinander',
  entry: 'Der Einstieg ist der erste Kurs nach Eingang des Auftrags',
  exit: 'Der Ausstieg ist der erste Kurs nach Ablauf',
  close: 'Der Schließkurs steht im Kursprotokoll',
  noEntry: 'Binnen 2 Sekunden nach dem Auftrag kam kein Kurs',
  noExit: 'Binnen 5 Sekunden nach Ablauf kam kein Kurs',
  slippage: 'Der Einstieg wich weiter ab, als Sie erlaubt hatten',
  trigger: 'Zwei Kurse in Folge haben die Auslöseschwelle erreicht',
  result: 'Das Ergebnis folgt aus den beiden Kursen',
  payout: 'Der Gewinn ist der Einsatz mal Gewinnsatz',
  profit: 'Gewinn und Verlust stimmen',
  paid: 'Gutgeschrieben wurde Margin plus Gewinn minus Gebühr',
  stated: 'Laut Beleg {stated}, nachgerechnet {found}',
  journal: 'Gebucht unter {id}',
  liabilities: 'Ist Ihr Guthaben mitgezählt?',
  liabilitiesText:
    'Einmal am Tag veröffentlichen wir die Summe dessen, was den Kunden gehört. Ihr Gerät rechnet nach, ob Ihr Guthaben darin enthalten ist.',
  check: 'Mein Guthaben prüfen',
  counted: 'Ihre {amount} sind Teil der veröffentlichten Summe',
  notCounted:
    'Ihre {amount} passen nicht zur veröffentlichten Summe. Senden Sie einen Screenshot dieser Ansicht an den Kundenservice.',
  owed: 'Summe {total} · Kunden: {customers}',
  nothingCounted:
    'Bei der letzten Summe hatten Sie noch kein Guthaben. Die nächste wird gleich nach Mitternacht (GMT+1) gebildet.',
  takenAt: 'Stand {time}',
  quoteMarks: 'Die Kurse des Angebots stehen im Kursprotokoll',
  exchangeMarks: 'Die Kurse beim Umtausch stehen im Kursprotokoll',
  rate: 'Der Wechselkurs folgt aus den beiden Marktkursen',
  exchangeFee: 'Die Gebühr stimmt',
  obtained: 'Der erhaltene Betrag stimmt',
  within: 'Rechtzeitig umgetauscht; die Kurse hatten sich um höchstens die halbe Gebühr bewegt',
};
