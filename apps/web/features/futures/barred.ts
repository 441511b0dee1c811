import { t } from '../../locales/i18n.ts';
import { useConnection } from '../../shell/client/stream.ts';
import { useHalted } from '../../shell/quotes/halted.ts';
import { pairText } from '../../shell/quotes/words.ts';

/** Why a symbol can't be traded at this moment, in words; null when it can. */
export function useBarred(symbol: string): string | null {
  const halted = useHalted(symbol);
  const up = useConnection((state) => state.up);
  if (!up) return t('futures.disconnected');
  return halted ? t('futures.halted', { pair: pairText(symbol) }) : null;
}
