import type { PlainKey } from '../../locales/i18n.ts';
import type { Pane } from '../arrangement.ts';

/** What each part of the workspace is called. */
export const paneNames: Readonly<Record<Pane, PlainKey>> = {
  watchList: 'workspace.watchList',
  charts: 'kline.title',
  dock: 'workspace.dock',
  book: 'spot.book',
  ticket: 'workspace.ticket',
};
