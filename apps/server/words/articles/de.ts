import type { ArticleWords } from './index.ts';

export const de: ArticleWords = {
  banners: {
    gift: {
      title: '{gift} USDT Registrierungsbonus',
      subtitle: 'Wird beim Handeln frei: 1 USDT je {volumePerRelease} USDT Volumen',
    },
    fair: { title: 'Jeder Kurs ist nachprüfbar', subtitle: 'Öffentlich aufgezeichnet und für alle gleich' },
    fast: {
      title: 'Schnellkontrakte mit klaren Chancen',
      subtitle: 'Was Sie gewinnen und verlieren können, steht vorher fest',
    },
  },
  articles: {
    'fast-contracts': {
      title: 'So funktionieren Schnellkontrakte',
      summary: 'Was Sie gewinnen, was Sie verlieren können und wie die Chancen stehen – in klaren Zahlen.',
      text: `
        ## Kurz gesagt
        Sie wählen Symbol, Richtung, Laufzeit und einen Einsatz von {minStake} bis {maxStake} USDT. Liegt der Kurs am Ende höher als am Anfang und Sie haben „steigt“ gewählt, oder tiefer und Sie haben „fällt“ gewählt, erhalten Sie den Einsatz und den Gewinn. Sonst ist der Einsatz verloren. Sind beide Kurse gleich, kommt der Einsatz zurück.
        ## Welche Kurse zählen
        - **Anfang:** der erste gültige Kurs nach Eingang Ihres Auftrags, in der Regel innerhalb von 0,3 Sekunden. Es ist nie ein Kurs, der schon bekannt war.
        - **Ende:** der erste gültige Kurs bei Ablauf oder in den 5 Sekunden danach.
        - Gibt es wegen einer Störung der Marktdaten keinen solchen Kurs, ist der Auftrag nichtig und der Einsatz kommt zurück.
        ## Das Haus ist die Gegenseite
        Wenn Sie gewinnen, zahlt Candor; wenn Sie verlieren, behält Candor den Einsatz. Der Gewinn liegt unter 100 % des Einsatzes, deshalb ist auf Dauer das Haus im Vorteil.
        Trefferquote für Break-even = 1 ÷ (1 + Gewinnsatz). Erwarteter Verlust je 100 USDT = 100 × (1 − Gewinnsatz) ÷ 2, wenn Steigen und Fallen gleich wahrscheinlich sind.
        * **{seconds} Sekunden:** Gewinnsatz {payout} %, Break-even bei {breakEven} % Trefferquote, erwarteter Verlust {loss} USDT je 100 USDT Einsatz
        Setzen Sie nur Geld ein, dessen Verlust Sie verkraften können. Ihr eigenes bisheriges Ergebnis steht über Ihrem Verlauf.
      `,
    },
    prices: {
      title: 'Wie Kurse entstehen und geprüft werden',
      summary: 'Woher ein Kurs kommt, wann er gilt und was ihn vor Änderungen schützt.',
      text: `
        ## Von der Quelle zum Kurs
        - Viermal pro Sekunde wird für jedes Symbol ein Kurs genommen: der Median, wenn es mehrere Quellen gibt.
        - Ein Kurs, der zu weit von den vorigen abweicht, wird zurückgehalten, bis die folgenden ihn bestätigen. Erst dann gilt er.
        - Schweigt die Quelle 2 Sekunden, ruht der Handel des Symbols und der Bildschirm zeigt es an. Er läuft von selbst weiter.
        ## Niemand bestimmt ein Ergebnis
        Für alle gelten dieselben Kurse. Es gibt nirgends eine Einstellung, die einem Nutzer, einem Auftrag oder einem Zeitpunkt einen Kurs oder ein Ergebnis zuweist.
        ## Aufgezeichnet und verkettet
        Jeder gültige Kurs wird aufgezeichnet. Jeder Eintrag enthält den Hash des vorigen, sodass eine Änderung an einem Eintrag die Kette bricht; würde alles neu geschrieben, zeigte es nur ein früher aufbewahrter Hash. Zu jedem abgerechneten Schnellkontrakt speichern wir genau die Kurse, die ihn entschieden haben, und ihren Platz im Kursprotokoll.
        ## Im simulierten Markt
        Die Kurse folgen aus einem zufälligen Startwert. Sein Hash ist von Anfang an veröffentlicht. Der Startwert selbst bleibt geheim, denn wer ihn kennt, kennt alle künftigen Kurse.
      `,
    },
    'sign-up-gift': {
      title: 'Der Registrierungsbonus und seine Freigabe',
      summary: '{gift} USDT für jedes neue Konto und wie Sie darüber verfügen können.',
      text: `
        ## Was Sie bekommen
        Jedes neue Konto erhält {gift} USDT als gesperrten Bonus. Sie sehen ihn neben Ihrem USDT-Guthaben.
        ## Wie er frei wird
        - Je {volumePerRelease} USDT Handelsvolumen geben 1 USDT in Ihr verfügbares Guthaben frei.
        - Es zählen die Einsätze abgerechneter Schnellkontrakte, ob gewonnen oder verloren. Unentschiedene und nichtige Aufträge zählen nicht.
        - Auch {spotShare} % des Werts von Spot-Geschäften zählen, ebenso die Margin, mit der eine Futures-Position eröffnet wird.
        - Beispiel: Einsätze von zusammen {fullVolume} USDT geben den ganzen Bonus frei.
        ## Was nie gesperrt ist
        Gesperrt ist nur der Bonus selbst. Über Ihr eigenes Geld verfügen Sie immer, unabhängig vom Volumen.
        Nur für die Freigabe zu handeln kostet meist mehr, als der Bonus wert ist: Beachten Sie den erwarteten Verlust auf dem Auftragsformular.
      `,
    },
    security: {
      title: 'So bleibt Ihr Konto sicher',
      summary: 'Ein paar Gewohnheiten, auf die es ankommt.',
      text: `
        - Verwenden Sie ein Passwort, das Sie nirgends sonst nutzen. Wir speichern davon nur einen Hash, der sich nicht zurückrechnen lässt.
        - Niemand von Candor wird Sie je nach Ihrem Passwort oder einem Bestätigungscode fragen.
        - Eine Passwortänderung meldet alle anderen Geräte ab, ein Zurücksetzen alle.
        - Nach mehreren Fehlversuchen ist die Anmeldung einige Minuten gesperrt, damit niemand raten kann.
        - Melden Sie sich auf fremden Geräten ab.
      `,
    },
    terms: {
      title: 'Nutzungsbedingungen',
      summary: 'Die Vereinbarung zwischen Ihnen und Candor.',
      text: `
        ## 1. Wer Candor nutzen darf
        Sie müssen mindestens 18 Jahre alt sein, und das Recht Ihres Landes muss Ihnen die Nutzung erlauben. Eine Person, ein Konto. Ihre Angaben müssen wahr sein.
        ## 2. Simulierter Markt und Testguthaben
        Solange Candor „Simulierter Markt · Testguthaben“ anzeigt, sind die Kurse simuliert oder wiedergegeben und alle Guthaben Testguthaben. Testguthaben hat keinen Geldwert und kann weder ausgezahlt noch in Geld getauscht werden.
        ## 3. Schnellkontrakte
        Ein angenommener Auftrag ist bindend und kann nicht storniert werden. Er wird nach den aufgezeichneten Kursen und den bei der Aufgabe angezeigten Bedingungen abgerechnet. Candor ist die Gegenseite jedes Auftrags. Sie können den gesamten Einsatz verlieren.
        ## 4. Fehler der Marktdaten
        Ein Auftrag ohne gültigen Anfangs- oder Endkurs ist nichtig, der Einsatz kommt zurück. Nach einem vermerkten Datenfehler können zwei Mitarbeitende gemeinsam alle Schnellaufträge eines Symbols in dieser Zeit annullieren: Verlorene Einsätze kommen zurück, Gewinne bleiben, und es wird veröffentlicht. Aus keinem anderen Grund wird ein Auftrag nichtig.
        ## 5. Bonus
        Boni werden wie im Hilfe-Center beschrieben durch Handelsvolumen frei. Konten, die nur zum Sammeln von Boni eröffnet wurden, können den gesperrten Bonus verlieren, nie das eigene Geld.
        ## 6. Ihr Konto
        Halten Sie Ihr Passwort geheim. Sie haften für seine Verwendung, bis Sie uns einen Missbrauch melden. Wir können ein Konto sperren, wenn das Gesetz es verlangt oder wenn damit der Dienst angegriffen wird; Sie erfahren davon.
        ## 7. Änderungen
        Neue Bedingungen gelten für Aufträge nach ihrer Veröffentlichung, nie für bereits laufende.
        ## 8. Keine Beratung
        Nichts in Candor ist Anlageberatung. Kurse können so schnell fallen, wie sie steigen.
      `,
    },
    privacy: {
      title: 'Datenschutz',
      summary: 'Was wir speichern, wofür und wie lange.',
      text: `
        ## Was wir speichern
        - Ihre Angaben bei der Registrierung: Kontoname, E-Mail oder Telefonnummer und das Land, falls angegeben.
        - Was Sie uns später senden: Unterlagen zur Verifizierung, Bankkarten, Wallet-Adressen und Nachrichten.
        - Ihr Passwort nur als Hash sowie die letzte Aktivität Ihrer Sitzungen.
        - Ihre Aufträge, Guthaben und den Kontoauszug mit jeder Bewegung.
        - Ihre Favoriten, Ihren Spitznamen und Ihre Anzeigewährung.
        ## Wofür wir es nutzen
        Nur um Ihr Konto zu führen, Aufträge abzurechnen und den Dienst zu schützen. Ihre Netzwerkadresse wird kurzzeitig verwendet, um Angriffe abzuwehren. Wir verkaufen keine Daten und zeigen keine Werbung. Die App enthält keine Tracker und setzt keine Cookies.
        ## Auf Ihrem Gerät
        Die App speichert Anmeldung, Sprache und Anzeigewährung im Speicher Ihres Browsers. Beim Abmelden wird die Anmeldung entfernt.
        ## Wie lange
        - Bestätigungscodes: 10 Minuten.
        - Sitzungen: bis zur Abmeldung oder 30 Tage ohne Nutzung.
        - Aufträge und Kontoauszug: solange Ihr Konto besteht und danach so lange, wie das Gesetz es verlangt, denn das Hauptbuch ist unveränderlich.
        - Anmeldung, Kontaktdaten, Geräte und gespeicherte Adressen: gelöscht, nachdem Ihr Konto geschlossen und alles ausgezahlt ist.
        - Prüfungsunterlagen, Bankkarten und Nachrichten: nach der Schließung so lange, wie es die Gesetze gegen Geldwäsche verlangen.
        - Die Adresse oder das Bankkonto, wohin eine Auszahlung ging: Teil des Kontoauszugs und mit ihm aufbewahrt, unter einer Nummer statt Ihres Namens.
        - Sicherungen: Gelöschtes bleibt in früher erstellten Sicherungskopien, bis diese gelöscht werden.
        ## Ihre Rechte
        Sie können eine Kopie Ihrer Daten, deren Berichtigung oder die Schließung Ihres Kontos verlangen.
      `,
    },
  },
};
