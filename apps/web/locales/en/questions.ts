import type { QuestionsWords } from '../late/questions-words.ts';

export const words: QuestionsWords = {
  questions: {
    title: 'Four questions before real money',
    text: 'Nobody grades you. They say in plain words what these orders can cost.',
    step: '{now} of {all}',
    next: 'Next',
    finish: 'Done',
    notQuite: 'Not quite.',
    right: 'Right.',
    done: 'Thank you. You can place your order now.',
    lossText: 'You stake 100 USDT on an up or down order, and the price goes the other way. What do you get back?',
    loss0: 'Nothing',
    loss1: 'Half of it',
    loss2: 'All of it',
    lossWhy: 'A lost order costs the whole stake. Stake only what you can do without.',
    leverageText:
      'You open a position at 20×. How far does the price have to move against you until your margin is as good as gone?',
    leverage0: 'About 50%',
    leverage1: 'About 5%',
    leverage2: 'It cannot be lost',
    leverageWhy:
      'At 20× every percent counts twenty times: after about 5% the position is closed and the margin is lost.',
    oddsText: 'A won order pays 80% of the stake. How many of 100 equal orders have to win so that you lose nothing?',
    odds0: '40',
    odds1: '50',
    odds2: 'About 56',
    oddsWhy: '56 wins bring about as much as 44 losses take. With half of them right you lose money.',
    houseText: 'Who stands on the other side of these orders?',
    house0: 'Nobody',
    house1: 'Candor',
    house2: 'Always another customer',
    houseWhy:
      'Candor does: what you lose it gains, and the other way round. So you can check every price and every result.',
  },
};
