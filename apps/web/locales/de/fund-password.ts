import type { fundPassword as original } from '../vi/fund-password.ts';
import type { Like } from '../words.ts';

export const fundPassword: Like<typeof original> = {
  title: 'Auszahlungspasswort',
  setTitle: 'Auszahlungspasswort festlegen',
  changeTitle: 'Auszahlungspasswort ändern',
  lead: 'Nur für Auszahlungen: Wer nur Ihr Anmeldepasswort kennt, kommt nicht an Ihr Geld.',
  way: 'So weisen Sie sich aus',
  byOld: 'Altes Passwort',
  byCode: 'Vergessen',
  old: 'Bisheriges Auszahlungspasswort',
  new: 'Neues Auszahlungspasswort',
  codeTo: 'Der Code geht an {address}',
  hold: 'Nach der Änderung sind Auszahlungen 24 Stunden gesperrt.',
  holdFirst:
    'Wenn Sie es später als 30 Minuten nach der Registrierung festlegen, sind Auszahlungen danach 24 Stunden gesperrt.',
  holdByCode: 'Danach sind Auszahlungen 24 Stunden gesperrt, und jedes Gerät, auch dieses, muss sich neu anmelden.',
  set: 'Passwort festlegen',
  change: 'Passwort ändern',
  saved: 'Auszahlungspasswort festgelegt',
  changed: 'Geändert. Auszahlungen ab {time}',
  noAddress: 'Dieses Konto hat weder E-Mail noch Telefon',
  noAddressText:
    'Ein Code lässt sich also nirgendwohin senden. Der Kundenservice hilft, sobald feststeht, dass Sie es sind.',
  service: 'Kundenservice fragen',
  isSet: 'Festgelegt',
  notSet: 'Nicht festgelegt',
};
