import { SkeletonRows } from '../../design/states.tsx';
import { routes, type Route } from '../../routes.ts';
import { ChunkError, NotFound } from './faults.tsx';
import { usePage } from './lazy-page.ts';
import { PageGuard } from './page-guard.tsx';

function Loaded({ path, route }: { path: string; route: Route }) {
  const state = usePage({ path, route });
  if (state.kind === 'ready')
    return (
      <PageGuard key={path}>
        <state.Page />
      </PageGuard>
    );
  if (state.kind === 'failed') return <ChunkError />;
  return state.kind === 'skeleton' ? <SkeletonRows /> : null;
}

/** A page shown inside another one, under a tab of it; its code is fetched when it is first shown. */
export function InnerPage({ path }: { path: string }) {
  const route = routes[path];
  return route === undefined ? <NotFound /> : <Loaded path={path} route={route} />;
}
