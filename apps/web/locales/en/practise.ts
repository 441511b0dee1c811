import type { PractiseWords } from '../late/practise-words.ts';

export const words: PractiseWords = {
  practise: {
    lead: 'Half an hour of the past, its date hidden',
    leadText:
      'Replays prices from the public price record on the ticket of fast contracts, then sets your score against break-even.',
    notMoney: 'Practice points, not money',
    hidden: 'Hidden until the end',
    hiddenText:
      'Date, time and the real price level. The first price is written as 100, so you only see how far prices move.',
    rules: 'The rules of real orders',
    rulesText:
      'Entry price, exit price, tie, void and payout are those of real orders. You begin with {purse} points. No order is sent and your balance does not change.',
    start: 'Start',
    again: 'Another round',
    last: 'Last round: won {wins}, lost {losses}, {result} points',
    loading: 'Fetching and checking prices…',
    tooShort: 'The price record is still too short',
    tooShortText:
      '{pair}: only {known} of prices without a gap so far, at least {least} is needed. Please come back in a few minutes.',
    broken: 'The prices do not match their hashes',
    brokenText: 'Your device recomputed them and got another hash, so they are not used.',
    partial: 'The price record is shorter than half an hour: this part lasts {length}.',
    points: 'points',
    stake: 'Points staked',
    stakeRange: 'Stake from {min} to {max}',
    short: 'Not enough points.',
    odds: 'You break even at a {breakEven} win rate, as on the real ticket.',
    tooLate: 'What is left is too short for this duration.',
    chart: 'Practice chart of {pair}, the first price is 100',
    play: 'Go on',
    pause: 'Pause',
    speed: 'Speed',
    left: 'Left',
    finish: 'Finish',
    orders: 'Practice orders',
    result: 'Result of this round',
    undecided: 'No order was won or lost.',
    nonePlaced: 'You placed no order in this round.',
    kept: 'Only the result of this round is kept, and only on this device.',
    where: 'When this was',
    from: 'From',
    to: 'To',
    checked: 'Prices no. {first} to {last}: your device recomputed them and the hashes match.',
    record: 'Open the public price record to compare',
  },
};
