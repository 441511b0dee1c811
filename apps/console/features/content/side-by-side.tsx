import { languageNames, languages, languageTag, type Language } from '@candor/api-contract/languages.ts';
import { Input } from 'antd';
import { useRef, useState, type JSX } from 'react';
import { LanguageTabs } from '../../design/language-tabs.tsx';
import { words } from '../../locales/words.ts';
import { writtenIn, type Typed, type Whole, type Words } from './draft.ts';

const w = words.content;

interface Props {
  readonly texts: Typed['texts'];
  readonly originals: Whole['originals'];
  readonly onChange: (texts: Typed['texts']) => void;
}

/** All languages in a row, each a column; the names above lead to theirs. */
export function SideBySide({ texts, originals, onChange }: Props): JSX.Element {
  const row = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState<Language>(languages[0] ?? 'en');
  const show = (language: Language): void => {
    setAt(language);
    row.current?.querySelector(`[data-language=${language}]`)?.scrollIntoView({ inline: 'start', block: 'nearest' });
  };
  return (
    <section>
      <LanguageTabs value={at} onChange={show} written={writtenIn({ texts })} />
      <div ref={row} className="side-by-side" role="group" aria-label={w.sideBySide}>
        {languages.map((language) => (
          <Column
            key={language}
            language={language}
            value={texts[language]}
            original={originals.find((text) => text.language === language)}
            onFocus={() => setAt(language)}
            onChange={(value) => onChange({ ...texts, [language]: value })}
          />
        ))}
      </div>
      <p className="faint small">{w.textHelp}</p>
    </section>
  );
}

interface ColumnProps {
  readonly language: Language;
  readonly value: Words;
  readonly original: Words | undefined;
  readonly onFocus: () => void;
  readonly onChange: (value: Words) => void;
}

const fields = [
  { name: 'title', label: w.titleOf, rows: 1 },
  { name: 'summary', label: w.summary, rows: 2 },
  { name: 'text', label: w.text, rows: 8 },
] as const;

/** One language; what came with the product stands where nothing is typed. */
function Column({ language, value, original, onFocus, onChange }: ColumnProps): JSX.Element {
  const name = languageNames[language];
  return (
    <fieldset className="language-column" data-language={language} lang={languageTag(language)}>
      <legend>{name}</legend>
      {fields.map((field) => (
        <label key={field.name}>
          <span className="faint small">{field.label}</span>
          <Input.TextArea
            aria-label={`${name}: ${field.label}`}
            value={value[field.name]}
            placeholder={original?.[field.name].slice(0, 400) ?? ''}
            autoSize={{ minRows: field.rows, maxRows: field.rows === 1 ? 3 : 18 }}
            onFocus={onFocus}
            onChange={({ target }) => onChange({ ...value, [field.name]: target.value })}
          />
        </label>
      ))}
    </fieldset>
  );
}
