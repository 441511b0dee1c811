import { learnPart, type Dictionaries } from '../i18n.ts';
import type { words as original } from '../vi/workspace.ts';
import type { Like } from '../words.ts';

/** What the workspace has to say in every language, beside the words of the pages that it is made of. */
export type WorkspaceWords = { readonly workspace: Like<(typeof original)['workspace']> };

const dictionaries: Dictionaries = {
  vi: () => import('../vi/workspace.ts'),
  en: () => import('../en/workspace.ts'),
  zh_cn: () => import('../zh_cn/workspace.ts'),
  pl: () => import('../pl/workspace.ts'),
  de: () => import('../de/workspace.ts'),
  fr: () => import('../fr/workspace.ts'),
  it: () => import('../it/workspace.ts'),
  es: () => import('../es/workspace.ts'),
  pt: () => import('../pt/workspace.ts'),
  ru: () => import('../ru/workspace.ts'),
  hu: () => import('../hu/workspace.ts'),
  sv: () => import('../sv/workspace.ts'),
};

/** Fetches the words of the workspace. */
export const learnWorkspace = () => learnPart(dictionaries);
