import { useState } from 'react';
import { t } from '../../../../locales/i18n.ts';
import { loadStretch, type Loaded } from './load-stretch.ts';

/** Nothing was asked for; it is on its way; it didn't come, and why; or what came. */
export type Fetched = { kind: 'none' } | { kind: 'busy' } | { kind: 'failed'; text: string } | Loaded;

/** A part of a symbol's past, when it is asked for. */
export function useStretch(symbol: string) {
  const [fetched, setFetched] = useState<Fetched>({ kind: 'none' });
  return {
    fetched,
    async start() {
      setFetched({ kind: 'busy' });
      try {
        setFetched(await loadStretch(symbol, Math.random));
      } catch (fault) {
        setFetched({ kind: 'failed', text: fault instanceof Error ? fault.message : t('shell.operationFailed') });
      }
    },
    reset: () => setFetched({ kind: 'none' }),
  };
}
