import type { CallAnswer } from '@candor/api-contract/index.ts';
import { Segmented } from 'antd';
import { useState, type JSX } from 'react';
import { liveMs, pagesOf } from '../../client/use-call.ts';
import { CsvButton } from '../../design/csv-button.tsx';
import { PagedList, type Column } from '../../design/list.tsx';
import { PageHead } from '../../design/page.tsx';
import { Who } from '../../design/person.tsx';
import { Status } from '../../design/status.tsx';
import { Ago, When } from '../../design/when.tsx';
import { words } from '../../locales/en.ts';
import { VerificationPanel } from './verification-panel.tsx';

type Verification = CallAnswer<'GET /operator/verifications'>['list'][number];
const w = words.verifications;
type Filter = 'open' | 'failed' | 'certified' | 'all';
const filters: readonly Filter[] = ['open', 'failed', 'certified', 'all'];

const columns: readonly Column<Verification>[] = [
  { title: w.customer, cell: (row) => <Who person={row.person} userId={row.userId} />, card: 'head' },
  { title: w.level, cell: (row) => w.levels[row.level], card: 'value' },
  { title: w.name, cell: (row) => row.name ?? words.app.none },
  { title: w.number, cell: (row) => <span className="num">{row.cardNo ?? words.app.none}</span> },
  { title: w.submitted, cell: (row) => <Ago at={row.submittedAt} />, number: true },
  { title: w.decided, cell: (row) => <When at={row.decidedAt} />, number: true },
  { title: w.state, cell: (row) => <Status of={row.status} /> },
];

/**
 * Requests for verification, the longest waiting first. Numbers are masked here; opening one shows it and is on record.
 */
export function Verifications(): JSX.Element {
  const [status, setStatus] = useState<Filter>('open');
  const [opened, setOpened] = useState<string | null>(null);
  const source = pagesOf('GET /operator/verifications', (at) => ({
    query: { ...at, ...(status === 'all' ? {} : { status }) },
  }));
  return (
    <>
      <PageHead title={w.title} note={w.note}>
        <CsvButton list="verifications" />
      </PageHead>
      <div className="filters">
        <Segmented<Filter>
          value={status}
          onChange={setStatus}
          options={filters.map((value) => ({ value, label: w.filters[value] }))}
        />
      </div>
      <PagedList
        source={source}
        every={liveMs}
        columns={columns}
        rowKey={(row) => row.id}
        empty={status === 'open' ? w.empty : words.app.noRows}
        onOpen={(row) => setOpened(row.id)}
      />
      {opened !== null && <VerificationPanel id={opened} onClose={() => setOpened(null)} />}
    </>
  );
}
