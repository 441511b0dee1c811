import { useEffect, useState, type ComponentType } from 'react';
import { knowsSecondary, learnSecondary } from '../../locales/i18n.ts';
import { workspaceRoute, loginPrompt, routes, type Route } from '../../routes.ts';
import { hasWorkspace } from '../on-screen/wide.ts';
import { session } from '../session/session.ts';
import { followLoad, inTime, type LoadState } from './follow-load.ts';

const loaded = new Map<string, ComponentType>();

/** What stands where a page is being fetched: nothing at first, then its skeleton, then the page or an error. */
export type PageState = { kind: 'blank' } | LoadState<ComponentType>;

/** A page, and under which name its code is known. */
export interface Shown {
  readonly path: string;
  readonly route: Route;
}
const prompt: Shown = { path: 'login prompt', route: loginPrompt };
const workspace: Shown = { path: 'workspace', route: workspaceRoute };

/** What stands at an address: the page, the workspace in its place, or to visitors the prompt before a session. */
export function shownFor(path: string, route: Route, signedIn: boolean): Shown {
  if (route.access === 'session' && !signedIn) return prompt;
  return route.workspace === true && hasWorkspace() ? workspace : { path, route };
}

async function load({ path, route }: Shown): Promise<ComponentType> {
  const words = route.secondary === true ? learnSecondary() : undefined;
  const [page] = await inTime(Promise.all([route.load(), words]));
  loaded.set(path, page);
  return page;
}

/**
 * Fetches the code of what stands at an address ahead of its opening; a failure shows when it is opened.
 * @returns when it is there, or has failed
 */
export async function preloadPage(path: string): Promise<void> {
  const route = routes[path];
  if (route === undefined) return;
  const shown = shownFor(path, route, session().token !== null);
  if (!loaded.has(shown.path)) await load(shown).catch(() => undefined);
}

/** Fetches the words of a secondary page also for who sees its title alone, and draws it anew when they have come. */
export function useSecondaryWords(needed: boolean) {
  const [, redraw] = useState(false);
  useEffect(() => {
    if (needed && !knowsSecondary())
      void learnSecondary().then(
        () => redraw(true),
        () => undefined,
      );
  }, [needed]);
}

export function usePage({ path, route }: Shown): PageState {
  const [state, setState] = useState<{ path: string; value: PageState }>({ path: '', value: { kind: 'blank' } });
  const Page = loaded.get(path);
  const isThere = Page !== undefined;
  useEffect(() => {
    // What is drawn already is not drawn once more.
    if (isThere) return;
    const show = (value: PageState) => setState({ path, value });
    const known = loaded.get(path);
    // It may have come between this render and now.
    if (known !== undefined) return show({ kind: 'ready', Page: known });
    return followLoad(load({ path, route }), show);
  }, [path, route, isThere]);
  if (Page !== undefined) return { kind: 'ready', Page };
  return state.path === path ? state.value : { kind: 'blank' };
}
