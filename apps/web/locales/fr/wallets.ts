import type { wallets as original } from '../vi/wallets.ts';
import type { Like } from '../words.ts';

export const wallets: Like<typeof original> = {
  title: 'Adresses de portefeuille',
  add: 'Ajouter une adresse',
  none: 'Aucun portefeuille enregistré',
  noneText: 'Enregistrez une adresse et son image QR une fois ; ensuite, choisissez-la simplement pour retirer.',
  announced: 'Nous vous prévenons par e-mail ou SMS à chaque ajout de portefeuille.',
  since: 'Enregistrée le {date}',
  usableFrom: 'Utilisable à partir du {time}',
  newWaits:
    'Les retraits vers un portefeuille ou une carte sont possibles 24 heures après leur enregistrement, afin qu’aucun intrus ne prenne votre argent.',
  showCode: 'Voir l’image QR',
  code: 'Image QR enregistrée',
  delete: 'Supprimer le portefeuille',
  deleteText: '{address} est retirée de votre liste. Les retraits déjà envoyés restent inchangés.',
  deleted: 'Portefeuille supprimé',
  savedOnly: 'Portefeuilles et cartes enregistrés seulement',
  savedOnlyText: 'Actif aussitôt, levé après 24 heures.',
  onText:
    'Dès maintenant, les retraits ne vont qu’aux portefeuilles et cartes bancaires enregistrés. Ceux ajoutés plus tard sont utilisables après 24 heures, et la levée de cette règle prend aussi 24 heures.',
  onTextNone:
    'Aucun portefeuille n’est enregistré. Les portefeuilles et cartes ajoutés à partir de maintenant sont utilisables après 24 heures ; d’ici là, rien ne peut partir vers un portefeuille.',
  offText: 'La règle reste en vigueur encore 24 heures.',
  turnOn: 'Activer',
  turnOff: 'Désactiver dans 24 h',
  endsAt: 'La règle prend fin le {time}. Réactivez-la pour la garder.',
  chain: 'Réseau',
  picture: 'Image QR du portefeuille',
  pictureHint: 'L’adresse y est lue sur cet appareil.',
  reading: 'Lecture du code…',
  noCode: 'Aucun code QR trouvé. Saisissez l’adresse ; l’image est gardée malgré tout.',
  pictureMissing: 'Veuillez choisir l’image QR',
  pictureWaiting: 'L’image est encore en cours d’envoi',
  address: 'Adresse du portefeuille',
  addressHint: '34 caractères, commençant par T',
  addressInvalid: 'Un caractère de cette adresse est faux ou manquant. Comparez-la avec votre portefeuille.',
  chainText: 'N’enregistrez que des adresses {chain}. L’argent envoyé par un autre réseau est perdu.',
  save: 'Enregistrer',
  saved: 'Portefeuille enregistré',
};
