import { Pause, Play } from 'lucide-react';
import { useEffect, useRef, useState, type MouseEvent } from 'react';
import { calm, scrolling } from '../../design/access/motion.ts';
import { SkeletonCard } from '../../design/states.tsx';
import { t } from '../../locales/i18n.ts';
import { useCall } from '../../shell/client/query.ts';
import { placeOf } from '../../shell/routing/hash.ts';
import { BannerFace, bannerClass } from '../../shell/articles/banner-face.tsx';
import { leaveTo } from '../../shell/articles/leave.ts';
import { foreignHost } from '../../shell/routing/host-of.ts';
import { Link } from '../../shell/routing/link.tsx';

const everyMs = 3_000;

function linkOf(id: string, link: string | null) {
  if (link === null) return { to: 'pages/richView/richView', query: { type: 'banner', id } };
  const { path, query } = placeOf(link);
  return { to: path, query: Object.fromEntries(query) };
}

/** A banner that leads elsewhere says so before it is followed. */
function leave(event: MouseEvent, link: string | null) {
  if (link === null || foreignHost(link) === null) return;
  event.preventDefault();
  void leaveTo(link).catch(() => undefined);
}

/** Which slide is in sight, and moving to another; by itself every three seconds while nobody touches it. */
function useSlides(count: number, playing: boolean) {
  const track = useRef<HTMLUListElement>(null);
  const [at, setAt] = useState(0);
  const [held, setHeld] = useState(false);
  const show = (index: number) =>
    track.current?.scrollTo({ left: index * track.current.clientWidth, behavior: scrolling() });
  useEffect(() => {
    if (!playing || held || count < 2) return;
    const timer = setInterval(() => !document.hidden && show((at + 1) % count), everyMs);
    return () => clearInterval(timer);
  }, [playing, held, count, at]);
  const onScroll = () =>
    track.current !== null && setAt(Math.round(track.current.scrollLeft / track.current.clientWidth));
  const hold = {
    onPointerDown: () => setHeld(true),
    onPointerUp: () => setHeld(false),
    onPointerCancel: () => setHeld(false),
    onPointerLeave: () => setHeld(false),
    onFocus: () => setHeld(true),
    onBlur: () => setHeld(false),
  };
  return { track, at, show, onScroll, hold };
}

/** The banners: to swipe, to pause, moving on by themselves unless motion is unwelcome. */
export function Banners() {
  const banners = useCall('POST /player/rotation/list', undefined, { staleTime: 60_000 });
  const [playing, setPlaying] = useState(!calm.matches);
  const list = banners.data ?? [];
  const { track, at, show, onScroll, hold } = useSlides(list.length, playing);
  if (banners.isPending) return <SkeletonCard className="mx-4 mt-5 h-32" />;
  if (list.length === 0) return null;
  const PlayIcon = playing ? Pause : Play;
  return (
    <section
      aria-label={t('home.banners')}
      className="relative mx-4 mt-5 overflow-hidden rounded-card bg-brand-soft"
      {...hold}
    >
      <ul ref={track} onScroll={onScroll} className="no-bars flex snap-x snap-mandatory overflow-x-auto">
        {list.map(({ id, link, ...face }) => (
          <li key={id} className="w-full shrink-0 snap-center">
            <Link {...linkOf(id, link)} onClick={(event) => leave(event, link)} className={bannerClass}>
              <BannerFace {...face} />
            </Link>
          </li>
        ))}
      </ul>
      {list.length > 1 && (
        <div className="absolute bottom-0.5 left-3.5 flex items-center">
          {list.map(({ id, title }, index) => (
            <button
              key={id}
              type="button"
              aria-label={title}
              aria-current={index === at ? 'true' : undefined}
              onClick={() => show(index)}
              className="group grid h-7 w-5 place-items-center"
            >
              <span
                className={
                  'h-1 w-1.5 rounded-full bg-faint transition-all group-aria-[current]:w-4 ' +
                  'group-aria-[current]:bg-brand'
                }
              />
            </button>
          ))}
          <button
            type="button"
            aria-label={t(playing ? 'home.pause' : 'home.play')}
            onClick={() => setPlaying(!playing)}
            className="grid h-7 w-8 place-items-center text-faint"
          >
            <PlayIcon size={12} aria-hidden="true" fill="currentColor" />
          </button>
        </div>
      )}
    </section>
  );
}
