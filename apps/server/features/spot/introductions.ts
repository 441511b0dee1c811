import type { Language } from '@candor/api-contract/languages.ts';
import type { Listing } from '@candor/core/market/catalogue.ts';
import { introductions } from '../../words/introductions/index.ts';

/** A short and honest introduction of a product. */
export const introductionOf = ({ group, name, base }: Listing, language: Language): string =>
  introductions[language][group].replaceAll('{name}', name).replaceAll('{code}', base);
