import type { CallAnswer, CallSent } from '@candor/api-contract/index.ts';
import { languageNames, languages, type Language } from '@candor/api-contract/languages.ts';
import { Button, Segmented, Select } from 'antd';
import type { JSX } from 'react';
import { useCall } from '../../client/use-call.ts';
import { useAsk, type Ask } from '../../design/ask/ask.ts';
import { Rows, type Column } from '../../design/list.tsx';
import { Fault, PageHead } from '../../design/page.tsx';
import { Status } from '../../design/status.tsx';
import { useNow } from '../../design/use-now.ts';
import { When } from '../../design/when.tsx';
import { words } from '../../locales/words.ts';
import { narrowTo, oneOf, openRow, type Place } from '../../shell/route.ts';
import { DraftPanel } from './draft-panel.tsx';
import { isShownFamily, stateOf } from './draft.ts';
import { TextPanel } from './text-panel.tsx';

export type Text = CallAnswer<'GET /operator/content'>[number];
export type Family = CallSent<'GET /operator/content'>['query']['family'];
const w = words.content;
const families: readonly Family[] = ['banner', 'notice', 'article', 'coin', 'answer'];
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
    cell: (row) => <States of={row} />,
    card: 'value',
  },
  { title: w.changed, cell: (row) => <When at={row.changedAt} />, number: true },
];

/** What customers see of it, and whether something else is written. */
const States = ({ of }: { of: Text }): JSX.Element => (
  <span className="states">
    <Status of={stateOf(of, useNow())} />
    {of.isDraft && of.isPublished && <Status of="draft" />}
  </span>
);

const creating = (open: (key: string) => void): Ask => ({
  ...w.create,
  fields: [{ name: 'key', label: w.key, help: w.keyHelp }],
  send: ({ key = '' }) => {
    open(key);
    return Promise.resolve();
  },
});

/** Banners, notices, help and descriptions of coins, each in twelve languages. */
export function Content({ place }: { place: Place }): JSX.Element {
  const ask = useAsk();
  const family = oneOf(families, place.query.get('family'));
  const language = oneOf(['en', ...languages], place.query.get('language'));
  const open = (key: string | null): void => openRow(place, key);
  const { data, error, isPending, refetch } = useCall('GET /operator/content', { query: { family, language } });
  return (
    <>
      <PageHead title={w.title} note={w.note}>
        <Button type="primary" onClick={() => ask(creating(open))}>
          {w.create.confirm}
        </Button>
      </PageHead>
      <Filters place={place} family={family} language={language} />
      {error !== null && <Fault error={error} again={refetch} />}
      <Rows
        rows={data}
        loading={isPending}
        columns={columns}
        rowKey={(row) => `${row.family}-${row.key}`}
        empty={w.empty}
        onOpen={(row) => open(row.key)}
      />
      {place.id !== null && isShownFamily(family) && (
        <DraftPanel key={`${family} ${place.id}`} family={family} textKey={place.id} onClose={() => open(null)} />
      )}
      {place.id !== null && !isShownFamily(family) && (
        <TextPanel key={place.id} family={family} textKey={place.id} first={language} onClose={() => open(null)} />
      )}
    </>
  );
}

function Filters({ place, family, language }: { place: Place; family: Family; language: Language }): JSX.Element {
  return (
    <div className="filters">
      <Segmented<Family>
        value={family}
        onChange={(value) => narrowTo(place, { family: value })}
        options={familyOptions}
      />
      <Select<Language>
        aria-label={w.language}
        value={language}
        onChange={(value) => narrowTo(place, { language: value })}
        style={{ width: 160 }}
        options={languageOptions}
      />
    </div>
  );
}
