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
  trading: 'Handel',
  orders: 'Snabbordrar',
  money: 'Pengar in och ut',
  about: 'Om Candor',
  identity: 'Identitetsverifiering',
  identityFirst: 'Grundläggande verifiering',
  identitySecond: 'Utökad verifiering',
};
