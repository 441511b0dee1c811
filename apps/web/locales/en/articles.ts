import type { articles as original } from '../vi/articles.ts';
import type { Like } from '../words.ts';

export const articles: Like<typeof original> = {
  draft: 'A draft: customers don’t see it',
  readAs: 'Read as somebody who uses',
  draftGone: 'This draft is gone',
  draftGoneText: 'It may have been published or thrown away.',
  missing: 'Article not found',
  missingText: 'It may have been removed, or the link is wrong.',
  helpTitle: 'Help center',
  helpDetail: 'Help',
  search: 'Search the help center',
  noneFound: 'Nothing matches',
  noneFoundText: 'Try a shorter word, or ask our team.',
  trading: 'Trading',
  money: 'Money in and out',
  account: 'Your account',
  fair: 'Fairness you can check',
  rules: 'Rules',
  more: 'More',
  found: '{count} found',
  readAlso: 'Related articles',
  notHelped: 'Still not clear?',
  contact: 'Ask customer service',
};
