import type { PasskeysWords } from '../late/auth/passkeys-words.ts';

export const words: PasskeysWords = {
  passkeys: {
    login: 'Accedi con una passkey',
    leadTitle: 'Accedere senza password',
    leadText:
      'Il telefono o il computer conferma con impronta, volto o blocco schermo che sei tu. Una passkey non si può indovinare e non funziona su pagine false.',
    add: 'Aggiungi una passkey',
    name: 'Nome',
    nameHint: 'Per riconoscerla, ad esempio “Telefono principale”',
    added: 'Passkey aggiunta',
    addedOn: 'Aggiunta {time}',
    used: 'Ultimo uso {time}',
    unused: 'Mai usata',
    remove: 'Rimuovi',
    removeTitle: 'Rimuovere la passkey {name}?',
    removeText: 'Non potrà più accedere al tuo account. Eliminala anche sul dispositivo.',
    removed: 'Passkey rimossa',
    unsupported: 'Questo browser o questo indirizzo non può usare passkey.',
    elsewhere: 'Le passkey di questo account funzionano solo a un altro indirizzo dell’app.',
    known: 'Questo dispositivo ha già una passkey per il tuo account.',
    failed: 'Il dispositivo non ha fornito una passkey.',
  },
};
