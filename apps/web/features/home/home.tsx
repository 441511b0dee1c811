import { CircleHelp } from 'lucide-react';
import { useEffect } from 'react';
import { BrandMark } from '../../design/brand/brand-mark.tsx';
import { t } from '../../locales/i18n.ts';
import { MessageBell } from '../../shell/notices/bell.tsx';
import { preloadPage } from '../../shell/routing/lazy-page.ts';
import { wantCalm } from '../../shell/on-screen/wanted.ts';
import { IconLink } from '../../shell/routing/link.tsx';
import { LatePart } from '../../shell/routing/late-part.tsx';
import { useStages } from '../../shell/routing/stages.ts';
import { usePreference } from '../../shell/session/preferences.ts';
import { useUser } from '../../shell/session/session.ts';
import { AssetsHero } from './assets-hero.tsx';
import { MarketMood } from './market-mood.tsx';
import { Movers } from './movers.tsx';
import { Prices } from './prices.tsx';
import { Shortcuts } from './shortcuts.tsx';

const idleMs = 2_500;
/** How high the parts below the first are: their places are kept until each is drawn. */
const places = ['h-43', 'h-32', 'h-73', 'h-122'];

function HomeBar() {
  const user = useUser();
  return (
    <header className="sticky top-0 z-20 bg-page pt-safe">
      <div className="mb-(--tip) flex min-h-14 items-center justify-between gap-3 pr-1.5 pl-4">
        <h1 className="flex min-w-0 items-center gap-2.5 text-large font-bold">
          <BrandMark />
          Candor
        </h1>
        <div className="flex min-w-0 items-center">
          {user !== null && <span className="mr-1 truncate text-note text-soft max-xs:hidden">{user.nickName}</span>}
          <IconLink to="pages/help/help" label={t('home.help')}>
            <CircleHelp size={22} strokeWidth={1.75} aria-hidden="true" />
          </IconLink>
          <MessageBell />
        </div>
      </div>
    </header>
  );
}

/** Nothing of the first sight: their code comes behind it. */
const loadHighlights = () => import('./highlights.tsx').then(({ Highlights }) => Highlights);
const highlightsPlace = <div className="mx-4 mt-5 h-32 shrink-0 rounded-card bg-surface" />;

/** Home of a signed-in user: what is owned, where to go, and the market as pictures. */
export function HomePage() {
  const stage = useStages(places.length);
  const images = usePreference('homeImages');
  useEffect(wantCalm, []);
  useEffect(() => {
    // Its price line can only show what has been heard since its code is there.
    const timer = setTimeout(() => preloadPage('pages/market/market'), idleMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
      <HomeBar />
      <Prices />
      <AssetsHero />
      {stage > 0 && <Shortcuts />}
      {stage > 1 && <LatePart load={loadHighlights} waiting={highlightsPlace} part={{ images }} quiet />}
      {stage > 2 && <MarketMood />}
      {stage > 3 && <Movers />}
      {places.slice(stage).map((height) => (
        <div key={height} aria-hidden="true" className={`mx-4 mt-5 shrink-0 rounded-card bg-surface ${height}`} />
      ))}
    </>
  );
}
