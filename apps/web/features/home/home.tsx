import { CircleHelp } from 'lucide-react';
import { useEffect, useState } from 'react';
import { BrandMark } from '../../design/brand/brand-mark.tsx';
import { t } from '../../locales/i18n.ts';
import { useCall } from '../../shell/client/query.ts';
import { MessageBell } from '../../shell/notices/bell.tsx';
import { knownFavourites } from '../../shell/pwa/last-known.ts';
import { preloadPage } from '../../shell/routing/lazy-page.ts';
import { TwoColumns } from '../../shell/on-screen/two-columns.tsx';
import { useWide } from '../../shell/on-screen/wide.ts';
import { wantCalm } from '../../shell/on-screen/wanted.ts';
import { IconLink } from '../../shell/routing/link.tsx';
import { LatePart } from '../../shell/routing/late-part.tsx';
import { useStages } from '../../shell/routing/stages.ts';
import { usePreference } from '../../shell/session/preferences.ts';
import { useUser } from '../../shell/session/session.ts';
import { AssetsHero } from './assets-hero.tsx';
import { MarketMood } from './market-mood.tsx';
import { Prices } from './prices.tsx';
import { Shortcuts } from './shortcuts.tsx';

const idleMs = 2_500;
/** How high the parts below the first are, in quarters of a rem: their places are kept until each is drawn. */
const heights = { shortcuts: 46, own: 32, mood: 73, movers: 122 };
/** Its sentence has a line of its own where there is room. */
const lineOfMood = 4.5;
const parts = Object.keys(heights).length;
const favouritesShown = 4;
/** A title and two in each row. */
const favouritesHeight = (count: number) => 9 + 16 * Math.ceil(count / 2);
const patienceMs = 1_500;

const Place = ({ height, top = 'mt-5' }: { height: number; top?: string }) => (
  <div
    aria-hidden="true"
    className={`mx-4 ${top} shrink-0 rounded-card bg-surface`}
    style={{ height: `${height / 4}rem` }}
  />
);

/**
 * The first favourites: as they are, else as this device knew them last. Null until either is known, so that nothing is
 * drawn below them that would have to move; not for long.
 */
function useFirstFavourites(): readonly string[] | null {
  const { data } = useCall('GET /tickerCollect/get');
  const [known] = useState(knownFavourites);
  const [waited, setWaited] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setWaited(true), patienceMs);
    return () => clearTimeout(timer);
  }, []);
  return (data ?? known)?.slice(0, favouritesShown) ?? (waited ? [] : null);
}

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
const loadHighlights = () => import('./behind.ts').then(({ Highlights }) => Highlights);
const loadMovers = () => import('./behind.ts').then(({ Movers }) => Movers);

/** The market as pictures: beside what is owned where there is room, else below it. */
function Market({ stage }: { stage: number }) {
  const place = <Place height={heights.movers} />;
  const mood = heights.mood - (useWide() ? lineOfMood : 0);
  return (
    <div className="flex flex-col">
      {stage > 2 ? <MarketMood /> : <Place height={mood} top="mt-7 rail:mt-0" />}
      {stage > 3 ? <LatePart load={loadMovers} waiting={place} part={{}} quiet /> : place}
    </div>
  );
}

/** What is owned, where to go from it, and what of it moves. */
function Owned({ stage, favourites }: { stage: number; favourites: readonly string[] | null }) {
  const images = usePreference('homeImages');
  const place = (
    <>
      <Place height={heights.own} />
      {favourites !== null && favourites.length > 0 && <Place height={favouritesHeight(favourites.length)} />}
    </>
  );
  return (
    <>
      <AssetsHero />
      {stage > 0 ? <Shortcuts /> : <Place height={heights.shortcuts} />}
      {stage > 1 ? (
        <LatePart load={loadHighlights} waiting={place} part={{ images, favourites: favourites ?? [] }} quiet />
      ) : (
        place
      )}
    </>
  );
}

/** Home of a signed-in user: what is owned, where to go, and the market as pictures. */
export function HomePage() {
  const stage = useStages(parts);
  const favourites = useFirstFavourites();
  /** Whether it is known where the market stands: below what is one's own it would have to move. */
  const stands = useWide() || favourites !== null;
  useEffect(wantCalm, []);
  useEffect(() => {
    // Its price line can only show what has been heard since its code is there.
    const timer = setTimeout(() => void preloadPage('pages/market/market'), idleMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
      <HomeBar />
      <Prices />
      <TwoColumns first={<Owned stage={stage} favourites={favourites} />} second={stands && <Market stage={stage} />} />
      {/* Else the foot of the page stands out of sight. */}
      {!stands && <div className="min-h-dvh shrink-0" />}
    </>
  );
}
