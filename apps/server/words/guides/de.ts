import type { GuideWords } from './index.ts';

export const de: GuideWords = {
  fees: {
    title: 'Gebühren',
    summary: 'Was etwas kostet und was nicht.',
    text: `
      - **Schnellkontrakte:** keine Gebühr. Was sie kosten, steckt im Gewinnsatz unter 100 %; das Auftragsformular zeigt den erwarteten Verlust.
      - **Futures:** {futuresFee} % des Positionswerts beim Öffnen und beim Schließen.
      - **Spot:** Maker {makerFee} %, Taker {takerFee} % von dem, was Sie erhalten.
      - **Umtausch:** {exchangeFee} % von dem, was Sie erhalten.
      - **Auszahlungen:** {withdrawFee} % des Betrags. **Einzahlungen:** kostenlos.
      - **Umbuchen zwischen eigenen Konten, Eröffnen und Führen des Kontos:** kostenlos.
    `,
  },
  futures: {
    title: 'So funktionieren Futures',
    summary: 'Margin, Gebühren, Liquidation und Fixieren, mit den Formeln.',
    text: `
      ## Kurz gesagt
      Sie wählen Long oder Short, die Lots und einen Hebel von {levers}. Ihre Margin ist der Wert der Position geteilt durch den Hebel. Sie steht für jede Position allein: Sie können sie ganz verlieren, aber nie mehr.
      ## Kurse und Gebühren
      - Ein Marktauftrag wird zum ersten gültigen Kurs nach seinem Eingang beim Server ausgeführt; kommt binnen {fillWait} Sekunden keiner, wird er storniert und nichts hat sich geändert.
      - Ein Limit-Auftrag wartet auf seinen Kurs. Stops und Liquidationen brauchen zwei gültige Kurse hintereinander.
      - Die Gebühr beträgt {futuresFee} % des Positionswerts, einmal beim Öffnen und einmal beim Schließen.
      ## Wann liquidiert wird
      Wenn Margin und laufendes Ergebnis die Maintenance-Margin (Erhaltungsmarge: {maintenance} % des Werts, bei großen Positionen mehr) und die Schließgebühr nicht mehr decken.
      **Long:** Kurs = (q × Einstieg − Margin) ÷ (q × (1 − m − f)). **Short:** Kurs = (q × Einstieg + Margin) ÷ (q × (1 + m + f)). Dabei ist q die Größe, m der Satz der Maintenance-Margin, f der Gebührensatz.
      Was von der Margin übrig ist, gehört Ihnen; einen Verlust darüber hinaus trägt das Versicherungskonto.
      ## Fixieren
      Fixieren öffnet eine gleich große Gegenposition mit eigener Gebühr und Margin. Das Paar wird mit einem einzigen Kurs bewertet und nicht liquidiert. Wird eine Seite geschlossen, füllt ihr Erlös zuerst die Margin der anderen auf.
    `,
  },
  spot: {
    title: 'Coins kaufen und verkaufen',
    summary: 'Auftragsarten, Gebühren und das Kursband.',
    text: `
      ## Auftragsarten
      - **Limit:** Sie nennen Kurs und Menge; der Auftrag wartet im Orderbuch, bis er ausgeführt oder storniert wird.
      - **Markt:** sofort zu den besten vorhandenen Kursen ausgeführt; gekauft wird für einen Betrag in USDT, verkauft eine Menge.
      - Der kleinste Auftrag beträgt {minNotional} USDT.
      ## Gebühren
      Maker {makerFee} %, wenn Ihr Auftrag im Orderbuch wartete, Taker {takerFee} %, wenn er sofort ausgeführt wird. Die Gebühr geht von dem ab, was Sie erhalten. Gibt es Stufen nach dem Volumen von 30 Tagen, können Ihre Sätze niedriger sein; sie stehen unter dem Auftragsformular.
      ## Das Kursband
      Ein Kauf darf höchstens {band} % über dem Marktkurs liegen, ein Verkauf höchstens {band} % darunter. Ein Marktauftrag endet dort, der Rest wird storniert.
      ## Wer auf der anderen Seite steht
      Andere Kunden und hinter ihnen Liquidität von Candor, die dem Referenzmarkt folgt. Sie sieht Ihren Auftrag nie vor der Ausführung.
    `,
  },
  deposits: {
    title: 'Einzahlungen',
    summary: 'Die Methoden, wann Geld ankommt, und der Bonus auf die erste Einzahlung.',
    text: `
      ## Die Wege
      - **USDT auf TRON (TRC20):** eine eigene Adresse. Was ankommt, wird nach {confirmations} Bestätigungen automatisch gutgeschrieben, gleich wie viel.
      - **Banküberweisung in VND:** an das gezeigte Konto zahlen und den Beleg senden; der gezeigte Kurs gilt {rateMinutes} Minuten.
      - **Einzahlung melden:** ab {depositMin} USDT.
      ## Was gutschreibt
      Eine Meldung oder ein Screenshot allein bewirkt keine Gutschrift. Der Nachweis ist die Transaktion auf der Blockchain oder die Referenz der Bank, und jeder Nachweis zählt einmal.
      ## Bonus der ersten Einzahlung
      Die erste erfolgreiche Einzahlung ab {bonusMin} USDT bringt {bonusRate} % als gesperrten Bonus, wo er angeboten wird. Der Bonus sperrt nie Ihr eigenes Geld.
      ## Bitte beachten
      Senden Sie nur USDT über TRC20 an Ihre Adresse. Was in einem anderen Coin oder über ein anderes Netz gesendet wird, kann verloren gehen.
    `,
  },
  withdrawals: {
    title: 'Auszahlungen',
    summary: 'Mindestbetrag, Gebühr, Dauer und wann Sie warten müssen.',
    text: `
      ## Bedingungen
      - Mindestens {withdrawMin} USDT oder USDC; die Gebühr von {withdrawFee} % geht vom Betrag ab.
      - Eine am Tag (Tage in GMT+1). Abgelehnte und stornierte zählen nicht.
      - Das Auszahlungspasswort ist nötig; {wrongTries} Fehleingaben sperren Auszahlungen für eine Stunde.
      - Mit echtem Geld ist die Basisverifizierung nötig.
      ## Was geschieht
      Der Betrag wird sofort reserviert und kommt in {arrivalMin} bis {arrivalMax} Stunden an. Bis zur Freigabe können Sie stornieren; bei Ablehnung kommt alles zurück.
      ## Wann Sie warten müssen
      Nach einer Änderung des Anmelde- oder Auszahlungspassworts oder dem Entfernen der Authenticator-App ruhen Auszahlungen {holdHours} Stunden, damit kein Fremder sie nutzen kann.
      ## Nie durch Volumen gesperrt
      Um Ihr eigenes Geld auszuzahlen, brauchen Sie kein Handelsvolumen. Nur der Bonus wird durch Volumen frei.
    `,
  },
  earn: {
    title: 'Lock-Mining und Geldanlage',
    summary: 'Woher Erträge kommen, wann sie gezahlt werden und was ein vorzeitiges Ende kostet.',
    text: `
      ## So geht es
      - Sie binden einen Betrag für eine Anzahl Tage zu einem Tagessatz. Ertrag wird nach jedem vollen Tag gezahlt; manche ältere Produkte zahlen alles am Ende.
      - Bei Fälligkeit kommt das Kapital zurück.
      - Der Jahressatz ist der Tagessatz × 365, ohne Zinseszins.
      ## Erträge werden zuerst zurückgelegt
      Beim Kauf gehen alle noch zu zahlenden Erträge aus dem Ertragstopf des Produkts in eine Rücklage. Reicht der Topf nicht, ist das Produkt ausverkauft. Jedes Produkt sagt, woraus es gespeist wird.
      ## Früher beenden
      - **Lock-Mining:** Die Strafgebühr ist ein Anteil des Kapitals und steht beim Produkt.
      - **Geldanlage:** Strafsatz × verbleibende volle Tage × Kapital, nie mehr als das Kapital.
      - Gezahlte Erträge behalten Sie; der laufende Tag bringt nichts. Die genaue Summe sehen Sie, bevor Sie bestätigen.
      ## Was ein Satz nicht sagt
      Der Kurs der gebundenen Währung kann inzwischen fallen. Die Bedingungen Ihres Kaufs bleiben bis zum Ende.
    `,
  },
  exchange: {
    title: 'Umtausch',
    summary: 'Ein für Sekunden fester Kurs, mit sichtbarer Gebühr.',
    text: `
      - Ein Angebot hält seinen Kurs {quoteSeconds} Sekunden; es gibt immer nur eines, und es gilt nur einmal.
      - Die Gebühr von {exchangeFee} % wird in der Zielwährung abgezogen und vor der Bestätigung gezeigt.
      - Ein Umtausch ist {exchangeMin} bis {exchangeMax} USDT wert.
      - Weicht der Kurs um mehr als die halbe Gebühr ab, wird das Angebot nicht ausgeführt und Sie erhalten ein neues. Sie tauschen nie zu einem anderen Kurs als dem, den Sie gesehen haben.
      - Die Marktkurse hinter dem Wechselkurs stehen auf dem Beleg, damit Sie nachrechnen können.
    `,
  },
  verification: {
    title: 'Verifizierung der Identität',
    summary: 'Zwei Stufen, wofür sie nötig sind und wie Unterlagen verwahrt werden.',
    text: `
      ## Zwei Stufen
      - **Basis:** Art des Dokuments, Name und Nummer; eine Bankkartennummer ist optional. Mit echtem Geld nötig für die erste Einzahlung, Auszahlungen und die Freigabe des Bonus.
      - **Erweitert:** drei Fotos: Vorderseite, Rückseite und Sie mit dem Dokument. Zuerst kommt die Basisstufe.
      - Ein Dokument gehört zu genau einem Konto.
      ## Wie Unterlagen verwahrt werden
      Dokument- und Kartennummern sind verschlüsselt; Listen zeigen nur die letzten Zeichen. Fotos werden ohne verborgene Daten neu geschrieben und verschlüsselt. Nur Prüfende können sie öffnen, und jede Ansicht wird vermerkt.
      ## Wenn es nicht angenommen wird
      Sie sehen den Grund, berichtigen und reichen erneut ein. Was richtig war, bleibt erhalten.
    `,
  },
  'fair-dealing': {
    title: 'Prüfen Sie uns selbst',
    summary: 'Das Kursprotokoll, Belege und wie man ein Ergebnis nachrechnet.',
    text: `
      ## Das Kursprotokoll
      Jeder gültige Kurs steht im Protokoll. Jeder Eintrag enthält den Hash des vorigen, also bricht eine Änderung an einem Eintrag die Kette. Würde die ganze Kette neu geschrieben, zeigte es nur ein früher aufbewahrter Hash.
      ## Belege
      - Jeder abgerechnete Schnellkontrakt, jede Liquidation, jeder Stop und jeder Umtausch hat einen Beleg: Bedingungen, Kurse und ihre Stellen im Protokoll, Rechnung, Buchung.
      - Öffnen Sie einen abgerechneten Auftrag und tippen Sie auf „Ergebnis nachrechnen“: Die App rechnet auf Ihrem Telefon mit einem eigenen Programm nach, das keinen Code mit dem Server teilt.
      ## Von Hand nachrechnen
      - Nehmen Sie Einstieg und Ausstieg vom Beleg: höher, dann gewinnt „Steigt“; tiefer, dann gewinnt „Fällt“; gleich, dann kommt der Einsatz zurück.
      - Ein Gewinn ist Einsatz × Gewinnsatz, ein Verlust der Einsatz. Vergleichen Sie mit dem Eintrag in Ihrem Kontoauszug.
      ## Was niemand kann
      - Keine Eingabe und keine Einstellung gibt einem Nutzer, einem Auftrag oder einem Moment einen Kurs oder ein Ergebnis.
      - Eine Aussetzung betrifft nur neue Aufträge. Eine Annullierung braucht einen vermerkten Datenfehler und zwei Mitarbeitende, gilt für alle Aufträge des Symbols in der Zeit, nimmt nie einen Gewinn zurück und wird veröffentlicht.
    `,
  },
};
