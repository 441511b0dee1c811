import type { RecoveryWords } from '../late/auth/recovery-words.ts';

export const words: RecoveryWords = {
  recovery: {
    lostAll: 'Nie masz już e-maila ani telefonu?',
    title: 'Odzyskaj dostęp',
    lead: 'Gdy nie masz już hasła, e-maila, telefonu lub aplikacji uwierzytelniającej. Dwóch operatorów porówna dokument ze zweryfikowanym.',
    account: 'Konto',
    accountHint: 'Nazwa konta, e-mail lub telefon konta',
    lost: 'Co zostało utracone?',
    password: 'Hasło logowania',
    email: 'E-mail',
    phone: 'Telefon',
    authenticator: 'Aplikacja uwierzytelniająca',
    lostMissing: 'Wybierz co najmniej jedno',
    contact: 'Twój nowy kontakt',
    document: 'Twój dokument',
    send: 'Wyślij wniosek',
    sentTitle: 'Wniosek przyjęty',
    sentText:
      'Jeśli dokumenty pasują do konta, napiszemy na nowy kontakt. Właściciel dowie się też na każdym starym kontakcie i może zatrzymać wniosek.',
    hold: 'Potem wszystkie urządzenia są wylogowane, a wypłaty wstrzymane na 72 godziny.',
  },
};
