import type { articles as original } from '../vi/articles.ts';
import type { Like } from '../words.ts';

export const articles: Like<typeof original> = {
  draft: 'Un brouillon : les clients ne le voient pas',
  readAs: 'Lire comme quelqu’un qui utilise',
  draftGone: 'Ce brouillon n’existe plus',
  draftGoneText: 'Il a peut-être été publié ou supprimé.',
  missing: 'Article introuvable',
  missingText: 'Il a peut-être été retiré, ou le lien est erroné.',
  helpTitle: 'Centre d’aide',
  helpDetail: 'Aide',
  search: 'Rechercher dans l’aide',
  noneFound: 'Aucun résultat',
  noneFoundText: 'Essayez un mot plus court, ou demandez à notre équipe.',
  trading: 'Trading',
  money: 'Dépôts, retraits et conversion',
  account: 'Votre compte',
  fair: 'L’équité, à vérifier vous-même',
  rules: 'Règles',
  more: 'Autres',
  found: 'Résultats : {count}',
  readAlso: 'À lire aussi',
  notHelped: 'Toujours pas clair ?',
  contact: 'Contacter le service client',
};
