import type { personal as original } from '../vi/personal.ts';
import type { Like } from '../words.ts';

export const personal: Like<typeof original> = {
  userId: 'ID',
  none: 'Nicht verifiziert',
  certifying: 'Wird geprüft',
  failed: 'Prüfung fehlgeschlagen',
  certified: 'Verifiziert',
  inviteTitle: 'Ihr Einladungscode',
  inviteText: 'Freunde geben diesen Code bei der Registrierung ein.',
  copyCode: 'Code kopieren',
  copyLink: 'Link kopieren',
  trading: 'Handel',
  orders: 'Fast-Kontrakt-Orders',
  about: 'Über Candor',
};
