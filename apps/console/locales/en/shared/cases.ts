import { thousands } from '../thousands.ts';

export const cases = {
  due: 'Due',
  overdue: (howLong: string): string => `${howLong} overdue`,
  overdueOf: (count: number): string => `${thousands.format(count)} overdue`,
  onIt: 'On it',
  you: 'You',
  take: 'I’m on it',
  takeOver: 'Take over',
  leave: 'Leave it',
  own: 'You are on it: the others see it for ten minutes, and as long as you work here.',
  other: (name: string): string => `${name} is on it.`,
  takenOver: (name: string): string => `${name} has taken it over from you.`,
  notes: {
    title: 'Internal notes',
    none: 'None yet. Operators read them, the customer never does.',
    text: 'Note',
    help: 'Up to 2,000 characters. Operators read it, the customer never does; it can’t be changed later',
    earlier: 'Earlier notes',
    button: (count: number): string => (count === 0 ? 'Notes' : `Notes (${thousands.format(count)})`),
    add: {
      title: 'Note something about this case',
      happens: 'Whoever opens this case reads it, with your name and the time.',
      confirm: 'Add note',
      done: 'Noted',
    },
  },
};
