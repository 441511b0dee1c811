import type { wallets as original } from '../vi/wallets.ts';
import type { Like } from '../words.ts';

export const wallets: Like<typeof original> = {
  title: 'Wallet-Adressen',
  add: 'Adresse hinzufügen',
  none: 'Noch keine Wallet gespeichert',
  noneText: 'Speichern Sie eine Adresse mit QR-Bild einmal, dann wählen Sie sie beim Auszahlen nur noch aus.',
  announced: 'Wird eine Wallet hinzugefügt, benachrichtigen wir Sie per E-Mail oder SMS.',
  since: 'Gespeichert am {date}',
  usableFrom: 'Nutzbar ab {time}',
  newWaits:
    'Auf neue Wallets und Karten können Sie 24 Stunden nach dem Speichern auszahlen, damit niemand, der eingedrungen ist, Ihr Geld nehmen kann.',
  showCode: 'QR-Bild zeigen',
  code: 'Gespeichertes QR-Bild',
  delete: 'Wallet löschen',
  deleteText: '{address} verschwindet aus der Liste. Bereits abgesendete Auszahlungen bleiben, wie sie sind.',
  deleted: 'Wallet gelöscht',
  savedOnly: 'Nur gespeicherte Wallets und Karten',
  savedOnlyText: 'Ein: sofort. Aus: nach 24 Stunden.',
  onText:
    'Ab jetzt gehen Auszahlungen nur an gespeicherte Wallets und Bankkarten. Später hinzugefügte sind erst nach 24 Stunden nutzbar, und auch das Ausschalten dauert 24 Stunden.',
  onTextNone:
    'Noch ist keine Wallet gespeichert. Danach hinzugefügte Wallets und Karten sind erst nach 24 Stunden nutzbar; bis dahin geht nichts an eine Wallet.',
  offText: 'Die Regel gilt noch weitere 24 Stunden, dann endet sie.',
  turnOn: 'Einschalten',
  turnOff: 'In 24 Std. ausschalten',
  endsAt: 'Die Regel endet am {time}. Schalten Sie sie wieder ein, um sie zu behalten.',
  chain: 'Netz',
  picture: 'QR-Bild der Wallet',
  pictureHint: 'Die Adresse wird auf diesem Gerät daraus gelesen.',
  reading: 'Code wird gelesen …',
  noCode: 'Kein QR-Code gefunden. Geben Sie die Adresse ein; das Bild wird trotzdem gespeichert.',
  pictureMissing: 'Bitte wählen Sie das QR-Bild',
  pictureWaiting: 'Das Bild ist noch nicht hochgeladen',
  address: 'Wallet-Adresse',
  addressHint: '34 Zeichen, beginnt mit T',
  addressInvalid: 'An dieser Adresse ist ein Zeichen falsch oder fehlt. Vergleichen Sie sie mit Ihrer Wallet.',
  chainText: 'Speichern Sie nur eine Adresse im Netz {chain}. Über ein anderes Netz gesendetes Geld ist verloren.',
  save: 'Wallet speichern',
  saved: 'Wallet gespeichert',
};
