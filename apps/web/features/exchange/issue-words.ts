import { number } from '../../locales/format.ts';
import { t } from '../../locales/i18n.ts';
import type { Issue } from './estimate.ts';

/** What is wrong with the quantity, in words. */
export function issueWords(issue: Issue, currency: string): string {
  switch (issue.kind) {
    case 'missing':
      return t('exchange.missing');
    case 'invalid':
      return t('exchange.invalid');
    case 'decimals':
      return t('exchange.decimals', { count: issue.count });
    case 'low':
      return t('exchange.low', { limit: number(issue.limit, 8), currency });
    case 'high':
      return t('exchange.high', { limit: number(issue.limit, 8), currency });
    case 'short':
      return t('exchange.short', { currency });
  }
}
