import type { FreezeLinkWords } from './index.ts';

export const hu: FreezeLinkWords = {
  stop: 'Ha nem Ön volt, nyissa meg ezt az oldalt, és a gombjával állítson le minden kifizetést:',
  terms:
    'A hivatkozás egyszer, 7 napig használható, és csak a kifizetéseket tudja leállítani. Utána változtassa meg a jelszavait.',
  short: 'Nem Ön volt? Kifizetések leállítása:',
};
