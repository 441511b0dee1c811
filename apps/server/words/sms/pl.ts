import type { SmsWords } from './index.ts';

export const pl: SmsWords = {
  purpose: {
    LOGIN: 'Candor: {code} to Twój kod logowania.',
    REGISTER: 'Candor: {code} to Twój kod do założenia konta.',
    RESET_PASSWORD: 'Candor: {code} to kod do zmiany hasła logowania.',
    FORGOT_FUNDS_PASSWORD: 'Candor: {code} to kod do zmiany hasła do wypłat.',
    RECOVER: 'Candor: {code} to kod do potwierdzenia nowego kontaktu.',
  },
  rest: 'Ważny {minutes} min. Nie podawaj go nikomu.',
  registered:
    'Candor: ktoś poprosił o kod do założenia konta z tym numerem, ale konto już istnieje. Wystarczy się zalogować.',
  unregistered: 'Candor: ktoś poprosił o kod dla tego numeru, ale nie ma on konta.',
};
