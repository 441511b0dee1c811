import type { personal as original } from '../vi/personal.ts';
import type { Like } from '../words.ts';

export const personal: Like<typeof original> = {
  userId: 'ID',
  none: 'Nincs azonosítva',
  certifying: 'Azonosítás alatt',
  failed: 'Az azonosítás sikertelen',
  certified: 'Azonosítva',
  inviteTitle: 'Az Ön meghívókódja',
  inviteText: 'Ismerősei ezt a kódot adják meg regisztrációkor.',
  copyCode: 'Kód másolása',
  copyLink: 'Link másolása',
  trading: 'Kereskedés',
  orders: 'Gyors megbízások',
  money: 'Be- és kifizetés',
  about: 'A Candorról',
  identity: 'Azonosítás',
  identityFirst: 'Alapszintű azonosítás',
  identitySecond: 'Emelt szintű azonosítás',
};
