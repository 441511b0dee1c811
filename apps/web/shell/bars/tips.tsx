import { WifiOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import { date } from '../../locales/format.ts';
import { t } from '../../locales/i18n.ts';
import { useConfig } from '../client/config.ts';
import { marketMark } from './market-mark.ts';
import { newestTime } from '../pwa/last-known.ts';
import { useOnline } from '../pwa/online.ts';
import { useConnection } from '../client/stream.ts';
import { useSymbols } from '../quotes/tickers.ts';

const isToday = (at: number): boolean => new Date(at).toDateString() === new Date().toDateString();

/** So long the stream may be away before it is said: a line that comes back at once moves nothing. */
const blinkMs = 2_000;

/** Whether something has been so for more than a blink. */
function useLasting(is: boolean): boolean {
  const [lasts, setLasts] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLasts(is), is ? blinkMs : 0);
    return () => clearTimeout(timer);
  }, [is]);
  return lasts && is;
}

function textOf(isCut: boolean, online: boolean): string {
  if (!isCut) return t('device.late');
  const newest = newestTime();
  if (newest === null) return t(online ? 'shell.reconnecting' : 'shell.networkLost');
  return t(online ? 'device.staleSince' : 'device.offlineSince', {
    time: date(newest, isToday(newest) ? 'time' : 'full'),
  });
}

/**
 * Says that the network is lost, and of when it is what is on screen, until it is back; or that news of own orders come
 * late, until they have come.
 */
export function OfflineTip() {
  const online = useOnline();
  const { up, late } = useConnection();
  const lasts = useLasting(!up || late);
  const isCut = !online || !up;
  // Drawn anew when what was known last comes.
  useSymbols();
  // The frame is always there: only what comes into it is read out. Bars leave room for it (`--tip`).
  return (
    <div role="status" className="pointer-events-none fixed inset-x-4 in-tip z-40 grid place-items-center">
      {(!online || lasts) && (
        <p
          data-tip
          className={
            'flex animate-appear items-center gap-2 rounded-field border border-warn/40 bg-warn-soft px-4 py-1.5 ' +
            'text-note text-warn'
          }
        >
          {isCut && <WifiOff size={16} aria-hidden="true" className="shrink-0" />}
          {textOf(isCut, online)}
        </p>
      )}
    </div>
  );
}

/**
 * The permanent mark of paper mode: this is no real money, and whether the market is real. It comes when the page
 * stands: rows that take the place of their skeletons would push it away.
 */
export function PaperMark({ aboveTabs }: { aboveTabs: boolean }) {
  const config = useConfig();
  // Its place is kept until the mode is known: what stands at the foot of a page would be pushed up.
  if (config === undefined) return <div className={aboveTabs ? 'h-16' : 'h-12'} />;
  if (config.mode !== 'paper') return null;
  const market = marketMark(config.feed.name);
  return (
    <footer
      className={
        'px-4 pt-4 text-center text-caption text-faint [main:empty+&]:invisible ' +
        `[main:has(.bg-raised.animate-breathe)+&]:invisible ${aboveTabs ? 'pb-8' : 'pb-4'}`
      }
    >
      {market !== null && `${market} · `}
      {t('shell.testFundsMark')}
    </footer>
  );
}
