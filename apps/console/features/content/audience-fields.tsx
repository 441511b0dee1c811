import { languageNames, languages, type Language } from '@candor/api-contract/languages.ts';
import { Input, Select, Switch } from 'antd';
import type { JSX, ReactNode } from 'react';
import { locale } from '../../locales/language.ts';
import { words } from '../../locales/words.ts';
import { levels, type ShownFamily, type Typed } from './draft.ts';

const w = words.content;
const a = w.audience;
const letters = Array.from({ length: 26 }, (_, at) => String.fromCodePoint(65 + at));

/** Countries that are there today, by their names; a code that was replaced is none. */
const countryOptions = (() => {
  const names = new Intl.DisplayNames([locale], { type: 'region', fallback: 'none' });
  return letters
    .flatMap((first) => letters.map((second) => first + second))
    .filter((code) => !/^(?:X|Z[ZR]|QO|EU|EZ|UN)/.test(code))
    .filter((code) => Intl.getCanonicalLocales(`und-${code}`)[0] === `und-${code}`)
    .flatMap((value) => {
      const label = names.of(value);
      return label === undefined ? [] : [{ value, label }];
    })
    .sort((one, other) => one.label.localeCompare(other.label, locale));
})();
const levelOptions = levels.map((value) => ({ value, label: a.levels[value] }));
const languageOptions = languages.map((value) => ({ value, label: languageNames[value] }));

const Named = ({ label, help, children }: { label: string; help?: string; children: ReactNode }): JSX.Element => (
  <label className="named">
    <span className="faint small">{label}</span>
    {children}
    {help !== undefined && <span className="faint small">{help}</span>}
  </label>
);

interface Props {
  readonly family: ShownFamily;
  readonly typed: Typed;
  readonly onChange: (changed: Partial<Typed>) => void;
}

/** When and to whom it is shown, and where it leads. */
export function AudienceFields({ family, typed, onChange }: Props): JSX.Element {
  return (
    <section className="stack">
      <h2 className="part">{a.title}</h2>
      <Moments typed={typed} onChange={onChange} />
      <Readers typed={typed} onChange={onChange} />
      {family === 'banner' && (
        <Named label={w.link} help={w.linkHelp}>
          <Input aria-label={w.link} value={typed.link} onChange={({ target }) => onChange({ link: target.value })} />
        </Named>
      )}
      <Named label={w.position} help={w.positionHelp}>
        <Input
          aria-label={w.position}
          inputMode="numeric"
          value={typed.position}
          onChange={({ target }) => onChange({ position: target.value.replace(/\D/g, '').slice(0, 4) })}
        />
      </Named>
      <span className="switch-line">
        <Switch aria-label={w.hidden} checked={typed.hidden} onChange={(hidden) => onChange({ hidden })} />
        {w.hidden}
      </span>
    </section>
  );
}

const Moments = ({ typed, onChange }: Omit<Props, 'family'>): JSX.Element => (
  <>
    {(
      [
        ['from', a.fromHelp],
        ['until', a.untilHelp],
      ] as const
    ).map(([name, help]) => (
      <Named key={name} label={a[name]} help={help}>
        <Input
          type="datetime-local"
          aria-label={a[name]}
          value={typed[name]}
          onChange={({ target }) => onChange({ [name]: target.value })}
        />
      </Named>
    ))}
  </>
);

const Readers = ({ typed, onChange }: Omit<Props, 'family'>): JSX.Element => (
  <>
    <Named label={a.countries}>
      <Select<string[]>
        mode="multiple"
        allowClear
        aria-label={a.countries}
        placeholder={a.everyCountry}
        value={[...typed.countries]}
        onChange={(countries) => onChange({ countries })}
        options={countryOptions}
        showSearch={{ optionFilterProp: 'label' }}
      />
    </Named>
    <Named label={a.level}>
      <Select<Typed['levels'][number][]>
        mode="multiple"
        allowClear
        aria-label={a.level}
        placeholder={a.everyLevel}
        value={[...typed.levels]}
        onChange={(chosen) => onChange({ levels: chosen })}
        options={levelOptions}
      />
    </Named>
    <Named label={a.languages} help={a.languagesHelp}>
      <Select<Language[]>
        mode="multiple"
        allowClear
        aria-label={a.languages}
        placeholder={a.everyLanguage}
        value={[...typed.languages]}
        onChange={(chosen) => onChange({ languages: chosen })}
        options={languageOptions}
        showSearch={{ optionFilterProp: 'label' }}
      />
    </Named>
  </>
);
