import { languages } from '@candor/api-contract/languages.ts';
import { countedPhrases, samples, saidOf } from './counted.ts';
import { loadTables } from './tables.ts';

/** Every counted phrase of every language at the numbers that take its forms, to be read by who speaks it. */
const kinds = Object.values(await loadTables());
for (const language of languages) {
  console.log(language);
  for (const texts of kinds.map((tables) => tables[language] ?? new Map<string, string>())) {
    for (const phrase of countedPhrases(texts)) {
      console.log(`  ${phrase}: ${samples.map((count) => saidOf(texts, phrase, language, count) ?? '–').join(' | ')}`);
    }
  }
}
