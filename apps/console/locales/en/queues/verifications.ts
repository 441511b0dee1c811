export const verifications = {
  title: 'Verification',
  note: 'Opening a request shows number and documents, and is recorded: the customer can read that it took place.',
  one: 'Verification',
  filters: { open: 'Waiting', failed: 'Refused', certified: 'Certified', all: 'All' },
  customer: 'Customer',
  level: 'Level',
  levels: { primary: 'Primary', advanced: 'Advanced' },
  name: 'Name',
  number: 'Number',
  submitted: 'Submitted',
  decided: 'Decided',
  state: 'State',
  document: 'Document',
  country: 'Country',
  documents: { idCard: 'Identity card', passport: 'Passport', driver: 'Driving licence' } as Readonly<
    Record<string, string>
  >,
  sides: { front: 'Front', back: 'Back', hold: 'Held by the person' },
  asPrimary: 'As certified on the primary level',
  empty: ['Nobody waits', 'Requests appear here by themselves.'] as const,
  comparePrimary: 'Is the name whole and the number in the form of such a document?',
  compareAdvanced:
    'Same name and number as in the primary request? Same face on the card and in the hand? Every corner readable?',
  accept: { title: 'Certify this request', confirm: 'Certify', done: 'Certified' },
  acceptHappens: {
    primary: 'The customer can deposit and withdraw in real mode, and go on to the advanced level.',
    advanced: 'The customer is fully certified.',
  },
  refuse: {
    title: 'Refuse this request',
    happens: 'The customer is told at once, with your reason, and can correct it and submit it again.',
    confirm: 'Refuse',
    done: 'Refused',
  },
};
