import type { MailWords } from './index.ts';

export const pl: MailWords = {
  subject: 'Twój kod weryfikacyjny Candor',
  purpose: {
    LOGIN: 'Użyj tego kodu, aby zalogować się do Candor:',
    REGISTER: 'Użyj tego kodu, aby założyć konto Candor:',
    RESET_PASSWORD: 'Użyj tego kodu, aby zresetować hasło logowania do Candor:',
    FORGOT_FUNDS_PASSWORD: 'Użyj tego kodu, aby zresetować hasło do wypłat w Candor:',
    RECOVER: 'Użyj tego kodu, aby potwierdzić obsłudze Candor nowy kontakt:',
  },
  expiry: 'Kod jest ważny przez {minutes} minut i można go użyć tylko raz.',
  nobodyAsks: 'Nikt z Candor nigdy nie poprosi Cię o ten kod. Nie udostępniaj go nikomu.',
  notYou: 'Jeśli to nie była Twoja prośba, zignoruj tę wiadomość.',
  registered:
    'Ktoś poprosił o kod, aby założyć konto Candor z tym adresem e-mail, ale ten adres ma już konto. Wystarczy się zalogować albo zresetować hasło, jeśli go nie pamiętasz.',
  unregistered:
    'Ktoś poprosił o kod Candor dla tego adresu e-mail, ale ten adres nie ma konta. Możesz je założyć w aplikacji.',
};
