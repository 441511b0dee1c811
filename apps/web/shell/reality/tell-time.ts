import { date, hiddenAmount, labelled, signedAmount } from '../../locales/format.ts';
import { t } from '../../locales/i18n.ts';
import { confirm } from '../feedback/confirm.ts';
import { navigate } from '../routing/hash.ts';
import { preferences } from '../session/preferences.ts';
import { minutesText } from './minutes-text.ts';
import type { TradingTime } from './trading-time.ts';

/** Says how long one has traded and what it has brought; who wants a break comes to their own limits. */
export async function tellTime({ tradedMs, startedAt }: TradingTime, resultUsdt: string): Promise<void> {
  const result = preferences().hideBalances ? hiddenAmount : `${signedAmount(resultUsdt)} USDT`;
  const question = {
    title: labelled(t('limits.tradedFor'), minutesText(Math.floor(tradedMs / 60_000))),
    text: labelled(t('limits.resultSince', { time: date(startedAt, 'clock') }), result),
    confirm: t('limits.takeBreak'),
    cancel: t('limits.goOn'),
  };
  await confirm(question).then(
    () => navigate('pages/setting/ownLimits'),
    () => undefined,
  );
}
