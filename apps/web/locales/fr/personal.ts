import type { personal as original } from '../vi/personal.ts';
import type { Like } from '../words.ts';

export const personal: Like<typeof original> = {
  userId: 'ID',
  none: 'Non vérifié',
  certifying: 'En cours',
  failed: 'Vérification refusée',
  certified: 'Vérifié',
  inviteTitle: 'Votre code d’invitation',
  inviteText: 'Vos amis saisissent ce code à l’inscription.',
  copyCode: 'Copier le code',
  copyLink: 'Copier le lien',
  agent: 'Votre activité d’agent',
  agentText:
    'Vous recevez chaque jour {share} des frais de spot et de futures payés par les personnes que vous avez invitées.',
  commissionPaid: 'Commission versée à ce jour',
  agentDay: 'Invités ayant tradé : {count} · frais {fees} USDT',
  trading: 'Trading',
  orders: 'Ordres rapides',
  money: 'Dépôts, retraits et conversion',
  about: 'À propos de Candor',
  identity: 'Vérification d’identité',
  identityFirst: 'Vérification de base',
  identitySecond: 'Vérification avancée',
};
