import '../../../../tests/screens/browser.ts';
import { languages } from '@candor/api-contract/languages.ts';
import { expect, test } from 'vitest';
import { learnChart } from './chart-words.ts';
import { speak, t } from '../i18n.ts';

test.each(languages)('%s says what the settings of charts have to say', async (language) => {
  await speak(language);
  await learnChart();
  expect(t('chart.logScale')).not.toMatch(/chart\.|^$/);
});
