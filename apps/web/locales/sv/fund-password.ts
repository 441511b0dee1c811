import type { fundPassword as original } from '../vi/fund-password.ts';
import type { Like } from '../words.ts';

export const fundPassword: Like<typeof original> = {
  title: 'Uttagslösenord',
  setTitle: 'Ange uttagslösenord',
  changeTitle: 'Byt uttagslösenord',
  lead: 'Bara för uttag: den som kan ditt inloggningslösenord kommer ändå inte åt dina pengar.',
  way: 'Så visar du att det är du',
  byOld: 'Gammalt lösenord',
  byCode: 'Glömt',
  old: 'Nuvarande uttagslösenord',
  new: 'Nytt uttagslösenord',
  codeTo: 'Koden skickas till {address}',
  hold: 'Efter ändringen väntar uttag i 24 timmar.',
  holdFirst: 'Om du anger det mer än 30 minuter efter registreringen väntar uttag i 24 timmar.',
  holdByCode: 'Därefter väntar uttag i 24 timmar, och alla enheter, även denna, måste logga in igen.',
  set: 'Ange lösenord',
  change: 'Byt lösenord',
  saved: 'Uttagslösenordet är angivet',
  changed: 'Bytt. Uttag från {time}',
  noAddress: 'Kontot saknar e-post och telefon',
  noAddressText:
    'Det finns alltså ingenstans att skicka en kod. Kundtjänst kan hjälpa när de har kontrollerat att det är du.',
  service: 'Fråga kundtjänst',
  isSet: 'Angivet',
  notSet: 'Inte angivet',
};
