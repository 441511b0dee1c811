import type { NoticeWords } from './index.ts';

export const fr: NoticeWords = {
  unknownDevice: 'appareil inconnu',
  messages: {
    'deposit-success': { title: 'Dépôt reçu', text: '{amount} {currency} ont été crédités sur votre compte.' },
    'deposit-bonus': {
      title: 'Bonus du premier dépôt',
      text: 'Un bonus de {amount} {currency} a été ajouté. Il se débloque quand vous tradez et ne bloque jamais votre propre argent.',
    },
    'deposit-rejected': { title: 'Dépôt refusé', text: 'Motif : {reason}' },
    'withdrawal-requested': {
      title: 'Retrait demandé',
      text: '{amount} {currency} vers {destination}. Il attend l’approbation.',
    },
    'withdrawal-approved': { title: 'Retrait approuvé', text: '{amount} {currency} vont être envoyés.' },
    'withdrawal-sent': { title: 'Retrait en route', text: '{amount} {currency} sont en chemin vers vous.' },
    'withdrawal-success': { title: 'Retrait terminé', text: 'Votre retrait de {amount} {currency} est confirmé.' },
    'withdrawal-rejected': {
      title: 'Retrait refusé',
      text: '{amount} {currency} sont de retour sur votre compte. Motif : {reason}',
    },
    'stake-returned': {
      title: 'Mise rendue',
      text: 'Les cours de votre ordre {symbol} étaient défaillants : la mise de {amount} USDT vous a été rendue.',
    },
    liquidation: {
      title: 'Position liquidée',
      text: '{symbol} a été liquidé à {price}. Le reste de la marge est de retour sur votre compte ; vous ne devez jamais davantage.',
    },
    'stop-loss': { title: 'Stop loss exécuté', text: '{symbol} a été clôturé à {price} par votre stop loss.' },
    'stop-profit': {
      title: 'Take profit exécuté',
      text: '{symbol} a été clôturé à {price} par votre take profit.',
    },
    'stop-loss-dropped': {
      title: 'Stop loss non posé',
      text: '{symbol} s’est ouvert à {price}, déjà au-delà de votre stop loss de {stop} : il a été retiré. Vous pouvez en poser un autre.',
    },
    'stop-profit-dropped': {
      title: 'Take profit non posé',
      text: '{symbol} s’est ouvert à {price}, déjà au-delà de votre take profit de {stop} : il a été retiré. Vous pouvez en poser un autre.',
    },
    'product-completed': {
      title: 'Produit terminé',
      text: 'Le capital de {amount} {currency} vous a été rendu, avec {income} {currency} de revenu au total.',
    },
    'agent-appointed': {
      title: 'Vous êtes agent',
      text: 'Vous recevez désormais, jour après jour, une part des frais au comptant et sur futures payés par les personnes que vous avez invitées.',
    },
    'agent-ended': {
      title: 'Vous n’êtes plus agent',
      text: 'Les frais payés désormais ne donnent plus de commission. Celle des jours précédents vous reste acquise.',
    },
    'commission-paid': { title: 'Commission d’agent', text: 'Commission du {day} : {amount} USDT.' },
    'primary-certified': {
      title: 'Vérification de base réussie',
      text: 'Votre identité est vérifiée au niveau de base.',
    },
    'primary-failed': {
      title: 'Vérification de base refusée',
      text: 'Vous pouvez corriger et envoyer à nouveau. Motif : {reason}',
    },
    'advanced-certified': {
      title: 'Vérification avancée réussie',
      text: 'Votre identité est vérifiée au niveau avancé.',
    },
    'advanced-failed': {
      title: 'Vérification avancée refusée',
      text: 'Vous pouvez envoyer à nouveau. Motif : {reason}',
    },
    'wallet-added': {
      title: 'Nouveau portefeuille enregistré',
      text: '{address}. Si ce n’était pas vous, changez vos mots de passe et contactez le service client.',
    },
    'bank-card-added': {
      title: 'Nouvelle carte bancaire ajoutée',
      text: '{card}. Si ce n’était pas vous, changez vos mots de passe et contactez le service client.',
    },
    'bank-card-removed': {
      title: 'Carte bancaire retirée',
      text: 'Le service client a retiré la carte {card} à votre demande. Vous pouvez en ajouter une autre ; les retraits sont suspendus pendant un jour. Si vous ne l’avez pas demandé, bloquez les retraits et contactez le service client.',
    },
    'price-alert': {
      title: 'Alerte de prix',
      text: '{symbol} a atteint le niveau de {price} que vous avez fixé. Prix : {mark}.',
    },
    'mirror-week': {
      title: 'Votre semaine dans le miroir',
      text: 'Opérations terminées : {trades}. Par rapport à ne pas trader : {result} USDT, frais compris. Le miroir montre quelle part peut tenir à la chance.',
    },
    'password-changed': {
      title: 'Mot de passe de connexion modifié',
      text: 'Votre mot de passe de connexion a été modifié. Les retraits sont suspendus pendant 24 heures.',
    },
    'password-reset': {
      title: 'Mot de passe de connexion réinitialisé',
      text: 'Un nouveau mot de passe de connexion a été défini avec un code. Tous les appareils ont été déconnectés et les retraits sont suspendus pendant 24 heures.',
    },
    'fund-password-set': {
      title: 'Mot de passe de retrait défini',
      text: 'Votre compte a maintenant un mot de passe de retrait.',
    },
    'fund-password-changed': {
      title: 'Mot de passe de retrait modifié',
      text: 'Votre mot de passe de retrait a été modifié. Les retraits sont suspendus pendant 24 heures.',
    },
    'fund-password-reset': {
      title: 'Mot de passe de retrait réinitialisé',
      text: 'Un nouveau mot de passe de retrait a été défini avec un code. Tous les appareils ont été déconnectés et les retraits sont suspendus pendant 24 heures.',
    },
    'authenticator-on': {
      title: 'Application d’authentification activée',
      text: 'Son code est désormais demandé à la connexion et au retrait.',
    },
    'authenticator-off': {
      title: 'Application d’authentification désactivée',
      text: 'Son code n’est plus demandé. Les retraits sont suspendus pendant 24 heures.',
    },
    'passkey-added': {
      title: 'Clé d’accès ajoutée',
      text: 'La clé d’accès {name} permet maintenant de se connecter à votre compte sans mot de passe.',
    },
    'passkey-removed': {
      title: 'Clé d’accès retirée',
      text: 'La clé d’accès {name} ne permet plus de se connecter à votre compte.',
    },
    'new-device': {
      title: 'Connexion sur un nouvel appareil',
      text: 'Quelqu’un s’est connecté à votre compte : {device}.',
    },
    'orders-silent': {
      title: 'Ordres annulés faute de signal',
      text: 'Aucun signal pendant {seconds} s : les ordres spot ouverts ont été annulés ({count}).',
    },
    'key-created': { title: 'Clé pour programmes créée', text: 'La clé {name} peut agir pour votre compte.' },
    'withdrawals-frozen': {
      title: 'Retraits arrêtés',
      text: 'Rien ne quitte votre compte tant que vous ne l’autorisez pas de nouveau avec votre mot de passe de connexion. Les retraits non approuvés sont annulés, de même qu’une éventuelle demande de fermeture du compte.',
    },
    'closing-requested': {
      title: 'Fermeture du compte demandée',
      text: 'Dès que deux opérateurs l’auront approuvée, tout ce que contient votre compte sera versé à {destination} et le compte fermé. Si ce n’était pas vous, bloquez les retraits maintenant : cela annule aussi cette demande.',
    },
    'recovery-asked': {
      title: 'Accès à votre compte demandé',
      text: 'Quelqu’un a demandé au service client l’accès à votre compte et a donné {contact} comme nouveau contact. Les documents seront comparés. Si ce n’était pas vous, bloquez les retraits maintenant : cela met aussi fin à cette demande.',
    },
    'recovery-done': {
      title: 'Accès à votre compte modifié',
      text: 'Deux opérateurs ont comparé les documents et modifié votre connexion. Votre contact est désormais {contact}. Tous les appareils ont été déconnectés et les retraits sont bloqués pendant 72 heures. Si ce n’était pas vous, bloquez les retraits dans ce délai : votre accès redevient ce qu’il était.',
    },
    'recovery-refused': {
      title: 'Accès inchangé',
      text: 'La demande d’accès à votre compte a été refusée. Motif : {reason}',
    },
    'recovery-stopped': {
      title: 'Demande d’accès arrêtée',
      text: 'La demande d’accès à votre compte a été arrêtée. Vous vous connectez comme avant.',
    },
    'withdrawals-unfrozen': {
      title: 'Retraits de nouveau autorisés',
      text: 'Le premier retrait sera possible après 24 heures.',
    },
  },
  notices: {
    welcome: {
      title: 'Bienvenue chez Candor',
      summary: 'Chaque prix, chaque résultat et chaque solde se vérifie.',
      text: 'Candor est fait pour que vous n’ayez pas à nous croire sur parole.\n- Chaque prix qui sert à calculer un résultat figure dans un registre public, chaîné par des empreintes.\n- Chaque résultat a un reçu, qu’un bouton recalcule sur votre téléphone.\n- Personne ne peut décider d’un résultat, pas même nos équipes.\n- Votre propre argent n’est jamais bloqué par une condition de volume.',
    },
    'simulated-market': {
      title: 'Marché simulé',
      summary: 'Cette installation fonctionne sur un marché simulé, avec des fonds de test.',
      text: 'Les prix viennent d’une graine dont l’empreinte est publiée depuis le début. Vous pouvez obtenir des fonds de test une fois par jour sur la page de dépôt. Ils n’ont aucune valeur et ne peuvent pas être retirés.',
    },
  },
};
