import { t } from '../../locales/i18n.ts';
import { useConnection } from '../../shell/client/stream.ts';
import { useTicker } from '../../shell/client/tickers.ts';
import { pairText } from './words.ts';

/** Why a symbol can't be traded at this moment, in words; null when it can. */
export function useBarred(symbol: string): string | null {
  const halted = useTicker(symbol)?.halted === true;
  const up = useConnection((state) => state.up);
  if (!up) return t('futures.disconnected');
  return halted ? t('futures.halted', { pair: pairText(symbol) }) : null;
}
