import { useLayoutEffect } from 'react';
import { Skeleton, SkeletonRows } from '../../design/states.tsx';
import { t } from '../../locales/i18n.ts';
import { routes, type Route } from '../../routes.ts';
import { StandardBar } from '../bars/nav-bar.tsx';
import { TabBar } from '../bars/tab-bar.tsx';
import { PaperMark } from '../bars/tips.tsx';
import { LoginPrompt } from '../session/login-prompt.tsx';
import { useSignedIn } from '../session/session.ts';
import { ChunkError, NotFound } from './faults.tsx';
import { PageGuard } from './page-guard.tsx';
import { scrollBefore, usePlace } from './hash.ts';
import { usePage } from './lazy-page.ts';

function PageSkeleton() {
  return (
    <div className="pt-4">
      <div className="gutter"><Skeleton className="mb-4 h-40 rounded-card" /></div>
      <SkeletonRows />
    </div>
  );
}

function LazyPage({ path, route }: { path: string; route: Route }) {
  const state = usePage(path, route);
  useLayoutEffect(() => {
    if (state.kind === 'ready') scrollTo(0, scrollBefore());
  }, [path, state.kind]);
  if (state.kind === 'ready') return <PageGuard key={path}><state.Page /></PageGuard>;
  if (state.kind === 'failed') return <ChunkError />;
  return state.kind === 'skeleton' ? <PageSkeleton /> : null;
}

/** The page of the present address with its bars; visitors get the login prompt where a session is needed. */
export function Screen() {
  const { path } = usePlace();
  const signedIn = useSignedIn();
  const route = routes[path];
  if (route === undefined) return <><StandardBar title={t('shell.notFoundTitle')} /><main><NotFound /></main></>;
  const prompt = route.access === 'session' && !signedIn;
  return (
    <div className={`flex min-h-dvh flex-col ${route.tab === undefined ? 'pb-[env(safe-area-inset-bottom)]' : 'pb-[calc(var(--bar-height)+env(safe-area-inset-bottom))]'}`}>
      {route.nav === 'standard' && <StandardBar title={t(route.titleKey)} />}
      <main className="flex flex-1 flex-col">{prompt ? <LoginPrompt route={route} /> : <LazyPage path={path} route={route} />}</main>
      <PaperMark />
      {route.tab !== undefined && <TabBar now={route.tab} />}
    </div>
  );
}
