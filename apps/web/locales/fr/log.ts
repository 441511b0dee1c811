import type { LogWords } from '../late/log-words.ts';

export const words: LogWords = {
  log: {
    title: 'Le registre public',
    text: 'Chaque résultat est inscrit dans un registre où l’on ne fait qu’ajouter. Votre appareil retient ce qu’il a vu et vérifie que le registre en est la suite ; des témoins indépendants confirment que tout le monde voit le même.',
    holds: 'Dans le registre',
    lacks: 'Le registre public ne contient pas ce reçu',
    witnessed: 'Témoins : {count}/{all}, dernier {age}',
    unwitnessed: 'Aucun témoin n’a confirmé cet état',
    stamped: 'Horodaté par un autre serveur : {date}',
    contradicts: 'Le registre public contredit ce que cet appareil a vu',
    first: 'Mémorisé sur cet appareil dès maintenant. Entrées : {entries}',
    grown: 'Fait suite à l’état vu le {date}. Entrées à présent : {entries}',
    another: 'Le nouveau registre nomme celui que cet appareil connaissait. Entrées : {entries}',
    unproven: 'Le registre ne peut pas être vérifié sur cet appareil pour le moment',
    unsigned: 'Ce qui est présenté n’est pas signé par la clé que cet appareil connaît',
    shrunk: 'Le registre est plus court que ce que cet appareil a vu. Entrées restantes : {entries}',
    forked: 'Le registre ne fait pas suite à l’état signé que cet appareil a vu',
    unnamed: 'Un autre registre a pris sa place sans nommer entièrement celui que cet appareil connaissait',
    evidenceText:
      'Les deux états signés sont conservés sur cet appareil. Enregistrez le fichier : chacun peut le vérifier sans nous.',
    save: 'Enregistrer la preuve',
    acks: 'Accusés conservés sur cet appareil : {count}, tous dans le registre',
    acksWaiting: 'Accusés conservés sur cet appareil : {count}, en attente du registre : {waiting}',
    acksMissing: 'Accusés absents du registre : {count}',
    acksUntrue: 'Accusés dont la signature ou le résultat ne concorde pas : {count}',
    acksText: 'Enregistrez le fichier : chacun peut le vérifier sans nous.',
    acksSave: 'Enregistrer tous les accusés',
    late: 'Le serveur a reçu l’ordre {time} après son envoi par cet appareil',
    began: 'Un nouveau registre a commencé le {date}.',
    restored:
      'Des données ont été restaurées depuis une sauvegarde plus ancienne : le registre précédent a pris fin. Vos reçus enregistrés restent vérifiables.',
    behind:
      'Les données s’arrêtaient avant ce qui avait été signé : le registre précédent a pris fin. Vos reçus enregistrés restent vérifiables.',
    differs:
      'Les données différaient de ce qui avait été signé : le registre précédent a pris fin. Vos reçus enregistrés restent vérifiables.',
    keys: 'Les clés du registre et des témoins viennent de ce serveur. Elles ne prouvent quelque chose que comparées à une autre source, comme la page du témoin.',
  },
};
