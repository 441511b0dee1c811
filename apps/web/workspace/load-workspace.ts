import { withWords } from '../locales/with-words.ts';
import { learnWorkspace } from '../locales/workspace-words.ts';

/** The workspace with its words. */
export const loadWorkspace = () =>
  withWords(learnWorkspace, () => import('./workspace.tsx').then((m) => m.WorkspacePage));
