import { SkeletonCard } from '../../design/states.tsx';
import { useCall } from '../../shell/client/query.ts';
import { Banners } from './banners.tsx';
import { OwnCard } from './own-card.tsx';

/** What is one's own for who has traded, in the place where newcomers are told what there is. */
export function Highlights({ images }: { images: boolean }) {
  const { data, isPending } = useCall('GET /account/profit');
  if (isPending) return <SkeletonCard className="mx-4 mt-5 h-32" />;
  if (data !== undefined && data.days.length > 0) return <OwnCard profit={data} />;
  return images ? <Banners /> : null;
}
