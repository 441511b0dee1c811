import type { personal as original } from '../vi/personal.ts';
import type { Like } from '../words.ts';

export const personal: Like<typeof original> = {
  userId: 'ID',
  none: 'Nicht verifiziert',
  certifying: 'Wird geprüft',
  failed: 'Nicht angenommen',
  certified: 'Verifiziert',
  inviteTitle: 'Ihr Einladungscode',
  inviteText: 'Freunde geben ihn bei der Registrierung an.',
  copyCode: 'Code kopieren',
  copyLink: 'Link kopieren',
  agent: 'Vermittlung',
  agentText: 'Sie erhalten Tag für Tag {share} der Gebühren, die von Ihnen Eingeladene für Spot und Futures zahlen.',
  commissionPaid: 'Bisher gezahlte Provision',
  agentDay: 'Eingeladene mit Handel: {count} · Gebühren {fees} USDT',
  trading: 'Handel',
  orders: 'Schnell­aufträge',
  money: 'Geld und Konten',
  about: 'Über Candor',
  identity: 'Verifizierung',
  identityFirst: 'Basis­verifizierung',
  identitySecond: 'Erweiterte Verifizierung',
};
