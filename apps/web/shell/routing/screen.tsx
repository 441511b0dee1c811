import { useEffect, useLayoutEffect, useRef, type MouseEvent } from 'react';
import { buttonClass } from '../../design/button.tsx';
import { Skeleton, SkeletonRows } from '../../design/states.tsx';
import { t } from '../../locales/i18n.ts';
import { workspaceRoute, routes } from '../../routes.ts';
import { StandardBar } from '../bars/nav-bar.tsx';
import { StandingNote } from '../bars/standing-note.tsx';
import { TabBar } from '../bars/tab-bar.tsx';
import { PaperMark } from '../bars/tips.tsx';
import { useSignedIn } from '../session/session.ts';
import { useWorkspaceRoom, useWide } from '../on-screen/wide.ts';
import { ChunkError, NotFound } from './faults.tsx';
import { PageGuard } from './page-guard.tsx';
import { scrollBefore, usePlace } from './hash.ts';
import { shownFor, useSecondaryWords, usePage, type Shown } from './lazy-page.ts';

function PageSkeleton() {
  return (
    <div className="pt-4">
      <div className="gutter">
        <Skeleton className="mb-4 h-40 rounded-card" />
      </div>
      <SkeletonRows />
    </div>
  );
}

function LazyPage(shown: Shown) {
  const { path } = shown;
  const state = usePage(shown);
  useLayoutEffect(() => {
    if (state.kind === 'ready') scrollTo(0, scrollBefore());
  }, [path, state.kind]);
  if (state.kind === 'ready')
    return (
      <PageGuard key={path}>
        <state.Page />
      </PageGuard>
    );
  if (state.kind === 'failed') return <ChunkError />;
  return state.kind === 'skeleton' ? <PageSkeleton /> : null;
}

/** Tells who can't see it that another page stands there: by its title, and by the focus, which starts anew. */
function useArrival(path: string, title: string) {
  const main = useRef<HTMLElement>(null);
  const shown = useRef(path);
  useEffect(() => void (document.title = title === '' ? 'Candor' : `${title} · Candor`), [title]);
  useEffect(() => {
    if (shown.current === path) return;
    shown.current = path;
    main.current?.focus({ preventScroll: true });
  }, [path]);
  return { ref: main, id: 'main', tabIndex: -1, 'aria-label': title };
}

/** Past the bars, for the keyboard: what follows the bar of a page that brings its own, else all of it. */
function SkipLink() {
  const skip = (event: MouseEvent) => {
    event.preventDefault();
    const content =
      document.querySelector<HTMLElement>('main > header + *') ?? document.querySelector<HTMLElement>('main');
    content?.setAttribute('tabindex', '-1');
    content?.focus();
  };
  return (
    <a
      href="#main"
      onClick={skip}
      className={`${buttonClass('primary', 'medium')} fixed top-2 left-2 z-50 not-focus:sr-only`}
    >
      {t('shell.skip')}
    </a>
  );
}

/** The page of the present address with its bars; visitors get the login prompt where a session is needed. */
export function Screen() {
  const { path } = usePlace();
  const signedIn = useSignedIn();
  const found = routes[path];
  const wide = useWide();
  useWorkspaceRoom();
  const shown = found && shownFor(path, found, signedIn);
  const onWorkspace = shown?.route === workspaceRoute;
  const route = onWorkspace ? workspaceRoute : found;
  // Its tickets have addresses of their own, and it stays.
  const name = onWorkspace ? 'workspace' : path;
  useSecondaryWords(route?.secondary === true);
  const main = useArrival(name, t(route?.titleKey ?? 'shell.notFoundTitle'));
  const tab = route?.tab;
  return (
    <div className={`flex min-h-dvh flex-col ${tab === undefined ? 'pb-safe' : 'pb-tabs'}`}>
      <SkipLink />
      {/* Where it stands is where the tab key comes by. */}
      {wide && <TabBar now={tab} />}
      {route?.nav !== 'custom' && <StandardBar title={t(route?.titleKey ?? 'shell.notFoundTitle')} />}
      {signedIn && <StandingNote />}
      {/* Another one for each page: what has the focus already is not read out again. */}
      <main key={name} {...main} className="flex flex-1 flex-col">
        {shown === undefined ? <NotFound /> : <LazyPage {...shown} />}
      </main>
      {route !== undefined && <PaperMark aboveTabs={tab !== undefined} />}
      {!wide && tab !== undefined && <TabBar now={tab} />}
    </div>
  );
}
