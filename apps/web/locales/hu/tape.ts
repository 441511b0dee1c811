import type { TapeWords } from '../late/tape-words.ts';

export const words: TapeWords = {
  tape: {
    title: 'Az élő árlánc',
    text: 'Minden ár magán viseli az előző hash-ét. Ha egyet is módosítanak, kihagynak vagy beszúrnak, utána semmi sem egyezik.',
    check: 'Az utolsó 100 ár ellenőrzése',
    byYou: 'Az eszköze mindegyiket maga számolja ki: nem kell nekünk hinnie.',
    whole:
      '#{first}–#{last}: egyetlen ár sem hiányzik, egy sem módosult. Az eszköze {ms} ezredmásodperc alatt számolta ki.',
    broken: 'A(z) #{seq} ártól a lánc nem egyezik. Küldje el ezt a képernyőt az ügyfélszolgálatnak.',
  },
};
