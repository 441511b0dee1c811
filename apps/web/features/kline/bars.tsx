import { Bell, ChartSpline, ChevronDown, Maximize, Star, Zap, type LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { buttonClass, IconButton } from '../../design/button.tsx';
import { CoinIcon } from '../../design/coin-icon.tsx';
import { t, type PlainKey } from '../../locales/i18n.ts';
import { useWaitingAlerts } from '../../shell/alerts/alerts.ts';
import { NavBar } from '../../shell/bars/nav-bar.tsx';
import { useCall } from '../../shell/client/query.ts';
import { useFavourites } from '../../shell/quotes/favourites.ts';
import { nameOf } from '../../shell/quotes/names.ts';
import { pairOf } from '../../shell/quotes/quote-row.tsx';
import { SymbolSheet } from '../../shell/quotes/symbol-sheet.tsx';
import { back } from '../../shell/routing/hash.ts';
import { useTicker } from '../../shell/quotes/tickers.ts';
import { Link } from '../../shell/routing/link.tsx';
import { useOnDemand } from '../../shell/routing/use-on-demand.ts';
import { SettingsButton } from './settings-button.tsx';
import { mainWay, otherWays, tickets, type OtherWay } from './ways/ways.ts';

function SymbolSwitch({ symbol, onPress }: { symbol: string; onPress: () => void }) {
  const [base, quote] = pairOf(symbol);
  return (
    <button
      type="button"
      onClick={onPress}
      aria-haspopup="dialog"
      className="press inline-flex min-h-11 max-w-full items-center gap-1.5 rounded-field px-1.5 align-middle"
    >
      <CoinIcon code={symbol} size={24} className="max-phone:hidden" />
      <span className="min-w-0 text-left">
        <span className="block truncate leading-tight">
          {base}
          {quote !== '' && <span className="font-normal text-faint">/{quote}</span>}
        </span>
        <span className="block truncate text-mini font-normal text-faint">{nameOf(symbol)}</span>
      </span>
      <ChevronDown size={18} aria-hidden="true" className="shrink-0 text-soft" />
      <span className="sr-only">{t('fast.changeSymbol')}</span>
    </button>
  );
}

export function FavouriteStar({ symbol }: { symbol: string }) {
  const { symbols, toggle } = useFavourites();
  const starred = symbols.includes(symbol);
  return (
    <IconButton
      label={t('quotations.favourite', { symbol: pairOf(symbol)[0] })}
      aria-pressed={starred}
      onClick={() => void toggle(symbol)}
      className="aria-pressed:text-warn max-phone:hidden"
    >
      <Star size={20} aria-hidden="true" fill={starred ? 'currentColor' : 'none'} />
    </IconButton>
  );
}

const loadAlertSheet = () => import('../../shell/alerts/alert-sheet.tsx').then((m) => m.AlertSheet);

/** The bell is full while an alert of the symbol waits. */
export function AlertBell({ symbol }: { symbol: string }) {
  const [open, setOpen] = useState(false);
  const [AlertSheet, fetchSheet] = useOnDemand(loadAlertSheet);
  const show = async () => setOpen(await fetchSheet());
  const waits = useWaitingAlerts(symbol).length > 0;
  return (
    <>
      <IconButton
        label={t('alerts.bell')}
        onClick={() => void show()}
        aria-haspopup="dialog"
        aria-pressed={waits}
        className="aria-pressed:text-warn"
      >
        <Bell size={20} aria-hidden="true" fill={waits ? 'currentColor' : 'none'} />
      </IconButton>
      {AlertSheet !== null && <AlertSheet symbol={symbol} open={open} onClose={() => setOpen(false)} />}
    </>
  );
}

interface TopBarProps {
  symbol: string;
  onChoose: (symbol: string) => void;
  onFullscreen: () => void;
}

/** Back, the symbol and its switch, favourite, alerts, full screen, settings. */
export function TopBar({ symbol, onChoose, onFullscreen }: TopBarProps) {
  const [choosing, setChoosing] = useState(false);
  return (
    <>
      <NavBar
        title={<SymbolSwitch symbol={symbol} onPress={() => setChoosing(true)} />}
        onBack={() => back()}
        right={
          <>
            <FavouriteStar symbol={symbol} />
            <AlertBell symbol={symbol} />
            <IconButton label={t('kline.fullscreen')} onClick={onFullscreen}>
              <Maximize size={20} aria-hidden="true" />
            </IconButton>
            <SettingsButton />
          </>
        }
      />
      <SymbolSheet open={choosing} now={symbol} onClose={() => setChoosing(false)} onChoose={onChoose} />
    </>
  );
}

const looks: Readonly<Record<OtherWay, { icon: LucideIcon; word: PlainKey }>> = {
  fast: { icon: Zap, word: 'fast.tabFast' },
  futures: { icon: ChartSpline, word: 'fast.tabFutures' },
};

const tradeBar =
  'sticky bottom-0 z-20 mt-auto [@media(max-height:480px)]:static border-t border-line bg-page px-4 pt-2.5 pb-foot';
const otherWay =
  'press flex min-h-11 w-17 shrink-0 flex-col items-center justify-center gap-0.5 rounded-field ' +
  'bg-raised text-center text-mini leading-tight font-semibold text-ink max-xs:w-11';

function OtherLink({ symbol, ticket }: { symbol: string; ticket: OtherWay }) {
  const { icon: Icon, word } = looks[ticket];
  return (
    <Link to={tickets[ticket]} query={{ symbol }} aria-label={t(word)} className={otherWay}>
      <Icon size={17} aria-hidden="true" className="shrink-0" />
      <span className="line-clamp-2 max-w-full break-words hyphens-auto max-xs:hidden">{t(word)}</span>
    </Link>
  );
}

/**
 * Every way to trade what is looked at: a coin on the spot, anything else by futures, and beside it the other ways.
 */
export function TradeBar({ symbol }: { symbol: string }) {
  const group = useTicker(symbol)?.group;
  const rule = useCall('GET /portal/common/contractRule', undefined, { staleTime: 600_000 }).data;
  const main = mainWay(group);
  const isCoin = main === 'spot';
  const page = tickets[main];
  const others = group === undefined ? [] : otherWays({ symbol, group }, rule);
  return (
    <nav aria-label={t('fast.trade')} className={tradeBar}>
      <div className="mx-auto flex max-w-160 gap-2">
        {others.map((ticket) => (
          <OtherLink key={ticket} symbol={symbol} ticket={ticket} />
        ))}
        <Link
          to={page}
          query={{ symbol, side: isCoin ? 'buy' : 'long' }}
          className={`${buttonClass('up', 'medium')} min-w-0 flex-1 max-xs:px-1 max-xs:text-note`}
        >
          {t(isCoin ? 'spot.buy' : 'futures.long')}
        </Link>
        <Link
          to={page}
          query={{ symbol, side: isCoin ? 'sell' : 'short' }}
          className={`${buttonClass('down', 'medium')} min-w-0 flex-1 max-xs:px-1 max-xs:text-note`}
        >
          {t(isCoin ? 'spot.sell' : 'futures.short')}
        </Link>
      </div>
    </nav>
  );
}
