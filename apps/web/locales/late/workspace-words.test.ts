import '../../../../tests/screens/browser.ts';
import { languages } from '@candor/api-contract/languages.ts';
import { expect, test } from 'vitest';
import { speak, t } from '../i18n.ts';
import { learnWorkspace } from './workspace-words.ts';

test('before its words have come nothing is said in their place', async () => {
  await speak('en');
  expect(t('workspace.layout')).toBe('');
});

test.each(languages)('%s says what the workspace has to say', async (language) => {
  await speak(language);
  await learnWorkspace();
  expect(t('workspace.layout')).not.toMatch(/workspace\.|^$/);
  expect(t('workspace.resize', { panel: 'BTC' })).toContain('BTC');
});

test('with another language come other words', async () => {
  await speak('en');
  await learnWorkspace();
  const english = t('workspace.reset');
  await speak('vi');
  expect(t('workspace.reset')).not.toBe(english);
});
