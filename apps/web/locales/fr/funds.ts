import type { funds as original } from '../vi/funds.ts';
import type { Like } from '../words.ts';

export const funds: Like<typeof original> = {
  take: 'Obtenir {amount} USDT de test',
  takeShort: 'Fonds de test',
  taken: '{amount} USDT de test reçus',
  takenToday: 'Obtenus aujourd’hui',
  deposit: 'Déposer',
  withdraw: 'Retirer',
  transfer: 'Transférer',
  transferTitle: 'Transfert entre comptes',
  transferFree: 'Gratuit et immédiat',
  transferred: '{amount} transférés',
  from: 'De',
  to: 'Vers',
  swap: 'Inverser le sens',
  currency: 'Devise',
  amount: 'Montant',
  available: 'Disponible {amount}',
  max: 'Max.',
  amountInvalid: 'Saisissez un montant valide',
  amountTooHigh: 'Plus que le disponible',
  account1: 'Compte principal',
  account2: 'Compte crypto',
  account3: 'Compte futures',
  account4: 'Bonus bloqué',
};
