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
  agent: 'Közvetítői jutalék',
  agentText:
    'Naponta részt kap azokból a spot- és futures-díjakból, amelyeket az Ön meghívottjai fizetnek. A rész: {share}.',
  commissionPaid: 'Eddig kifizetett jutalék',
  agentDay: 'Kereskedő meghívottak: {count} · díjak {fees} USDT',
  trading: 'Kereskedés',
  orders: 'Gyors megbízások',
  money: 'Be- és kifizetés',
  about: 'A Candorról',
  identity: 'Azonosítás',
  identityFirst: 'Alapszintű azonosítás',
  identitySecond: 'Emelt szintű azonosítás',
};
