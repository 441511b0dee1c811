import type { personal as original } from '../vi/personal.ts';
import type { Like } from '../words.ts';

export const personal: Like<typeof original> = {
  userId: 'ID',
  none: 'Ej verifierad',
  certifying: 'Verifieras',
  failed: 'Verifieringen misslyckades',
  certified: 'Verifierad',
  inviteTitle: 'Din inbjudningskod',
  inviteText: 'Vänner anger koden när de registrerar sig.',
  copyCode: 'Kopiera kod',
  copyLink: 'Kopiera länk',
  trading: 'Handel',
  orders: 'Snabbkontraktsordrar',
  about: 'Om Candor',
};
