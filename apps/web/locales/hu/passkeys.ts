import type { PasskeysWords } from '../late/auth/passkeys-words.ts';

export const words: PasskeysWords = {
  passkeys: {
    login: 'Belépés azonosítókulccsal',
    leadTitle: 'Belépés jelszó nélkül',
    leadText:
      'Telefonja vagy számítógépe ujjlenyomattal, arccal vagy képernyőzárral igazolja, hogy Ön az. Az azonosítókulcs nem kitalálható, és hamis oldalakon nem működik.',
    add: 'Azonosítókulcs hozzáadása',
    name: 'Név',
    nameHint: 'Hogy felismerje, például „Fő telefon”',
    added: 'Azonosítókulcs hozzáadva',
    addedOn: 'Hozzáadva: {time}',
    used: 'Utolsó használat: {time}',
    unused: 'Még nem használták',
    remove: 'Eltávolítás',
    removeTitle: 'Eltávolítja a(z) {name} azonosítókulcsot?',
    removeText: 'Többé nem lehet vele belépni a fiókjába. Törölje az eszközön is.',
    removed: 'Azonosítókulcs eltávolítva',
    unsupported: 'Ez a böngésző vagy ez a cím nem tud azonosítókulcsot használni.',
    elsewhere: 'Ennek a fióknak az azonosítókulcsai csak az alkalmazás egy másik címén működnek.',
    known: 'Ezen az eszközön már van azonosítókulcs a fiókjához.',
    failed: 'Az eszköz nem adott azonosítókulcsot.',
  },
};
