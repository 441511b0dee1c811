import { languages } from '@candor/api-contract/languages.ts';
import { refusalReasons } from '@candor/api-contract/refusal-reasons.ts';
import { expect, test } from 'vitest';
import { reasonIn, refusalWords } from './index.ts';

const all = Object.values(refusalReasons).flat();

test.each(languages)('every reason is said in %s, with the line that was added', (language) => {
  for (const reason of all) {
    expect(reasonIn(language, reason)).toBe(refusalWords[language][reason]);
    expect(reasonIn(language, `${reason}\nSee below`)).toBe(
      `${refusalWords[language][reason]}${language === 'zh_cn' ? '。' : '. '}See below`,
    );
    // A full stop follows only where something is added.
    expect(refusalWords[language][reason]).not.toMatch(/[.。]$/);
  }
});

test('what an operator wrote is read as it was written', () => {
  for (const reason of ['Blurred', 'Blurred\namount-differs', 'toString', ''])
    expect(reasonIn('vi', reason)).toBe(reason);
});
