import type { MirrorWords } from '../late/mirror-words.ts';

export const words: MirrorWords = {
  mirror: {
    span: 'Period',
    week: '7 days',
    month: '4 weeks',
    quarter: '90 days',
    nothing: 'No trade has ended in this time.',
    nothingText: 'Once one has, this page shows what trading cost and what is mere luck.',
    tooFew: 'Too few fast contracts to say anything about skill.',
    below: 'The win rate is below break-even. Bad luck alone hardly explains that.',
    unclear: 'The win rate can’t be distinguished from break-even. Luck alone explains the distance.',
    above: 'The win rate is above break-even. Luck alone hardly explains that, and it may still change.',
    others: 'No fast contract was won or lost in this time.',
    holding: 'Against just holding',
    holdingText:
      'Compared with not trading since {date}: the same USDT, the same coins. Coins count at present prices; what is still open does not count.',
    noPrice: 'A price is missing, so this can’t be added up.',
    winRate: 'Win rate',
    breakEven: 'Break-even',
    luck: 'Range of luck',
    sentence: 'Won {rate} of {decided} orders. Break-even is at {breakEven}. Luck leaves room from {low} to {high}.',
    fewNeeded: 'Too few to tell: {decided} of at least {needed} orders',
    score: 'Won {wins} · lost {losses}',
    apart: 'Not counted: ties {ties}, void {voids}',
    costs: 'Costs',
    fees: 'Fees paid',
    edge: 'Candor’s edge, on average',
    edgeText:
      'On {staked} USDT of stakes: half of the difference between stakes and payouts, which Candor earns while up and down are equally likely.',
    products: 'By product',
    atPrices: 'At present prices',
    hours: 'Best and worst hour',
    best: 'Best',
    worst: 'Worst',
    hoursFew: 'This needs two hours of the day with at least {needed} trades each.',
    hoursText: 'Out of 24 hours one is always the best and one the worst, even by luck alone.',
    how: 'How this is counted',
    howRate: 'Break-even = stakes ÷ (stakes + payouts), at the odds of the orders as they were placed.',
    howLuck:
      'The range of luck is Wilson’s 95% confidence interval (1927): counted this way, it holds the true win rate 19 times out of 20.',
    howFew:
      'Below {needed} orders, ten wins and ten losses can’t be expected even at break-even, so nothing is concluded.',
    howTimes:
      'Fast contracts count from when they were placed, positions from when they were closed; hours are those of this device.',
    trades: { one: '{count} trade', other: '{count} trades' },
  },
};
