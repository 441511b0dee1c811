import { languageNames, languageOf } from '@candor/api-contract/languages.ts';
import { t } from '../../locales/i18n.ts';

/** Says that a text stands in another language, where it isn't written in the reader's. */
export function WrittenIn({ language, className = '' }: { language: string | null; className?: string }) {
  if (language === null) return null;
  return (
    <span className={`block text-caption text-faint ${className}`}>
      {t('shell.writtenIn', { language: languageNames[languageOf(language)] })}
    </span>
  );
}
