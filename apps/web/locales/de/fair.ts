import type { fair as original } from '../vi/fair.ts';
import type { Like } from '../words.ts';

export const fair: Like<typeof original> = {
  recompute: 'Ergebnis nachrechnen',
  again: 'Noch einmal nachrechnen',
  sealed: 'Auf Ihrem Gerät nachgerechnet: {ok} von {all}',
  sealing: 'Wird auf Ihrem Gerät nachgerechnet',
  adds: 'Jeder Schritt stimmt',
  differs: 'Ein Schritt stimmt nicht',
  differsText: 'Senden Sie einen Screenshot dieser Ansicht mit der Auftragsnummer an den Kundenservice.',
  gone: 'Diese Kurse sind älter als die Zeit, für die sie aufbewahrt werden, und nicht mehr abrufbar. Der Beleg nennt weiterhin die verwendeten.',
  stated: 'Laut Beleg {stated}, nachgerechnet {found}',
  bundle: 'Ihre Belege aufbewahren',
  bundleText:
    'Eine Datei mit allen Belegen, dem Kontoauszug und den Kursen, auf denen sie beruhen. Jeder kann sie ohne uns prüfen, auch ohne Netz.',
  bundleSave: 'Datei speichern',
  bundleCheck: 'Prüfseite öffnen',
};
