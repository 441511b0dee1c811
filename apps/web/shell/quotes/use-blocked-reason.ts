import { t } from '../../locales/i18n.ts';
import { useConnection } from '../client/stream.ts';
import { useOnline } from '../pwa/online.ts';
import { blockedReason } from './blocked-reason.ts';
import { useHalt } from './halted.ts';
import { pairText } from './words.ts';

/** What becomes of open orders while the price is lost differs between the features. */
const haltedWords = { fast: 'fast.halted', futures: 'futures.halted', spot: 'spot.halted' } as const;

/** Why a symbol can't be traded in a feature at this moment, in words; null when it can. */
export function useBlockedReason(
  feature: keyof typeof haltedWords,
  symbol: string,
  act: 'open' | 'close' = 'open',
): string | null {
  const halt = useHalt(symbol);
  const online = useOnline();
  const up = useConnection((state) => state.up);
  const reason = blockedReason({ halt, online, up, act });
  if (reason === null) return null;
  if (reason === 'disconnected') return t('fast.disconnected');
  return t(reason === 'paused' ? 'fast.paused' : haltedWords[feature], { pair: pairText(symbol) });
}
