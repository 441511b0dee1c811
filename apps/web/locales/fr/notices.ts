import type { notices as original } from '../vi/notices.ts';
import type { Like } from '../words.ts';

export const notices: Like<typeof original> = {
  title: 'Messages',
  message: 'Messages',
  notice: 'Annonces',
  unread: 'Non lus : {count}',
  unreadMark: 'Non lu',
  readAll: 'Tout marquer comme lu',
  noMessages: 'Aucun message',
  noMessagesText: 'Les décisions sur vos ordres, dépôts, retraits et vérifications apparaissent ici.',
  noNotices: 'Aucune annonce',
  noNoticesText: 'Les annonces adressées à tous apparaissent ici.',
  missing: 'Message introuvable',
  missingText: 'Il a peut-être été retiré, ou le lien est erroné.',
  openOrder: 'Ouvrir l’ordre',
  openVerification: 'Ouvrir la vérification',
  openWallets: 'Voir les portefeuilles enregistrés',
  openBankCards: 'Voir les cartes bancaires',
  notMe: 'Ce n’était pas moi',
  detailTitle: 'Détail du message',
};
