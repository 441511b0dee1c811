import process from 'node:process';

const effort = process.env['TEST_EFFORT'];

/** Whether of what takes long a sample is enough, as in `npm test`; `npm test -- --all` and a named file try it all. */
export const sampled = effort === 'sample';
/** Whether journeys of the sample are left out: they were tried. */
export const beyondSample = effort === 'rest';

/** What people come for, each page and both programs: where time is short, these. */
export const sampleJourneys = [
  'first-trade',
  'futures',
  'spot',
  'exchange',
  'earn',
  'deposit',
  'withdrawal',
  'identity',
  'support',
  'offline',
  'screens',
  'proof/proof',
  'wide/desk',
  'desk/cases',
].map((name) => `tests/journeys/${name}.journey.ts`);
