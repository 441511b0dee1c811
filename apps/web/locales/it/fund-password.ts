import type { fundPassword as original } from '../vi/fund-password.ts';
import type { Like } from '../words.ts';

export const fundPassword: Like<typeof original> = {
  title: 'Password di prelievo',
  setTitle: 'Imposta la password di prelievo',
  changeTitle: 'Cambia la password di prelievo',
  lead: 'Solo per i prelievi: chi conosce la tua password di accesso non può comunque prendere il tuo denaro.',
  way: 'Come dimostrare che sei tu',
  byOld: 'Vecchia password',
  byCode: 'Dimenticata?',
  old: 'Password di prelievo attuale',
  new: 'Nuova password di prelievo',
  codeTo: 'Il codice va a {address}',
  hold: 'Dopo la modifica, i prelievi restano sospesi per 24 ore.',
  holdFirst: 'Se la imposti più di 30 minuti dopo la registrazione, i prelievi restano sospesi per 24 ore.',
  holdByCode:
    'Dopo, i prelievi restano sospesi per 24 ore e tutti i dispositivi, anche questo, devono accedere di nuovo.',
  set: 'Imposta la password',
  change: 'Cambia la password',
  saved: 'Password di prelievo impostata',
  changed: 'Cambiata. Prelievi possibili dal {time}',
  noAddress: 'Nessuna e-mail e nessun telefono in questo account',
  noAddressText:
    'Non c’è dove inviare un codice. L’assistenza clienti può aiutarti dopo aver verificato la tua identità.',
  service: 'Contatta l’assistenza clienti',
  isSet: 'Impostata',
  notSet: 'Non impostata',
};
