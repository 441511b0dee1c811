import type { LogWords } from '../late/log-words.ts';

export const words: LogWords = {
  log: {
    title: 'Das öffentliche Protokoll',
    text: 'Jedes Ergebnis steht in einem Protokoll, dem nur hinzugefügt wird. Ihr Gerät merkt sich, was es gesehen hat, und prüft, ob das Protokoll daran anschließt; unabhängige Zeugen bestätigen, dass alle dasselbe sehen.',
    holds: 'Im Protokoll',
    lacks: 'Das öffentliche Protokoll enthält diesen Beleg nicht',
    witnessed: 'Zeugen: {count}/{all}, zuletzt {age}',
    unwitnessed: 'Kein Zeuge hat diesen Stand bestätigt',
    stamped: 'Zeitstempel eines anderen Servers: {date}',
    contradicts: 'Das öffentliche Protokoll widerspricht dem, was dieses Gerät gesehen hat',
    first: 'Dieses Gerät merkt sich das Protokoll ab jetzt. Einträge: {entries}',
    grown: 'Schließt an den Stand vom {date} an. Einträge jetzt: {entries}',
    another: 'Das neue Protokoll nennt das, welches dieses Gerät kannte. Einträge: {entries}',
    unproven: 'Das Protokoll lässt sich auf diesem Gerät gerade nicht prüfen',
    unsigned: 'Das Gezeigte ist nicht mit dem Schlüssel signiert, den dieses Gerät kennt',
    shrunk: 'Das Protokoll ist kürzer, als dieses Gerät es gesehen hat. Noch vorhandene Einträge: {entries}',
    forked: 'Das Protokoll schließt nicht an den signierten Stand an, den dieses Gerät gesehen hat',
    unnamed: 'Ein anderes Protokoll steht an seiner Stelle und nennt das bekannte nicht vollständig',
    evidenceText:
      'Beide signierten Stände liegen auf diesem Gerät. Speichern Sie die Datei: Jeder kann sie ohne uns prüfen.',
    save: 'Beweis speichern',
    acks: 'Bestätigungen auf diesem Gerät: {count}, alle stehen im Protokoll',
    acksWaiting: 'Bestätigungen auf diesem Gerät: {count}, noch nicht im Protokoll: {waiting}',
    acksMissing: 'Bestätigungen, die nicht im Protokoll stehen: {count}',
    acksUntrue: 'Bestätigungen, deren Signatur oder Ergebnis nicht stimmt: {count}',
    acksText: 'Speichern Sie die Datei: Jeder kann sie ohne uns prüfen.',
    acksSave: 'Alle Bestätigungen speichern',
    late: 'Der Server nahm den Auftrag {time} nach dem Absenden an',
    began: 'Ein neues Protokoll begann am {date}.',
    restored:
      'Daten wurden aus einer älteren Sicherung zurückgeholt, damit endete das frühere Protokoll. Gespeicherte Belege bleiben prüfbar.',
    behind:
      'Die Daten endeten vor dem, was signiert war, damit endete das frühere Protokoll. Gespeicherte Belege bleiben prüfbar.',
    differs:
      'Die Daten wichen von dem ab, was signiert war, damit endete das frühere Protokoll. Gespeicherte Belege bleiben prüfbar.',
    keys: 'Die Schlüssel von Protokoll und Zeugen kommen von diesem Server. Sie beweisen erst etwas, wenn Sie sie mit einer anderen Quelle vergleichen, etwa der Seite des Zeugen.',
  },
};
