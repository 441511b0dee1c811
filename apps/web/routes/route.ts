import type { ComponentType } from 'react';
import type { PlainKey } from '../locales/i18n.ts';

export type TabName = 'home' | 'quotations' | 'market' | 'property' | 'personal';

export interface Route {
  readonly load: () => Promise<ComponentType>;
  /** `standard`: back and title above the page; `custom`: the page brings its own bar. */
  readonly nav: 'custom' | 'standard';
  readonly titleKey: PlainKey;
  /** `session` pages show the login prompt in place to visitors. */
  readonly access: 'visitor' | 'session';
  readonly tab?: TabName;
  /** Part of the workspace, which stands in its place where there is room. */
  readonly workspace?: true;
  /** Needs the words of `locales/<language>/secondary.ts`. */
  readonly secondary?: true;
}

/** Pages by their paths. */
export type Routes = Readonly<Record<string, Route>>;
