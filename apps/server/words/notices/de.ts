import type { NoticeWords } from './index.ts';

export const de: NoticeWords = {
  unknownDevice: 'unbekanntes Gerät',
  messages: {
    'deposit-success': { title: 'Einzahlung eingegangen', text: '{amount} {currency} sind auf Ihrem Konto.' },
    'deposit-bonus': {
      title: 'Bonus auf die erste Einzahlung',
      text: 'Ein Bonus von {amount} {currency} wurde gutgeschrieben. Er wird mit Ihrem Handelsvolumen frei und sperrt nie Ihr eigenes Geld.',
    },
    'deposit-rejected': { title: 'Einzahlung abgelehnt', text: 'Grund: {reason}' },
    'withdrawal-requested': {
      title: 'Auszahlung beantragt',
      text: '{amount} {currency} an {destination}. Sie wartet auf die Freigabe.',
    },
    'withdrawal-approved': { title: 'Auszahlung freigegeben', text: '{amount} {currency} werden gesendet.' },
    'withdrawal-sent': { title: 'Auszahlung unterwegs', text: '{amount} {currency} sind auf dem Weg zu Ihnen.' },
    'withdrawal-success': {
      title: 'Auszahlung abgeschlossen',
      text: 'Ihre Auszahlung von {amount} {currency} ist angekommen.',
    },
    'withdrawal-rejected': {
      title: 'Auszahlung abgelehnt',
      text: '{amount} {currency} sind wieder auf Ihrem Konto. Grund: {reason}',
    },
    'stake-returned': {
      title: 'Einsatz zurück',
      text: 'Die Kursdaten Ihres Auftrags {symbol} waren gestört: Der Einsatz von {amount} USDT ist wieder auf Ihrem Konto.',
    },
    liquidation: {
      title: 'Position liquidiert',
      text: '{symbol} wurde bei {price} liquidiert. Der Rest der Margin ist wieder auf Ihrem Konto; mehr als die Margin schulden Sie nie.',
    },
    'stop-loss': {
      title: 'Stop-Loss ausgeführt',
      text: '{symbol} wurde bei {price} durch Ihren Stop-Loss geschlossen.',
    },
    'stop-profit': {
      title: 'Take-Profit ausgeführt',
      text: '{symbol} wurde bei {price} durch Ihren Take-Profit geschlossen.',
    },
    'stop-loss-dropped': {
      title: 'Stop-Loss nicht gesetzt',
      text: '{symbol} wurde bei {price} eröffnet, schon jenseits Ihres Stop-Loss {stop}; er wurde entfernt. Sie können einen anderen setzen.',
    },
    'stop-profit-dropped': {
      title: 'Take-Profit nicht gesetzt',
      text: '{symbol} wurde bei {price} eröffnet, schon jenseits Ihres Take-Profit {stop}; er wurde entfernt. Sie können einen anderen setzen.',
    },
    'product-completed': {
      title: 'Produkt beendet',
      text: '{amount} {currency} Kapital sind zurück, der Ertrag betrug insgesamt {income} {currency}.',
    },
    'agent-appointed': {
      title: 'Sie sind Vermittler',
      text: 'Ab jetzt erhalten Sie Tag für Tag einen Anteil an den Gebühren, die von Ihnen Eingeladene für Spot und Futures zahlen.',
    },
    'agent-ended': {
      title: 'Sie sind kein Vermittler mehr',
      text: 'Gebühren, die ab jetzt gezahlt werden, bringen keine Provision. Was frühere Tage gebracht haben, bleibt Ihres.',
    },
    'commission-paid': { title: 'Provision', text: 'Provision für den {day}: {amount} USDT.' },
    'primary-certified': {
      title: 'Basisverifizierung bestanden',
      text: 'Ihre Identität ist auf der Basisstufe verifiziert.',
    },
    'primary-failed': {
      title: 'Basisverifizierung nicht bestanden',
      text: 'Sie können die Angaben berichtigen und erneut einreichen. Grund: {reason}',
    },
    'advanced-certified': {
      title: 'Erweiterte Verifizierung bestanden',
      text: 'Ihre Identität ist auf der erweiterten Stufe verifiziert.',
    },
    'advanced-failed': {
      title: 'Erweiterte Verifizierung nicht bestanden',
      text: 'Sie können die Angaben erneut einreichen. Grund: {reason}',
    },
    'wallet-added': {
      title: 'Neue Wallet gespeichert',
      text: '{address}. Wenn Sie das nicht waren, ändern Sie Ihre Passwörter und wenden Sie sich an den Kundenservice.',
    },
    'bank-card-added': {
      title: 'Neue Bankkarte hinzugefügt',
      text: '{card}. Wenn Sie das nicht waren, ändern Sie Ihre Passwörter und wenden Sie sich an den Kundenservice.',
    },
    'bank-card-removed': {
      title: 'Bankkarte entfernt',
      text: 'Der Kundenservice hat die Karte {card} auf Ihren Wunsch entfernt. Sie können eine andere hinzufügen; Auszahlungen sind einen Tag gesperrt. Wenn Sie das nicht wollten, sperren Sie Auszahlungen und wenden Sie sich an den Kundenservice.',
    },
    'price-alert': {
      title: 'Kursalarm',
      text: '{symbol} hat den von Ihnen gesetzten Kurs {price} erreicht. Kurs: {mark}.',
    },
    'mirror-week': {
      title: 'Ihre Woche im Handelsspiegel',
      text: 'Beendete Geschäfte: {trades}. Gegenüber nicht handeln: {result} USDT, Gebühren eingerechnet. Der Handelsspiegel zeigt, wie viel davon Glück sein kann.',
    },
    'password-changed': {
      title: 'Anmeldepasswort geändert',
      text: 'Ihr Anmeldepasswort wurde geändert. Auszahlungen sind 24 Stunden gesperrt.',
    },
    'password-reset': {
      title: 'Anmeldepasswort zurückgesetzt',
      text: 'Mit einem Code wurde ein neues Anmeldepasswort gesetzt. Alle Geräte wurden abgemeldet, Auszahlungen sind 24 Stunden gesperrt.',
    },
    'fund-password-set': {
      title: 'Auszahlungspasswort festgelegt',
      text: 'Ihr Konto hat jetzt ein Auszahlungspasswort.',
    },
    'fund-password-changed': {
      title: 'Auszahlungspasswort geändert',
      text: 'Ihr Auszahlungspasswort wurde geändert. Auszahlungen sind 24 Stunden gesperrt.',
    },
    'fund-password-reset': {
      title: 'Auszahlungspasswort zurückgesetzt',
      text: 'Mit einem Code wurde ein neues Auszahlungspasswort gesetzt. Alle Geräte wurden abgemeldet, Auszahlungen sind 24 Stunden gesperrt.',
    },
    'authenticator-on': {
      title: 'Authenticator eingeschaltet',
      text: 'Sein Code wird jetzt bei Anmeldung und Auszahlung verlangt.',
    },
    'authenticator-off': {
      title: 'Authenticator ausgeschaltet',
      text: 'Sein Code wird nicht mehr verlangt. Auszahlungen sind 24 Stunden gesperrt.',
    },
    'passkey-added': {
      title: 'Passkey hinzugefügt',
      text: 'Mit dem Passkey {name} ist nun die Anmeldung bei Ihrem Konto ohne Passwort möglich.',
    },
    'passkey-removed': { title: 'Passkey entfernt', text: 'Mit dem Passkey {name} ist keine Anmeldung mehr möglich.' },
    'new-device': {
      title: 'Anmeldung auf einem neuen Gerät',
      text: 'In Ihrem Konto hat sich jemand angemeldet: {device}.',
    },
    'orders-silent': {
      title: 'Aufträge wegen Stille storniert',
      text: '{seconds} s lang kam kein Signal, darum wurden offene Spot-Aufträge storniert: {count}.',
    },
    'key-created': {
      title: 'Schlüssel für Programme erstellt',
      text: 'Der Schlüssel {name} kann für Ihr Konto handeln.',
    },
    'withdrawals-frozen': {
      title: 'Auszahlungen angehalten',
      text: 'Nichts verlässt Ihr Konto, bis Sie es mit Ihrem Anmeldepasswort wieder erlauben. Noch nicht freigegebene Auszahlungen und ein etwaiger Antrag auf Schließung des Kontos sind storniert.',
    },
    'closing-requested': {
      title: 'Schließung des Kontos beantragt',
      text: 'Sobald zwei Mitarbeiter zustimmen, wird alles auf Ihrem Konto an {destination} ausgezahlt und das Konto geschlossen. Wenn Sie das nicht waren, halten Sie jetzt die Auszahlungen an: Das storniert auch diesen Antrag.',
    },
    'recovery-asked': {
      title: 'Zugang zu Ihrem Konto beantragt',
      text: 'Jemand hat beim Kundendienst Zugang zu Ihrem Konto beantragt und {contact} als Ihren neuen Kontakt angegeben. Mitarbeiter vergleichen die Ausweise. Wenn Sie das nicht waren, halten Sie jetzt die Auszahlungen an: Das beendet auch diesen Antrag.',
    },
    'recovery-done': {
      title: 'Zugang zu Ihrem Konto geändert',
      text: 'Zwei Mitarbeiter haben die Ausweise verglichen und Ihre Anmeldung geändert. Ihr Kontakt ist jetzt {contact}. Alle Geräte wurden abgemeldet, Auszahlungen sind 72 Stunden gesperrt. Wenn Sie das nicht waren, halten Sie in dieser Zeit die Auszahlungen an: Dann wird Ihr Zugang wieder, wie er war.',
    },
    'recovery-refused': {
      title: 'Zugang nicht geändert',
      text: 'Der Antrag auf Zugang zu Ihrem Konto wurde abgelehnt. Grund: {reason}',
    },
    'recovery-stopped': {
      title: 'Antrag auf Zugang gestoppt',
      text: 'Der Antrag auf Zugang zu Ihrem Konto wurde gestoppt. Sie melden sich an wie bisher.',
    },
    'withdrawals-unfrozen': {
      title: 'Auszahlungen wieder erlaubt',
      text: 'Die erste Auszahlung ist nach 24 Stunden möglich.',
    },
  },
  notices: {
    welcome: {
      title: 'Willkommen bei Candor',
      summary: 'Jeder Kurs, jede Abrechnung und jeder Saldo ist nachprüfbar.',
      text: 'Candor ist so gebaut, dass Sie uns nichts glauben müssen.\n- Jeder Kurs, nach dem etwas abgerechnet wird, steht in einem öffentlichen Kursprotokoll, durch Hashes verkettet.\n- Jede Abrechnung hat einen Beleg, und eine Schaltfläche rechnet sie auf Ihrem eigenen Telefon nach.\n- Niemand hat einen Schalter, der über ein Ergebnis entscheidet, auch die Betreiber nicht.\n- Ihr eigenes Geld wird nie durch eine Volumenbedingung gesperrt.',
    },
    'simulated-market': {
      title: 'Simulierter Markt',
      summary: 'Diese Installation läuft mit einem simulierten Markt und Testguthaben.',
      text: 'Die Kurse entstehen aus einem Startwert, dessen Hash von Anfang an veröffentlicht ist. Testguthaben gibt es einmal am Tag auf der Einzahlungsseite. Es hat keinen Wert und kann nicht ausgezahlt werden.',
    },
  },
};
