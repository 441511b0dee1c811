export const duplicates = {
  title: 'In common with others',
  none: 'Nothing: no document, card, address, device, transaction or amount of the day that others have, too.',
  kinds: {
    document: 'Same document',
    card: 'Same bank card',
    address: 'Same address',
    device: 'Same device and network',
    transaction: 'Same transaction named',
    amount: 'Same amount within a day',
  },
  types: { deposit: 'Deposit', withdrawal: 'Withdrawal' },
};
