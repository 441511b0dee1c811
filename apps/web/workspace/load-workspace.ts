import { withWords } from '../locales/late/with-words.ts';
import { learnWorkspace } from '../locales/late/workspace-words.ts';

/** The workspace with its words. */
export const loadWorkspace = () =>
  withWords(learnWorkspace, () => import('./workspace.tsx').then((m) => m.WorkspacePage));
