import type { funds as original } from '../vi/funds.ts';
import type { Like } from '../words.ts';

export const funds: Like<typeof original> = {
  take: '{amount} teszt-USDT felvétele',
  takeShort: 'Tesztpénz',
  taken: '{amount} teszt-USDT jóváírva',
  takenToday: 'Ma már felvette',
  deposit: 'Befizetés',
  withdraw: 'Kifizetés',
  transfer: 'Átvezetés',
  transferTitle: 'Átvezetés számlák között',
  transferFree: 'Díjmentes, azonnali',
  transferred: '{amount} átvezetve',
  from: 'Honnan',
  to: 'Hová',
  swap: 'Irány megfordítása',
  currency: 'Pénznem',
  amount: 'Összeg',
  available: 'Elérhető {amount}',
  max: 'Max.',
  amountInvalid: 'Adjon meg érvényes összeget',
  amountTooHigh: 'Több az elérhető összegnél',
  account1: 'Főszámla',
  account2: 'Coinszámla',
  account3: 'Határidős számla',
  account4: 'Zárolt bónusz',
};
