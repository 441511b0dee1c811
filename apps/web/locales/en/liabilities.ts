import type { LiabilitiesWords } from '../late/liabilities-words.ts';

export const words: LiabilitiesWords = {
  liabilities: {
    title: 'Is all of your balance counted?',
    text: 'Twice a day, once at a random moment, we publish the total of what belongs to customers. Your device recomputes whether the whole balance of your statement is part of it.',
    check: 'Check my balance',
    counted: 'All of your {amount} is part of the published total',
    alarm: 'Your {amount} is not counted correctly in the published total',
    unknown:
      'Nothing can be concluded about your {amount} yet: the statement could not be read as far back, or the total is not in the public log yet. Try again in a few minutes.',
    notInTotal: 'What is counted does not lead to the published total under the name you sign in with.',
    notWhole: 'The total counts only {counted}, but your statement says {owned}.',
    otherSalt: 'Your secret code is not the one you were given first.',
    notLogged: 'The public log says another total.',
    save: 'Save evidence',
    saveText: 'With this file anybody can see what does not fit, without us. Keep it, and send it to customer service.',
    name: 'Account name',
    nameHint: 'As you sign in; a phone number with its dial code, for example +84901234567. It is sent nowhere.',
    owed: 'Published total {total}',
    nothing: 'Your statement had no balance at the last total.',
    takenAt: 'Taken {time}',
    beside: 'Besides customers’ money, the books of Candor held at that moment',
    house: 'Reserves and fees',
    insurance: 'Insurance fund',
    pools: 'Reward pools',
    reserves: 'At that moment addresses whose keys we have proven to hold had {amount} on the TRON chain',
    reservesUnread: 'Addresses whose keys we have proven to hold; what they had on the TRON chain could not be read',
    reservesText:
      'Each is signed by its key with “{message}”. What we owe in other currencies, or to others than customers, is not shown.',
    solvency:
      'This is a proof of liabilities, not of solvency: it shows what we owe to customers, and nothing proves yet that we hold as much.',
  },
};
