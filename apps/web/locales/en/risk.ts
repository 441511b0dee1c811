import type { RiskWords } from '../late/risk-words.ts';

export const words: RiskWords = {
  risk: {
    share: '{share} of accounts that traded here lost money in the last 90 days. You can lose all you put in.',
    unknown: 'Too few accounts yet to say how many lose money here. You can lose all you put in.',
    earn: 'This is no bank deposit and is not insured. Your money stays locked to the end, and ending early costs a penalty.',
    termsFrom: 'From {time} on, new orders have other terms. What is open keeps its own.',
    termsSince: 'The terms of new orders changed at {time}. What is open keeps its own.',
  },
};
