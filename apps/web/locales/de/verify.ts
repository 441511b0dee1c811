import type { verify as original } from '../vi/verify.ts';
import type { Like } from '../words.ts';

export const verify: Like<typeof original> = {
  title: 'Selbst nachprüfen',
  text: 'Legen Sie hier ein Bündel, einen Beleg mit seinen Kursen oder zwei Prüfpunkte des Protokolls ab. Alles wird auf diesem Gerät nachgerechnet, nichts wird gesendet.',
  choose: 'Dateien wählen',
  language: 'Sprache',
  isRight: 'Richtig: Jeder Schritt stimmt',
  isFalse: 'Falsch: Ein Schritt weicht ab',
  isUnknown: 'Nicht entschieden: Nichts weicht ab, aber etwas fehlt',
  stated: 'Angegeben {stated}, nachgerechnet: {found}',
  missing: 'Was vorliegt, reicht nicht aus',
  keep: 'Speichern Sie diese Seite, dann geht es auch ohne Netz.',
  whole: 'Das Bündel hat alle seine Zeilen',
  unknownLines: 'Einige Zeilen gehören zu einer späteren Fassung',
  statement: 'Jede Zeile des Kontoauszugs schließt an die vorige an',
  booked: 'Gebucht wurde, was der Beleg sagt',
  signature: 'Der Prüfpunkt ist mit dem Schlüssel signiert',
  oneHistory: 'Beide Prüfpunkte gehören zu einer Geschichte',
  included: 'Der Eintrag steht im Protokoll',
  inBatch: 'Der Beleg steht in seinem Stapel des Protokolls',
  logged: 'Der Stapel steht im Protokoll',
  counted: 'Das Guthaben ist Teil der veröffentlichten Summe',
  readable: 'Die Dateien sind lesbar',
  liquidation: 'Der Liquidationskurs folgt aus Margin und Sätzen',
  returned: 'Was zurückkam, folgt aus den beiden Kursen',
};
