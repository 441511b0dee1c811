import type { welcome as original } from '../vi/welcome.ts';
import type { Like } from '../words.ts';

export const welcome: Like<typeof original> = {
  heroTitle: 'Un trading équitable que vous pouvez vérifier',
  heroText: 'Suivez les prix en direct. Ouvrir un compte prend une minute.',
  oddsTitle: 'Chances affichées',
  oddsText: 'Seuil de rentabilité et perte attendue figurent sur chaque ticket.',
  statementTitle: 'Chaque centime visible',
  statementText: 'Chaque variation de solde figure au relevé.',
  fundsTitle: 'S’exercer sans risque',
  fundsText: 'Recevez {amount} USDT de fonds de test par jour.',
  createAccount: 'Créer un compte',
  livePrices: 'Prix en direct',
  promptTitle: 'Connectez-vous pour continuer',
  quotationText: 'Gardez vos paires favorites et tradez depuis la liste.',
  marketText: 'Contrats rapides dès 30 secondes, chances et gains connus d’avance.',
  propertyText: 'Consultez vos soldes, transférez entre comptes et vérifiez chaque ligne du relevé.',
  personalText: 'Gérez votre profil, votre sécurité et votre code d’invitation.',
  otherText: 'Cette page appartient à votre compte.',
  pair: 'Paire',
  lastPrice: 'Dernier prix',
  change: '24 h',
};
