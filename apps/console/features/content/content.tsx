import type { CallAnswer, CallSent } from '@candor/api-contract/index.ts';
import { languageNames, languages, type Language } from '@candor/api-contract/languages.ts';
import { Button, Segmented, Select } from 'antd';
import { useState, type JSX } from 'react';
import { useCall } from '../../client/use-call.ts';
import { useAsk, type Ask } from '../../design/ask/ask.ts';
import { Rows, type Column } from '../../design/list.tsx';
import { Fault, PageHead } from '../../design/page.tsx';
import { Status } from '../../design/status.tsx';
import { When } from '../../design/when.tsx';
import { words } from '../../locales/en.ts';
import { TextPanel } from './text-panel.tsx';

export type Text = CallAnswer<'GET /operator/content'>[number];
export type Family = CallSent<'GET /operator/content'>['query']['family'];
const w = words.content;
const families: readonly Family[] = ['banner', 'notice', 'article', 'coin'];
const familyOptions = families.map((value) => ({ value, label: w.families[value] }));
const languageOptions = languages.map((value) => ({ value, label: languageNames[value] }));

const columns: readonly Column<Text>[] = [
  { title: w.titleOf, cell: (row) => <b className="cut">{row.title}</b>, card: 'head' },
  { title: w.key, cell: (row) => <span className="mono">{row.key}</span> },
  {
    title: w.summary,
    cell: (row) => (
      <span className="cut faint" style={{ maxWidth: 380 }}>
        {row.summary}
      </span>
    ),
  },
  {
    title: w.state,
    cell: (row) => <>{row.hidden ? <Status of="hidden" /> : <Status of={row.original ? 'original' : 'own'} />}</>,
    card: 'value',
  },
  { title: w.changed, cell: (row) => <When at={row.changedAt} />, number: true },
];

const creating = (open: (key: string) => void): Ask => ({
  ...w.create,
  fields: [{ name: 'key', label: w.key, help: w.keyHelp }],
  send: ({ key = '' }) => {
    open(key);
    return Promise.resolve();
  },
});

/** Banners, notices, help and descriptions of coins, each in twelve languages. */
export function Content(): JSX.Element {
  const ask = useAsk();
  const [family, setFamily] = useState<Family>('banner');
  const [language, setLanguage] = useState<Language>('en');
  const [opened, setOpened] = useState<string | null>(null);
  const { data, error, isPending, refetch } = useCall('GET /operator/content', { query: { family, language } });
  return (
    <>
      <PageHead title={w.title} note={w.note}>
        <Button type="primary" onClick={() => ask(creating(setOpened))}>
          {w.create.confirm}
        </Button>
      </PageHead>
      <div className="filters">
        <Segmented<Family> value={family} onChange={setFamily} options={familyOptions} />
        <Select<Language>
          aria-label={w.language}
          value={language}
          onChange={setLanguage}
          style={{ width: 160 }}
          options={languageOptions}
        />
      </div>
      {error !== null && <Fault error={error} again={refetch} />}
      <Rows
        rows={data}
        loading={isPending}
        columns={columns}
        rowKey={(row) => `${row.family}-${row.key}`}
        empty={w.empty}
        onOpen={(row) => setOpened(row.key)}
      />
      {opened !== null && (
        <TextPanel family={family} textKey={opened} first={language} onClose={() => setOpened(null)} />
      )}
    </>
  );
}
