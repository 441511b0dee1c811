import { jobs, thousandWithdrawals, total, type Job } from './jobs.ts';

const row = ({ name, before, now, journey }: Job): string =>
  `| ${name} | ${before.said} | ${now.join(' + ')}${now.length > 1 ? ` = ${total({ now })}` : ''} | \`${journey}\` |`;

const lead = [
  'How often a hand acts for a job: clicks of the pointer, and keys that act (`a`, `r`, `j`, `k`, Enter, Escape);',
  'what is typed into a field counts for nothing. One figure for each person, from the overview on.',
  '**Before** was counted by hand at commit 0444e5f. **Now** is counted in a browser by the journey that does the',
  'job, `tests/journeys/desk/<name>.journey.ts`, and asserted there: a step more turns it red. This page is made',
  'from the same figures (`node tests/journeys/desk/clicks/write-page.ts`).',
].join(' ');
const day = (): string =>
  [
    `A day's 1,000 withdrawals are 20 rounds of 50, so 20 × ${total(jobs.bulk)} = ${thousandWithdrawals()} clicks`,
    '(bound: 3,000; before about 12,000). That is arithmetic on the round that was measured, not a day that was',
    `worked. An outage of all symbols takes ${total(jobs.outage)} (bound: 20).`,
  ].join(' ');

/** The page of clicks, made of what the journeys assert. */
export const clicksPage = (): string => `# Clicks of the console

${lead}

| job | before | now | journey |
|---|---|---|---|
${Object.values(jobs).map(row).join('\n')}

${day()}
`;
