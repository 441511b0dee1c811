import { WifiOff } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { t } from '../../locales/i18n.ts';
import { useConfig } from '../client/config.ts';
import { useConnection } from '../client/stream.ts';

function subscribe(listener: () => void) {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}

/** Says that the network is lost, until it is back. */
export function OfflineTip() {
  const online = useSyncExternalStore(subscribe, () => navigator.onLine);
  const up = useConnection((now) => now.up);
  if (online && up) return null;
  return (
    <div role="status" className="pointer-events-none fixed inset-x-4 top-[calc(env(safe-area-inset-top)+60px)] z-40 flex animate-appear justify-center">
      <p className="flex items-center gap-2 rounded-full border border-warn/40 bg-warn-soft px-4 py-2 text-note text-warn">
        <WifiOff size={16} aria-hidden="true" className="shrink-0" />
        {t(online ? 'shell.reconnecting' : 'shell.networkLost')}
      </p>
    </div>
  );
}

/** Feeds that are no live market say so. */
const markets: Partial<Record<string, 'shell.simulatedMarket' | 'shell.recordedMarket'>> = { simulated: 'shell.simulatedMarket', replay: 'shell.recordedMarket' };

/** The permanent mark of paper mode: this is no real money, and whether the market is real. */
export function PaperMark() {
  const config = useConfig();
  if (config?.mode !== 'paper') return null;
  return (
    <footer className="px-4 py-4 text-center text-caption text-faint">
      {markets[config.feed.name] !== undefined && `${t(markets[config.feed.name] ?? 'shell.simulatedMarket')} · `}{t('shell.testFundsMark')}
    </footer>
  );
}
