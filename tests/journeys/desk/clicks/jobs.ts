/** A job of an operating team, and what its hands did for it. */
export interface Job {
  readonly name: string;
  /** Measured by hand before; null where it was not, or could not be done at all. */
  readonly before: { readonly clicks: number | null; readonly said: string };
  /** Clicks of the pointer and keys that act, person by person, from the overview on; typing not counted. */
  readonly now: readonly number[];
  /** Which does it and asserts these figures. */
  readonly journey: string;
}

const impossible = { clicks: null, said: 'not possible' };

/** Each figure is asserted by its journey, so that a step more turns it red. */
export const jobs = {
  credit: {
    name: 'credit a bank deposit, by the line of a statement',
    before: { clicks: 7, said: '4 + 3' },
    now: [4, 3],
    journey: 'books',
  },
  difference: {
    name: 'explain a difference of the books',
    before: impossible,
    now: [4, 3],
    journey: 'books',
  },
  close: {
    name: 'close an account',
    before: { clicks: null, said: 'not measured' },
    now: [5, 3],
    journey: 'closing',
  },
  refuse: { name: 'refuse a deposit', before: { clicks: 4, said: '4' }, now: [6], journey: 'jobs' },
  certify: { name: 'certify a document', before: { clicks: 3, said: '3' }, now: [4], journey: 'jobs' },
  freeze: { name: 'find and freeze a customer', before: { clicks: 6, said: '6' }, now: [4], journey: 'jobs' },
  hold: { name: 'find a customer and hold payouts', before: impossible, now: [4], journey: 'jobs' },
  pay: {
    name: 'a withdrawal alone, from request to paid',
    before: { clicks: 10, said: '11 to 12 with the arrival by hand' },
    now: [4, 3, 4],
    journey: 'jobs',
  },
  bulk: {
    name: '50 withdrawals, from request to arrived',
    before: { clicks: 600, said: '50 × 12' },
    now: [7, 7, 5],
    journey: 'jobs',
  },
  outage: {
    name: 'void an outage of all symbols',
    before: { clicks: 260, said: '44 × (3 + 3), about 260' },
    now: [3, 3],
    journey: 'jobs',
  },
  card: { name: 'take out a bank card', before: impossible, now: [5, 3], journey: 'jobs' },
  recover: { name: 'let in who has lost everything', before: impossible, now: [4, 3], journey: 'recovery' },
  rules: {
    name: 'change a payout, with one value that was refused',
    before: impossible,
    now: [6, 3],
    journey: 'rules',
  },
  alert: { name: 'take note of an alert', before: impossible, now: [3], journey: 'alerts' },
} as const satisfies Readonly<Record<string, Job>>;
export type JobName = keyof typeof jobs;

export const total = ({ now }: Pick<Job, 'now'>): number => now.reduce((sum, one) => sum + one, 0);
/** A day's thousand, in twenty rounds of fifty. */
export const thousandWithdrawals = (): number => (1_000 / 50) * total(jobs.bulk);
