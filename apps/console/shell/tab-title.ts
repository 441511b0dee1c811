import { useEffect } from 'react';
import { words } from '../locales/words.ts';

/** The title of the tab: how many alerts wait for somebody to take note, then where one is. */
export const tabTitle = (page: string | undefined, alerts: number): string =>
  `${alerts === 0 ? '' : `(${alerts}) `}${page === undefined ? '' : `${page} · `}${words.app.name}`;

export function useTabTitle(page: string | undefined, alerts: number): void {
  useEffect(() => {
    document.title = tabTitle(page, alerts);
  }, [page, alerts]);
}
