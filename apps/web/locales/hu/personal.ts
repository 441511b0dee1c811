import type { personal as original } from '../vi/personal.ts';
import type { Like } from '../words.ts';

export const personal: Like<typeof original> = {
  userId: 'ID',
  none: 'Nincs igazolva',
  certifying: 'Igazolás alatt',
  failed: 'Az igazolás sikertelen',
  certified: 'Igazolva',
  inviteTitle: 'Az Ön meghívókódja',
  inviteText: 'Ismerősei regisztrációkor adják meg ezt a kódot.',
  copyCode: 'Kód másolása',
  copyLink: 'Link másolása',
  trading: 'Kereskedés',
  orders: 'Gyors kontraktusok megbízásai',
  about: 'A Candorról',
};
