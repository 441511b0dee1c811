import { languageNames, languages, type Language } from '@candor/api-contract/languages.ts';
import type { CallAnswer } from '@candor/api-contract/index.ts';
import { FileX, PencilLine } from 'lucide-react';
import { useState } from 'react';
import { ErrorState } from '../../design/states.tsx';
import { t } from '../../locales/i18n.ts';
import { ArticleBody } from '../../shell/articles/article-body.tsx';
import { ArticleSkeleton } from '../../shell/articles/article-text.tsx';
import { BannerFace, bannerClass } from '../../shell/articles/banner-face.tsx';
import { useCall } from '../../shell/client/query.ts';
import { homePath, usePlace } from '../../shell/routing/hash.ts';
import { isMissing, Missing } from '../../shell/routing/missing.tsx';
import { preferences } from '../../shell/session/preferences.ts';

type Draft = CallAnswer<'POST /common/content/preview/{key}'>;

function LanguageChoice({ value, onChange }: { value: Language; onChange: (language: Language) => void }) {
  return (
    <label className="flex items-center justify-between gap-3 text-note text-soft">
      {t('articles.readAs')}
      <select
        value={value}
        onChange={({ target }) => onChange(target.value as Language)}
        className="min-h-11 rounded-field bg-raised px-3 text-row text-ink"
      >
        {languages.map((language) => (
          <option key={language} value={language}>
            {languageNames[language]}
          </option>
        ))}
      </select>
    </label>
  );
}

/** As it stands on the home page, or by itself. */
const Face = ({ draft: { family, title, summary, image, ...draft } }: { draft: Draft }) =>
  family === 'banner' ? (
    <div className="mb-6 overflow-hidden rounded-card bg-brand-soft">
      <div className={bannerClass}>
        <BannerFace title={title} subtitle={summary} image={image ?? 'shield'} writtenIn={draft.writtenIn} />
      </div>
    </div>
  ) : (
    <>
      <h2 className="text-title font-bold text-balance">{title}</h2>
      <p className="mt-1 mb-5 text-row text-pretty text-faint">{summary}</p>
    </>
  );

/** A draft in the look of the app, in any language, for whoever has its address. */
export function PreviewPage() {
  const key = usePlace().query.get('key') ?? '';
  const [language, setLanguage] = useState<Language>(preferences().language);
  const { data, isError, error, refetch } = useCall(
    'POST /common/content/preview/{key}',
    { params: { key }, body: { language } },
    { enabled: key !== '', staleTime: 0 },
  );
  if (key === '' || isMissing(error))
    return (
      <Missing
        icon={FileX}
        title={t('articles.draftGone')}
        text={t('articles.draftGoneText')}
        to={homePath}
        word={t('shell.toHome')}
      />
    );
  if (data === undefined)
    return isError ? <ErrorState text={error.message} onRetry={() => void refetch()} /> : <ArticleSkeleton />;
  return (
    <article className="gutter animate-appear pt-2 pb-8">
      <div className="mb-6 space-y-2 rounded-card bg-surface p-4">
        <p className="flex items-center gap-2 text-row font-semibold text-warn">
          <PencilLine size={18} aria-hidden="true" className="shrink-0" />
          {t('articles.draft')}
        </p>
        <LanguageChoice value={language} onChange={setLanguage} />
      </div>
      <Face draft={data} />
      {data.content !== '' && (
        <ArticleBody
          {...data}
          writtenIn={data.family === 'banner' ? null : data.writtenIn}
          image={data.family === 'banner' || data.image?.startsWith('picture-') !== true ? null : data.image}
        />
      )}
    </article>
  );
}
