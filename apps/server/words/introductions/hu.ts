import type { Introductions } from './index.ts';

export const hu: Introductions = {
  usdt: 'A(z) {name} ({code}) egyetlen ajánlati könyvben forog USDT ellenében: mindenki ugyanazokat az árakat és ugyanazt a mélységet látja. A {code} ára erősen eshet; csak olyan pénzt használjon, amelynek elvesztését megengedheti magának.',
  futures:
    'A(z) {name} ({code}) csak határidős ügylettel kereskedhető: az eszköz nem lesz az Öné, a nyereséget és a veszteséget USDT-ben, a nyilvános irányadó ár alapján számoljuk.',
};
