import { languages, type Language } from '@candor/api-contract/languages.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { hu } from './hu.ts';
import { it } from './it.ts';
import { pl } from './pl.ts';
import { pt } from './pt.ts';
import { ru } from './ru.ts';
import { sv } from './sv.ts';
import { vi } from './vi.ts';
import { zh_cn } from './zh_cn.ts';
import { guides } from './guides/guides.ts';
import type { Content, Contents } from './types.ts';

const written: Readonly<Record<Language, Content>> = { en, zh_cn, vi, pl, de, fr, it, es, pt, ru, hu, sv };

export const contents = Object.fromEntries(
  languages.map((language) => {
    const { articles, banners } = written[language];
    return [language, { banners, articles: { ...articles, ...guides[language] } }];
  }),
) as Contents;
