import type { personal as original } from '../vi/personal.ts';
import type { Like } from '../words.ts';

export const personal: Like<typeof original> = {
  userId: 'ID',
  none: 'Niezweryfi­kowano',
  certifying: 'Spraw­dzanie',
  failed: 'Weryfikacja nieudana',
  certified: 'Zweryfikowano',
  inviteTitle: 'Twój kod zaproszenia',
  inviteText: 'Znajomi wpisują ten kod przy rejestracji.',
  copyCode: 'Kopiuj kod',
  copyLink: 'Kopiuj link',
  agent: 'Twoja rola agenta',
  agentText:
    'Codziennie otrzymujesz {share} opłat za spot i kontrakty futures, które płacą zaproszone przez Ciebie osoby.',
  commissionPaid: 'Prowizja wypłacona dotąd',
  agentDay: 'Zaproszeni, którzy handlowali: {count} · opłaty {fees} USDT',
  trading: 'Handel',
  orders: 'Szybkie zlecenia',
  money: 'Wpłaty i wypłaty',
  about: 'O Candor',
  identity: 'Weryfikacja tożsamości',
  identityFirst: 'Weryfikacja podstawowa',
  identitySecond: 'Weryfikacja rozszerzona',
};
