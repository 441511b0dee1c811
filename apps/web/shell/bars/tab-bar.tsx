import { ChartCandlestick, House, User, Wallet, type LucideIcon } from 'lucide-react';
import { TradeGlyph } from '../../design/brand/trade-glyph.tsx';
import { t, type PlainKey } from '../../locales/i18n.ts';
import { tabPaths, type TabName } from '../../routes.ts';
import { useUnseenResults } from '../arrivals/unseen.ts';
import { Link } from '../routing/link.tsx';

const tabs: readonly { name: TabName; icon: LucideIcon | null; label: PlainKey }[] = [
  { name: 'home', icon: House, label: 'shell.home' },
  { name: 'quotations', icon: ChartCandlestick, label: 'shell.quotations' },
  { name: 'market', icon: null, label: 'shell.market' },
  { name: 'property', icon: Wallet, label: 'shell.property' },
  { name: 'personal', icon: User, label: 'shell.personal' },
];

function TabIcon({ icon: Icon, on }: { icon: LucideIcon | null; on: boolean }) {
  if (Icon !== null)
    return <Icon size={22} strokeWidth={on ? 2.25 : 1.75} aria-hidden="true" className={on ? 'text-brand' : ''} />;
  return (
    <span className="trade">
      <TradeGlyph />
      <UnseenMark />
    </span>
  );
}

/** That results have come since Trade was last open. */
function UnseenMark() {
  const count = useUnseenResults();
  return count === 0 ? null : (
    <span
      role="img"
      aria-label={t('arrivals.unseen', { count })}
      className="absolute top-0 right-0 size-3 rounded-full border-2 border-tabs bg-error"
    />
  );
}

/** The five entries at the foot of the app, Trade raised in the middle; on a wide screen the rail at its side. */
export function TabBar({ now }: { now: TabName | undefined }) {
  return (
    <nav aria-label={t('shell.mainMenu')} className="tabs">
      <ul>
        {tabs.map(({ name, icon, label }, at) => (
          <li key={name}>
            <Link
              to={tabPaths[at] ?? ''}
              how="replace"
              aria-current={name === now ? 'page' : undefined}
              className={`press ${name === now ? 'font-medium text-ink' : 'text-faint'}`}
            >
              <TabIcon icon={icon} on={name === now} />
              <span className="word truncate">{t(label)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
