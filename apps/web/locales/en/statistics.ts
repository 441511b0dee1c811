import type { StatisticsWords } from '../late/statistics-words.ts';

export const words: StatisticsWords = {
  statistics: {
    intro: 'What became of trading here in the last 90 days, added up once a day.',
    accounts: 'Accounts',
    losing: 'of accounts lost money',
    tooFew: 'How many accounts lost money is said once at least {needed} of them have traded.',
    traded: 'Accounts that traded',
    lost: 'Of them lost money',
    fewer: 'Fewer than {least}',
    accountsText: 'Fast contracts and futures, after fees.',
    durations: 'Fast contracts by duration',
    score: 'Won {win} · lost {lose} · tie {tie} · void {void}',
    won: 'won {share}',
    noDurations: 'No duration has been traded by at least {least} accounts yet.',
    directions: 'Are up and down treated alike?',
    winsUp: 'Up orders won',
    winsDown: 'Down orders won',
    within: '{sigma} standard deviations apart, within the band of ±{band}: luck alone explains that.',
    beyond:
      '{sigma} standard deviations apart, beyond the band of ±{band}: luck hardly explains that. A market that moves one way for long does it too.',
    band: 'Alarm band',
    market: 'Interruptions and voids',
    halts: 'Trading pauses',
    faults: 'Gaps in prices',
    voids: 'Voids decided by operators',
    lostGivenBack: 'Lost stakes given back',
    winsKept: 'Wins kept',
    checks: 'What can be checked?',
    checkLog: 'Each day’s figures are in the public log; nobody can change them afterwards.',
    checkCount: 'Pauses, gaps and voids: anybody can count them again in the log.',
    checkWord:
      'The rest is Candor’s word: the log keeps only hashes of receipts, so nobody can add up the orders of others.',
    takenAt: 'Taken {time}',
    none: 'No figures yet',
    noneText: 'They are taken for the first time when the first day of trading has ended.',
  },
};
