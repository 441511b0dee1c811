import type { fundPassword as original } from '../vi/fund-password.ts';
import type { Like } from '../words.ts';

export const fundPassword: Like<typeof original> = {
  title: 'Uttagslösenord',
  setTitle: 'Skapa uttagslösenord',
  changeTitle: 'Byt uttagslösenord',
  lead: 'Bara för uttag: den som kan ditt inloggningslösenord kommer ändå inte åt dina pengar.',
  way: 'Så visar du att det är du',
  byOld: 'Gammalt lösenord',
  byCode: 'Glömt',
  old: 'Nuvarande uttagslösenord',
  new: 'Nytt uttagslösenord',
  codeTo: 'Koden skickas till {address}',
  hold: 'Efter ändringen är uttag spärrade i 24 timmar.',
  holdFirst: 'Om du skapar det mer än 30 minuter efter registreringen är uttag spärrade i 24 timmar.',
  holdByCode: 'Därefter är uttag spärrade i 24 timmar, och alla enheter, även denna, måste logga in igen.',
  set: 'Skapa lösenord',
  change: 'Byt lösenord',
  saved: 'Uttagslösenordet är skapat',
  changed: 'Bytt. Uttag från {time}',
  noAddress: 'Kontot saknar e-post och telefon',
  noAddressText:
    'Det finns alltså ingenstans att skicka en kod. Kundtjänst kan hjälpa när de har kontrollerat att det är du.',
  service: 'Fråga kundtjänst',
  isSet: 'Skapat',
  notSet: 'Inte skapat',
};
