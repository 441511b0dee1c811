import type { personal as original } from '../vi/personal.ts';
import type { Like } from '../words.ts';

export const personal: Like<typeof original> = {
  userId: 'ID',
  none: 'Non verificato',
  certifying: 'In esame',
  failed: 'Verifica rifiutata',
  certified: 'Verificato',
  inviteTitle: 'Il tuo codice invito',
  inviteText: 'Gli amici lo inseriscono alla registrazione.',
  copyCode: 'Copia codice',
  copyLink: 'Copia link',
  agent: 'La tua attività di agente',
  agentText: 'Ricevi ogni giorno {share} delle commissioni spot e futures pagate da chi hai invitato.',
  commissionPaid: 'Compenso pagato finora',
  agentDay: 'Invitati che hanno operato: {count} · commissioni {fees} USDT',
  trading: 'Trading',
  orders: 'Ordini rapidi',
  money: 'Depositi, prelievi e conversione',
  about: 'Informazioni su Candor',
  identity: 'Verifica dell’identità',
  identityFirst: 'Verifica di base',
  identitySecond: 'Verifica avanzata',
};
