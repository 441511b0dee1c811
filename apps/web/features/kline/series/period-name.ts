import { t } from '../../../locales/i18n.ts';
import type { Period } from './periods.ts';

/**
 * A timeframe in full: "15 minutes". From the words of the page: the browser takes longer to make the formats of five
 * units than to draw the page.
 */
export const periodName = (period: Period): string => t(`kline.period${period}`);
