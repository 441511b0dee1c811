export const proposals = {
  search: 'Customer, order or proposal',
  title: 'Proposals',
  note: 'Everything that moves customers’ money or changes their terms needs two operators: one proposes, another approves. Nobody can be both.',
  open: 'Open',
  decidedOnes: 'Decided',
  anyKind: 'Every kind',
  what: 'Act',
  about: 'About',
  why: 'Reason',
  maker: 'Proposed by',
  made: 'When',
  state: 'State',
  waits: 'Waits for a second operator',
  empty: [
    'No proposal waits',
    'Credits, payouts, adjustments and changes of products and rates appear here once somebody has proposed them.',
  ] as const,
  gone: ['Not among the newest', 'Older proposals are found in the list and in the CSV.'] as const,
  madeBy: (name: string): string => `Proposed by ${name}`,
  before: 'Now',
  after: 'After',
  journal: 'journal',
  own: 'This is your own proposal, so another operator has to approve it. You can withdraw it.',
  notYou: 'Another operator decides this: your role does not, or your account depends on the proposer’s.',
  approve: 'Approve',
  refuse: 'Refuse',
  withdraw: 'Withdraw',
  approved: 'Approved and carried out',
  refused: 'Refused',
  withdrawn: 'Withdrawn',
  approveTitle: 'Approve this proposal',
  refuseTitle: 'Refuse this proposal',
  withdrawTitle: 'Withdraw your proposal',
  refuseHappens: 'Nothing changes. The proposal stays on record with your reason.',
  decided: {
    approved: (name: string): string => `Approved by ${name}`,
    refused: (name: string): string => `Refused by ${name}`,
    withdrawn: (name: string): string => `Withdrawn by ${name}`,
  },
  happens: {
    'deposit-credit':
      'The deposit is credited to the customer at once, in one balanced journal, and the customer is told. It can only be corrected by an adjustment.',
    'withdrawal-approve': 'The withdrawal may then be paid. The customer can no longer cancel it.',
    'withdrawal-return': 'The money returns to the customer’s account. If it was sent after all, it is paid twice.',
    'balance-adjustment':
      'The balance changes at once, as a movement of its own that the customer sees with the reason.',
    'reserve-funding': 'The house’s own money behind open orders grows, and with it what can be accepted.',
    'pool-funding': 'The product can be sold as far as its pool covers all income.',
    'rules-change':
      'From its moment on everything new is accepted under these rules, by everybody alike. What is open keeps the version that it was accepted under. The change is public.',
    'product-change': 'New orders get the new terms. What was bought keeps its own.',
    'vnd-rate': 'Values, new deposits and withdrawals in dong use the new rate.',
    'pay-account': 'Customers see the change the next time they open the page to pay.',
    void: 'Every lost fast order of this symbol and window gets its stake back. Wins stay. The void is public.',
    'outage-void':
      'Every lost fast order that a recorded fault of these moments has touched gets its stake back, in all symbols. Wins stay. The voids are public.',
    lines:
      'Customers who choose a line send their calls, with their session, to its host, and see the customer-service page inside the app. Is every host ours or under contract?',
    content: 'Customers read it at once, and the app asks before it opens a foreign link.',
    'country-on': 'Certified people of this country are offered the product at once.',
    'retail-rule':
      'It replaces the rule of this country at once. Positions that are open stay, and can always be closed. Does the law of the country allow it?',
    'agent-change':
      'From the moment of the approval on the agent gets the share that the rules say of the fees of whom they invited themselves, or gets nothing more. The customer is told.',
    'card-remove':
      'Nothing is paid to this card any more, new withdrawals wait for a day, and the customer is told. They can add another card in the same name.',
    'account-close':
      'Everything own is paid out to what the customer has named, the bonus is given up, and the account is closed. The payment is then entered among the withdrawals.',
    'access-recovery':
      'What is lost counts no more, every session of the customer ends, and withdrawals wait 72 hours. The owner is told on every known way and can put it all back until then. Have you compared the documents and the faces yourself?',
    'withdrawals-unfreeze':
      'What is approved can be paid at once, new withdrawals wait 24 hours. The owner is told on every known way. Is it proven that the owner asks, and that it is not who the freeze was meant for?',
    'difference-explain':
      'The case ends with this explanation. No money moves by it. Does it account for the whole difference?',
    'month-close':
      'Nothing that was booked in this month can be changed, and nothing can be added to it any more. Later corrections are movements of the month that runs. This can’t be taken back.',
    'operator-create':
      'You get a one-time password to hand over. The new operator counts as one person with you and with who proposed it: neither of you decides together with this account.',
    'operator-role':
      'The new role counts from the next sign-in on. The operator counts as one person with you and with who proposed it.',
    'role-change':
      'It counts at once for everybody who has this role. Who may do more by it counts as one person with you and with who proposed it.',
    'operator-mandate':
      'It counts at once, within the role. Who may do more by it counts as one person with you and with who proposed it.',
    'operator-enable': 'The operator can sign in again. They count as one person with you and with who proposed it.',
    'operator-reset':
      'All sessions of this operator end. You get a one-time password to hand over; they count as one person with you and with who proposed it.',
  },
};
