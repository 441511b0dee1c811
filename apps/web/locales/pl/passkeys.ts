import type { PasskeysWords } from '../late/auth/passkeys-words.ts';

export const words: PasskeysWords = {
  passkeys: {
    login: 'Zaloguj się kluczem dostępu',
    leadTitle: 'Logowanie bez hasła',
    leadText:
      'Telefon lub komputer potwierdza odciskiem palca, twarzą lub blokadą ekranu, że to Ty. Klucza dostępu nie da się odgadnąć i nie działa na fałszywych stronach.',
    add: 'Dodaj klucz dostępu',
    name: 'Nazwa',
    nameHint: 'Aby go rozpoznać, na przykład „Główny telefon”',
    added: 'Dodano klucz dostępu',
    addedOn: 'Dodano {time}',
    used: 'Ostatnio użyty {time}',
    unused: 'Nigdy nie użyty',
    remove: 'Usuń',
    removeTitle: 'Usunąć klucz dostępu {name}?',
    removeText: 'Nie będzie już logować na Twoje konto. Usuń go także na urządzeniu.',
    removed: 'Usunięto klucz dostępu',
    unsupported: 'Ta przeglądarka lub ten adres nie obsługuje kluczy dostępu.',
    elsewhere: 'Klucze dostępu tego konta działają tylko pod innym adresem aplikacji.',
    known: 'To urządzenie ma już klucz dostępu do Twojego konta.',
    failed: 'Urządzenie nie podało klucza dostępu.',
  },
};
