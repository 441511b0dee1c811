import { words as en } from './en/index.ts';
import { language } from './language.ts';
import { words as vi } from './vi/index.ts';
import type { Words } from './wide.ts';

/** Every word of the console, in the language that the operator has chosen. */
export const words: Words = language === 'vi' ? vi : en;
