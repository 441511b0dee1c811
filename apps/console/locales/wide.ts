import type { words } from './en/index.ts';

/** The same keys, whatever the texts. */
export type Wide<T> = T extends string
  ? string
  : T extends (...given: infer Given) => string
    ? (...given: Given) => string
    : { readonly [Key in keyof T]: Wide<T[Key]> };

/** What each language says: of the English words every key, and none beside them. */
export type Words = Wide<typeof words>;
