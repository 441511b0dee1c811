import type { CallAnswer } from '@candor/api-contract/index.ts';
import { securityKinds, type SecurityKind } from '@candor/api-contract/security-events.ts';
import { Select } from 'antd';
import type { JSX } from 'react';
import { narrowingOf } from '../../client/narrowing.ts';
import { pagesOf } from '../../client/use-call.ts';
import { Count } from '../../design/amount.tsx';
import { PagedList, type Column } from '../../design/list.tsx';
import { PageHead } from '../../design/page.tsx';
import { When } from '../../design/when.tsx';
import { ListBar } from '../../design/filters/list-bar.tsx';
import { SearchField } from '../../design/filters/search-field.tsx';
import { words } from '../../locales/words.ts';
import { addressOf, narrowTo, oneOf, type Place } from '../../shell/route.ts';

type Line = CallAnswer<'GET /operator/securityEvents'>['list'][number];
const w = words.security;
const sorts = ['newest', 'oldest'] as const;
const kindOptions = securityKinds.map((value) => ({ value, label: w.kinds[value] }));

function Who({ of: { customerId, operatorId, operator } }: { of: Line }): JSX.Element {
  if (customerId !== null) return <a href={addressOf('customers', customerId)}>{customerId}</a>;
  return <span className={operatorId === null ? 'faint' : ''}>{operator ?? operatorId ?? w.nobody}</span>;
}

const columns: readonly Column<Line>[] = [
  { title: w.time, cell: (row) => <When at={row.lastTime} />, card: 'value' },
  { title: w.kind, cell: (row) => <b>{w.kinds[row.kind]}</b>, card: 'head' },
  { title: w.who, cell: (row) => <Who of={row} /> },
  { title: w.source, cell: (row) => <span className="mono">{row.source}</span> },
  { title: w.device, cell: (row) => row.device ?? words.app.none },
  { title: w.call, cell: (row) => <span className="mono">{row.call}</span> },
  { title: w.reason, cell: (row) => row.reason ?? words.app.none },
  { title: w.count, cell: (row) => <Count of={row.count} />, number: true, width: 80 },
];

/** Who signed in, failed, was refused or came too fast, from where and when. */
export function SecurityEvents({ place }: { place: Place }): JSX.Element {
  const said = (name: string): string => place.query.get(name) ?? '';
  const kind = securityKinds.find((one) => one === said('kind'));
  const filters = {
    ...(kind === undefined ? {} : { kind }),
    ...Object.fromEntries(['customerId', 'operatorId', 'source'].map((name) => [name, said(name) || undefined])),
  };
  const { search: _none, ...days } = narrowingOf(place.query);
  const sort = oneOf(sorts, place.query.get('sort'));
  const by = (name: string, label: string): JSX.Element => (
    <SearchField label={label} value={said(name)} onSearch={(text) => narrowTo(place, { [name]: text })} />
  );
  const source = pagesOf('GET /operator/securityEvents', (at) => ({ query: { ...at, ...days, ...filters, sort } }));
  return (
    <>
      <PageHead title={w.title} note={w.note} />
      <ListBar place={place} sorts={sorts}>
        <Select
          className="grow"
          allowClear
          showSearch={{ optionFilterProp: 'label' }}
          placeholder={w.findKind}
          aria-label={w.findKind}
          options={kindOptions}
          value={kind}
          onChange={(value?: SecurityKind) => narrowTo(place, { kind: value })}
        />
        {by('customerId', w.findCustomer)}
        {by('operatorId', w.findOperator)}
        {by('source', w.findSource)}
      </ListBar>
      <PagedList source={source} columns={columns} rowKey={(row) => String(row.id)} empty={words.app.noRows} />
    </>
  );
}
