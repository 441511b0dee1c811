import type { PasskeysWords } from '../late/auth/passkeys-words.ts';

export const words: PasskeysWords = {
  passkeys: {
    login: 'Logga in med lösennyckel',
    leadTitle: 'Logga in utan lösenord',
    leadText:
      'Telefonen eller datorn bekräftar med fingeravtryck, ansikte eller skärmlås att det är du. En lösennyckel går inte att gissa och fungerar inte på falska sidor.',
    add: 'Lägg till en lösennyckel',
    name: 'Namn',
    nameHint: 'Så att du känner igen den, till exempel ”Huvudtelefon”',
    added: 'Lösennyckel tillagd',
    addedOn: 'Tillagd {time}',
    used: 'Senast använd {time}',
    unused: 'Aldrig använd',
    remove: 'Ta bort',
    removeTitle: 'Ta bort lösennyckeln {name}?',
    removeText: 'Den loggar inte längre in på ditt konto. Radera den även på enheten.',
    removed: 'Lösennyckel borttagen',
    unsupported: 'Den här webbläsaren eller adressen kan inte använda lösennycklar.',
    elsewhere: 'Kontots lösennycklar fungerar bara på en annan av appens adresser.',
    known: 'Den här enheten har redan en lösennyckel för ditt konto.',
    failed: 'Enheten visade ingen lösennyckel.',
  },
};
