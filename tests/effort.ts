import process from 'node:process';

/** Whether of what takes long a sample is enough, as in `npm test`; `npm test -- --all` and a named file try it all. */
export const sampled = process.env['TEST_EFFORT'] === 'sample';
