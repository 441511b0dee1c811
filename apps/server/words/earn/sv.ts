import type { EarnWords } from './index.ts';

export const sv: EarnWords = {
  names: { 'lock-mining': 'Låst mining {days} dagar', wealth: 'Placering {days} dagar' },
  paidAtEnd: '{name}, betalas i slutet',
  example: '{name} (exempel)',
  descriptions: {
    'lock-mining':
      'Låser ett belopp i {days} dagar. Avkastningen betalas efter varje hel dag, kapitalet kommer tillbaka i slutet. Att avsluta i förtid kostar en straffavgift på kapitalet; utbetald avkastning behåller du.',
    wealth:
      'Låser ett belopp i {days} dagar och betalar avkastning efter varje hel dag. Avslutar du i förtid dras en straffavgift för varje dag som är kvar från kapitalet.',
  },
  wealthAtEnd:
    'Låser ett belopp i {days} dagar och betalar all avkastning i slutet. Avslutar du i förtid får du avkastningen för de hela dagarna, men från kapitalet dras en straffavgift för varje dag som är kvar.',
  fundedBy:
    'Avkastningen betalas från en belöningspott som Candor har satt in pengar i. När du köper läggs hela periodens avkastning undan för din order; räcker potten inte är produkten slutsåld.',
  fundedByTest:
    'Avkastningen betalas i testmedel från produktens belöningspott. När du köper läggs hela periodens avkastning undan för din order; räcker potten inte är produkten slutsåld.',
};
