import { SkeletonCard } from '../../design/states.tsx';
import { useCall } from '../../shell/client/query.ts';
import { TapePlace } from '../../shell/fair/tape/tape-place.tsx';
import { isHigh } from '../../shell/on-screen/prices-shown.ts';
import { Banners } from './banners.tsx';
import { Favourites } from './favourites.tsx';
import { OwnCard } from './own-card.tsx';
import { useRunning } from './running/use-running.ts';

/** What is one's own for who has traded or has something open, where newcomers are shown what there is. */
function Own({ images }: { images: boolean }) {
  const { data: profit, isPending } = useCall('GET /account/profit');
  const running = useRunning();
  const traded = profit !== undefined && profit.days.length > 0;
  if (isPending || (!traded && running === undefined)) return <SkeletonCard className="mx-4 mt-5 h-32" />;
  if (profit !== undefined && (traded || running?.length !== 0)) return <OwnCard profit={profit} running={running} />;
  return images ? <Banners /> : null;
}

/** What comes behind the first sight: one's own, the favourites, and below them the tape where the screen is high. */
export const Highlights = ({ images, favourites }: { images: boolean; favourites: readonly string[] }) => (
  <>
    <Own images={images} />
    {favourites.length > 0 && <Favourites symbols={favourites} />}
    {isHigh && (
      <div className="mt-5">
        <TapePlace />
      </div>
    )}
  </>
);
