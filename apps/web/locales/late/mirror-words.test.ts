import '../../../../tests/screens/browser.ts';
import { languages } from '@candor/api-contract/languages.ts';
import { expect, test } from 'vitest';
import { speak, t } from '../i18n.ts';
import { learnMirror } from './mirror-words.ts';

test.each(languages)('%s says the luck of a rate in one sentence, with each of its figures', async (language) => {
  await speak(language);
  await learnMirror();
  const sentence = t('mirror.sentence', { rate: '49.7%', decided: 145, breakEven: '55%', low: '42%', high: '58%' });
  for (const figure of ['49.7%', '145', '55%', '42%', '58%']) expect(sentence).toContain(figure);
});
