import type { welcome as original } from '../vi/welcome.ts';
import type { Like } from '../words.ts';

export const welcome: Like<typeof original> = {
  heroTitle: 'Un trading équitable, à vérifier vous-même',
  heroText: 'Suivez les prix en direct. Ouvrir un compte prend une minute.',
  oddsTitle: 'Chances affichées',
  oddsText: 'Seuil d’équilibre et perte attendue figurent sur chaque ticket.',
  statementTitle: 'Chaque centime visible',
  statementText: 'Chaque variation de votre solde figure au relevé.',
  fundsTitle: 'S’exercer sans risque',
  fundsText: 'Obtenez {amount} USDT de fonds de test chaque jour.',
  createAccount: 'Créer un compte',
  livePrices: 'Prix en direct',
  promptTitle: 'Connectez-vous pour continuer',
  quotationText: 'Gardez vos symboles favoris et tradez directement depuis la liste.',
  marketText: 'Contrats rapides dès 30 secondes, chances et gain connus d’avance.',
  propertyText: 'Consultez vos soldes, transférez entre comptes et vérifiez chaque ligne du relevé.',
  personalText: 'Gérez votre profil, votre sécurité et votre code d’invitation.',
  otherText: 'Cette page appartient à votre compte.',
  moneyText: 'Le minimum, les frais et le délai s’affichent avant tout envoi.',
  exchangeText: 'Convertissez à un taux garanti quelques secondes, frais affichés.',
  earnText: 'Le taux, la durée et le coût d’une sortie anticipée sont connus d’avance.',
  helpText: 'Des articles courts avec les chiffres actuels, et des personnes qui répondent dans l’application.',
};
