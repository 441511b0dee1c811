import { words as secondary } from '../../../apps/web/locales/vi/secondary.ts';
import { words } from '../../../apps/web/locales/vi/index.ts';

const sections = Object.keys({ ...words, ...secondary })
  .map((section) => section.replaceAll('-', String.raw`\-`))
  .join('|');
const unsaid = [
  // A key in the place of its words; addresses of other sites and files have more behind the point.
  new RegExp(String.raw`(?<![\w./@-])(?:${sections})\.[a-z]\w*(?![\w./])`, 'g'),
  /\{[a-z]\w*\}/g,
  /\b(?:undefined|NaN|\[object \w+\]|Invalid Date)\b/g,
];

/** What a page shows instead of words: keys, parameters that were not filled in, values that are none. */
export const unsaidIn = (text: string): string[] =>
  unsaid.flatMap((pattern) => [...text.matchAll(pattern)].map(([found]) => found));
