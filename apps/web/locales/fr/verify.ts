import type { verify as original } from '../vi/verify.ts';
import type { Like } from '../words.ts';

export const verify: Like<typeof original> = {
  title: 'Vérifiez vous-même',
  text: 'Déposez ici un dossier, un reçu avec ses prix ou deux points de contrôle du journal. Tout est recalculé sur cet appareil et rien n’est envoyé.',
  choose: 'Choisir des fichiers',
  language: 'Langue',
  isRight: 'Juste : chaque étape concorde',
  isFalse: 'Faux : une étape diffère',
  isUnknown: 'Indécis : rien ne diffère, mais il manque quelque chose',
  stated: 'Indiqué {stated}, recalculé : {found}',
  missing: 'Ce qui est fourni ne suffit pas',
  keep: 'Enregistrez cette page : elle fonctionne aussi sans réseau.',
  whole: 'Le dossier a toutes ses lignes',
  unknownLines: 'Des lignes sont d’une version plus récente',
  statement: 'Chaque ligne du relevé suit la précédente',
  booked: 'Le relevé porte ce que dit le reçu',
  signature: 'Le point de contrôle est signé par la clé',
  oneHistory: 'Les deux points de contrôle sont d’une même histoire',
  included: 'L’entrée figure dans le journal',
  inBatch: 'Le reçu figure dans son lot du journal',
  logged: 'Le lot figure dans le journal',
  counted: 'Le solde fait partie du total publié',
  readable: 'Les fichiers sont lisibles',
  liquidation: 'Le prix de liquidation découle de la marge et des taux',
  returned: 'Ce qui est revenu découle des deux prix',
};
