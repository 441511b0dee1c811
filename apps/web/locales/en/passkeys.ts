import type { PasskeysWords } from '../late/auth/passkeys-words.ts';

export const words: PasskeysWords = {
  passkeys: {
    login: 'Log in with a passkey',
    leadTitle: 'Log in without a password',
    leadText:
      'Your phone or computer confirms by fingerprint, face or screen lock that it is you. A passkey can’t be guessed, and it doesn’t work on fake pages.',
    add: 'Add a passkey',
    name: 'Name',
    nameHint: 'So that you recognize it, such as “Main phone”',
    added: 'Passkey added',
    addedOn: 'Added {time}',
    used: 'Last used {time}',
    unused: 'Never used',
    remove: 'Remove',
    removeTitle: 'Remove the passkey {name}?',
    removeText: 'It no longer logs in to your account. Delete it on the device as well.',
    removed: 'Passkey removed',
    unsupported: 'This browser or this address can’t use passkeys.',
    elsewhere: 'Passkeys of this account only work at another address of the app.',
    known: 'This device already has a passkey for your account.',
    failed: 'The device did not give a passkey.',
  },
};
