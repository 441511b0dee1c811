import { t } from '../../locales/i18n.ts';
import { toast } from '../feedback/toast.ts';
import { tickerOf } from '../quotes/tickers.ts';
import { pairText, priceIn } from '../quotes/words.ts';
import { addAlert } from './alerts.ts';
import { directionOf } from './direction.ts';

/** Sets an alert and says so, or why it can't be set. @param level decimal string @returns whether it is set */
export async function setAlert(symbol: string, level: string): Promise<boolean> {
  const now = tickerOf(symbol)?.price;
  try {
    // Without a price there is nothing to alert of; at the price itself the server says that it is there already.
    if (now === undefined || now === null) throw new Error(t('shell.operationFailed'));
    await addAlert(symbol, directionOf(level, now) ?? 'above', level);
    toast(t('alerts.set', { pair: pairText(symbol), price: priceIn(symbol, level) }));
    return true;
  } catch (fault) {
    toast(fault instanceof Error ? fault.message : t('shell.operationFailed'));
    return false;
  }
}
