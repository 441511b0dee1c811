import { t } from '../../locales/i18n.ts';
import { useConnection } from '../../shell/client/stream.ts';
import { useHalt } from '../../shell/quotes/halted.ts';
import { pairText } from '../../shell/quotes/words.ts';

/**
 * Why a symbol can't be traded at this moment, in words; null when it can. What operators have paused can still be
 * closed.
 */
export function useBarred(symbol: string, act: 'open' | 'close' = 'open'): string | null {
  const halt = useHalt(symbol);
  const up = useConnection((state) => state.up);
  if (!up) return t('futures.disconnected');
  if (halt === 'operators') return act === 'close' ? null : t('fast.paused', { pair: pairText(symbol) });
  return halt === 'price' ? t('futures.halted', { pair: pairText(symbol) }) : null;
}
