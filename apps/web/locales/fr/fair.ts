import type { fair as original } from '../vi/fair.ts';
import type { Like } from '../words.ts';

export const fair: Like<typeof original> = {
  recompute: 'Recalculer ce résultat',
  again: 'Recalculer à nouveau',
  sealed: 'Recalculé sur votre appareil : {ok} sur {all}',
  sealing: 'Recalcul sur votre appareil',
  adds: 'Chaque étape est exacte',
  differs: 'Une étape ne concorde pas',
  differsText: 'Envoyez cet écran et le numéro d’ordre au service client.',
  gone: 'Ces prix ont dépassé leur durée de conservation et ne peuvent plus être récupérés. Le reçu indique toujours ceux qui ont servi.',
  stated: 'Le reçu indique {stated}, recalculé : {found}',
  bundle: 'Conservez vos preuves',
  bundleText:
    'Un fichier avec tous vos reçus, votre relevé et les prix dont ils dépendent. Chacun peut le vérifier sans nous, même sans réseau.',
  bundleSave: 'Enregistrer le fichier',
  bundleCheck: 'Ouvrir la page de vérification',
};
