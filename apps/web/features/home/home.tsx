import { CircleHelp, Languages } from 'lucide-react';
import { useEffect } from 'react';
import { BrandMark } from '../../design/brand/brand-mark.tsx';
import { t } from '../../locales/i18n.ts';
import { preloadPage } from '../../shell/routing/lazy-page.ts';
import { Link } from '../../shell/routing/link.tsx';
import { useUser } from '../../shell/session/session.ts';
import { AssetsHero } from './assets-hero.tsx';
import { Banners } from './banners.tsx';
import { MarketMood } from './market-mood.tsx';
import { Movers } from './movers.tsx';
import { Shortcuts } from './shortcuts.tsx';
import { useSnapshot } from './use-snapshot.ts';

const idleMs = 2_500;
const icon = 'press grid size-11 place-items-center rounded-field';

function HomeBar() {
  const user = useUser();
  return (
    <header className="sticky top-0 z-20 flex min-h-14 items-center justify-between gap-3 bg-page pt-[env(safe-area-inset-top)] pr-1.5 pl-4">
      <h1 className="flex min-w-0 items-center gap-2.5 text-[20px] font-bold"><BrandMark />Candor</h1>
      <div className="flex min-w-0 items-center">
        {user !== null && <span className="mr-1 truncate text-note text-soft">{user.nickName}</span>}
        <Link to="pages/richView/richView" query={{ id: 'fast-contracts' }} aria-label={t('home.help')} className={icon}><CircleHelp size={22} strokeWidth={1.75} aria-hidden="true" /></Link>
        <Link to="pages/setting/changeLanguage" aria-label={t('home.language')} className={icon}><Languages size={22} strokeWidth={1.75} aria-hidden="true" /></Link>
      </div>
    </header>
  );
}

/** Home of a signed-in user: what is owned, where to go, and the market as pictures. */
export function HomePage() {
  const rows = useSnapshot();
  useEffect(() => {
    // Its price line can only show what has been heard since its code is there.
    const timer = setTimeout(() => preloadPage('pages/market/market'), idleMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
      <HomeBar />
      <AssetsHero />
      <Shortcuts />
      <Banners />
      <MarketMood rows={rows} />
      <Movers rows={rows} />
    </>
  );
}
