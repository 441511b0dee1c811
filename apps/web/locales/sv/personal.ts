import type { personal as original } from '../vi/personal.ts';
import type { Like } from '../words.ts';

export const personal: Like<typeof original> = {
  userId: 'ID',
  none: 'Ej verifierad',
  certifying: 'Granskas',
  failed: 'Verifieringen godkändes inte',
  certified: 'Verifierad',
  inviteTitle: 'Din inbjudningskod',
  inviteText: 'Vänner anger koden när de registrerar sig.',
  copyCode: 'Kopiera kod',
  copyLink: 'Kopiera länk',
  agent: 'Din roll som agent',
  agentText: 'Varje dag får du {share} av de avgifter för spot och terminer som de du har bjudit in betalar.',
  commissionPaid: 'Provision utbetald hittills',
  agentDay: 'Inbjudna som handlade: {count} · avgifter {fees} USDT',
  trading: 'Handel',
  orders: 'Snabbordrar',
  money: 'Pengar in och ut',
  about: 'Om Candor',
  identity: 'Identitetsverifiering',
  identityFirst: 'Grundläggande verifiering',
  identitySecond: 'Utökad verifiering',
};
