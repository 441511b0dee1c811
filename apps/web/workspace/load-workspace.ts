import { learnWorkspace } from '../locales/workspace-words.ts';
import { preferences } from '../shell/session/preferences.ts';

/** The workspace with its words. */
export async function loadWorkspace() {
  const [{ WorkspacePage }] = await Promise.all([import('./workspace.tsx'), learnWorkspace(preferences().language)]);
  return WorkspacePage;
}
