import { proposing } from '../shared/proposing.ts';

export const months = {
  title: 'Month close',
  note: 'Platform months, which begin at midnight of UTC+1. One operator proposes to close what is over, another decides. A closed month takes no movement any more; corrections are movements of the month that runs.',
  empty: ['No month yet', 'The first one begins with the first movement.'] as const,
  month: 'Month',
  state: 'State',
  states: { closed: 'Closed', next: 'Next to be closed', over: 'Over', running: 'Runs' },
  from: 'Begins',
  until: 'Ends',
  closedAt: 'Closed',
  by: 'By',
  both: (maker: string, checker: string): string => `${maker}, approved by ${checker}`,
  close: 'Propose to close',
  waits: 'Waits for a second operator',
  decided: 'Decision',
  closeTitle: (month: string): string => `Close ${month}`,
  closeHappens:
    'A second operator decides. Once approved, no movement of this month can be changed or added, by nobody; corrections are movements of the month that runs.',
  proposing,
};
