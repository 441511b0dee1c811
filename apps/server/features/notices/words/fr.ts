import type { NoticeWords } from '../words.ts';

export const fr: NoticeWords = {
  messages: {
    'deposit-success': { title: 'Dépôt reçu', text: '{amount} {currency} ont été crédités sur votre compte.' },
    'deposit-bonus': { title: 'Bonus du premier dépôt', text: 'Un bonus de {amount} {currency} a été ajouté. Il se débloque quand vous tradez ; votre propre argent n’est jamais bloqué.' },
    'deposit-rejected': { title: 'Dépôt refusé', text: 'Motif : {reason}' },
    'withdrawal-approved': { title: 'Retrait approuvé', text: '{amount} {currency} vont être envoyés.' },
    'withdrawal-sent': { title: 'Retrait en route', text: '{amount} {currency} sont en chemin vers vous.' },
    'withdrawal-success': { title: 'Retrait terminé', text: 'Votre retrait de {amount} {currency} est confirmé.' },
    'withdrawal-rejected': { title: 'Retrait refusé', text: '{amount} {currency} sont de retour sur votre compte. Motif : {reason}' },
    liquidation: { title: 'Position liquidée', text: '{symbol} a été liquidé à {price}. Le reste de la marge est de retour sur votre compte ; vous ne devez jamais davantage.' },
    'stop-loss': { title: 'Stop-loss exécuté', text: '{symbol} a été clôturé à {price} par votre stop-loss.' },
    'stop-profit': { title: 'Prise de profit exécutée', text: '{symbol} a été clôturé à {price} par votre prise de profit.' },
    'product-completed': { title: 'Produit terminé', text: 'Le capital de {amount} {currency} est revenu, avec {income} {currency} de revenu au total.' },
    'primary-certified': { title: 'Vérification de base réussie', text: 'Votre identité est vérifiée au niveau de base.' },
    'primary-failed': { title: 'Vérification de base refusée', text: 'Vous pouvez corriger et envoyer à nouveau. Motif : {reason}' },
    'advanced-certified': { title: 'Vérification avancée réussie', text: 'Votre identité est vérifiée au niveau avancé.' },
    'advanced-failed': { title: 'Vérification avancée refusée', text: 'Vous pouvez envoyer à nouveau. Motif : {reason}' },
    'wallet-added': { title: 'Nouveau portefeuille enregistré', text: '{address}. Si ce n’était pas vous, changez vos mots de passe et contactez le service client.' },
    'price-alert': { title: 'Alerte de prix', text: '{symbol} a atteint le niveau de {price} que vous avez fixé. Prix : {mark}.' },
  },
  notices: {
    welcome: { title: 'Bienvenue chez Candor', summary: 'Chaque prix, chaque règlement et chaque solde se vérifie.', text: 'Candor est fait pour que vous n’ayez pas à nous croire sur parole.\n- Chaque prix qui sert à un règlement figure dans un registre public, chaîné par des empreintes.\n- Chaque règlement a un reçu, qu’un bouton recalcule sur votre téléphone.\n- Personne ne peut décider d’un résultat, pas même les opérateurs.\n- Votre propre argent n’est jamais bloqué par une condition de volume.' },
    'simulated-market': { title: 'Marché simulé', summary: 'Cette installation fonctionne sur un marché simulé, avec des fonds de test.', text: 'Les prix viennent d’une graine dont l’empreinte est publiée depuis le début. Vous pouvez prendre des fonds de test une fois par jour sur la page de dépôt. Ils n’ont aucune valeur et ne peuvent pas être retirés.' },
  },
};
