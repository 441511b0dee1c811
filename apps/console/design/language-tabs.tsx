import { languageNames, languages, type Language } from '@candor/api-contract/languages.ts';
import { Segmented } from 'antd';
import type { JSX } from 'react';

/** The twelve languages, all in sight; a dot marks those that have a text of their own. */
export const LanguageTabs = ({
  value,
  onChange,
  written = [],
}: {
  value: Language;
  onChange: (language: Language) => void;
  written?: readonly Language[];
}): JSX.Element => (
  <Segmented<Language>
    className="languages"
    size="small"
    value={value}
    onChange={onChange}
    options={languages.map((key) => ({
      value: key,
      label: (
        <>
          {written.includes(key) && <i className="dot" />}
          {languageNames[key]}
        </>
      ),
    }))}
  />
);
