import { proposing } from '../shared/proposing.ts';

export const voids = {
  title: 'Voids',
  note: 'Only a recorded fault of the feed can found a void. It covers every fast order of the symbol and window, wins stay, and it is public.',
  outages: 'Outages of the last 30 days',
  noOutages: ['No outage', 'The market has recorded no fault in the last 30 days.'] as const,
  symbols: 'Symbols',
  faultCount: 'Faults',
  windows: 'Windows',
  stakes: 'Stakes',
  outageHelp: 'Every recorded fault between the two, of every symbol',
  proposeOutage: {
    title: 'Propose to void an outage',
    open: 'Propose void of all',
    happens:
      'Every fast order of every symbol that a recorded fault between these moments has touched and that lost gets its stake back. Nobody can choose symbols, orders or customers. A second operator has to approve it.',
    ...proposing,
  },
  faults: 'Recorded faults of the feed',
  done: 'Voids',
  symbol: 'Symbol',
  window: 'Window',
  fault: 'Fault',
  kinds: { silence: 'No mark', backfilled: 'Filled in later', standstill: 'Stood still' } as Readonly<
    Record<string, string>
  >,
  orders: 'Stakes back',
  keptWins: 'Wins kept',
  when: 'When',
  from: 'From',
  to: 'To',
  windowHelp: 'Has to lie within the fault',
  reasonHelp: 'Public',
  noFaults: ['No faults', 'The market has recorded none: nothing can be voided.'] as const,
  noVoids: ['No voids', 'No window has ever been voided.'] as const,
  proposeTitle: (symbol: string): string => `Propose to void a window of ${symbol}`,
  propose: {
    open: 'Propose void',
    happens:
      'Every fast order of this symbol that the window has touched and that lost gets its stake back. Nobody can choose orders or customers. A second operator has to approve it.',
    ...proposing,
  },
};
