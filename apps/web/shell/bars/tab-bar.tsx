import { ArrowLeftRight, ChartCandlestick, House, User, Wallet, type LucideIcon } from 'lucide-react';
import { t, type PlainKey } from '../../locales/i18n.ts';
import { tabPaths, type TabName } from '../../routes.ts';
import { useUnseenResults } from '../arrivals/unseen.ts';
import { Link } from '../routing/link.tsx';

const tabs: readonly { name: TabName; icon: LucideIcon; label: PlainKey }[] = [
  { name: 'home', icon: House, label: 'shell.home' },
  { name: 'quotations', icon: ChartCandlestick, label: 'shell.quotations' },
  { name: 'market', icon: ArrowLeftRight, label: 'shell.market' },
  { name: 'property', icon: Wallet, label: 'shell.property' },
  { name: 'personal', icon: User, label: 'shell.personal' },
];

function TabIcon({ name, icon: Icon, on }: { name: TabName; icon: LucideIcon; on: boolean }) {
  if (name !== 'market')
    return <Icon size={22} strokeWidth={on ? 2.25 : 1.75} aria-hidden="true" className={on ? 'text-brand' : ''} />;
  return (
    <span
      className={
        'relative -mt-6 grid size-11 place-items-center rounded-full bg-brand ' + 'text-on-brand outline-4 outline-tabs'
      }
    >
      <Icon size={22} strokeWidth={2.25} aria-hidden="true" />
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

/** The five entries at the foot of the app, Trade raised in the middle. */
export function TabBar({ now }: { now: TabName }) {
  return (
    <nav
      aria-label={t('shell.mainMenu')}
      className="fixed inset-x-0 bottom-0 z-30 mx-auto max-w-(--column) border-t border-line bg-tabs pb-safe"
    >
      <ul className="grid h-(--bar-height) grid-cols-5">
        {tabs.map(({ name, icon, label }, at) => (
          <li key={name} className="min-w-0">
            <Link
              to={tabPaths[at] ?? ''}
              how="replace"
              aria-current={name === now ? 'page' : undefined}
              className={
                'press flex h-full flex-col items-center justify-end gap-0.5 pb-1 ' +
                (name === now ? 'font-medium text-ink' : 'text-faint')
              }
            >
              <TabIcon name={name} icon={icon} on={name === now} />
              <span className="max-w-full truncate text-[min(0.6875rem,3.9vw)] leading-[14px] max-xs:tracking-tight">
                {t(label)}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
