import type { CallAnswer } from '@candor/api-contract/index.ts';
import { Alert, Button, Switch } from 'antd';
import type { JSX } from 'react';
import { useSession } from '../../client/session.ts';
import { useCall } from '../../client/use-call.ts';
import { useAsk } from '../../design/ask/ask.ts';
import { Rows, type Column } from '../../design/list.tsx';
import { Fault, PageHead } from '../../design/page.tsx';
import { words } from '../../locales/words.ts';
import { RetailRules } from './retail-rules.tsx';
import { adding, changeOf, names, products, type Product } from './country-acts.ts';

type Country = CallAnswer<'GET /operator/countries'>['countries'][number];
const w = words.countries;

type Change = (country: string, product: Product, enabled: boolean) => void;

const columnsOf = (may: boolean, change: Change): readonly Column<Country>[] => [
  {
    title: w.country,
    cell: (row) => (
      <>
        <b>{names.of(row.country)}</b> <span className="faint small">{row.country}</span>
      </>
    ),
    card: 'head',
  },
  ...products.map((product): Column<Country> => ({
    title: w.products[product],
    cell: (row) => (
      <Switch
        size="small"
        disabled={!may}
        aria-label={`${row.country} ${w.products[product]}`}
        checked={row.enabled.includes(product)}
        onChange={(on) => change(row.country, product, on)}
      />
    ),
  })),
];

/** What is offered where in real mode: everything is off until it is switched on here. */
export function Countries(): JSX.Element {
  const ask = useAsk();
  const { operator } = useSession();
  const may = operator?.role === 'admin';
  const { data, error, isPending, refetch } = useCall('GET /operator/countries');
  const columns = columnsOf(may, (country, product, enabled) => ask(changeOf(country, product, enabled)));
  return (
    <>
      <PageHead title={w.title} note={w.note}>
        {may && (
          <Button type="primary" onClick={() => ask(adding)}>
            {w.add.confirm}
          </Button>
        )}
      </PageHead>
      {data?.mode === 'paper' && <Alert type="info" showIcon title={w.paper} style={{ marginBottom: 12 }} />}
      {error !== null && <Fault error={error} again={refetch} />}
      <Rows
        rows={data?.countries}
        loading={isPending}
        columns={columns}
        rowKey={(row) => row.country}
        empty={w.empty}
      />
      <RetailRules rules={data?.retail} loading={isPending} may={may || operator?.role === 'risk'} />
    </>
  );
}
