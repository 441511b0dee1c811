import type { CallAnswer } from '@candor/api-contract/index.ts';
import { Button } from 'antd';
import type { JSX } from 'react';
import { useSession } from '../../client/session.ts';
import { useCall } from '../../client/use-call.ts';
import { mayPropose } from '../../decisions/kinds.ts';
import { Amount } from '../../design/amount.tsx';
import { useAsk } from '../../design/ask/ask.ts';
import { CsvButton } from '../../design/csv-button.tsx';
import { Rows, type Column } from '../../design/list.tsx';
import { Fault, PageHead } from '../../design/page.tsx';
import { Status } from '../../design/status.tsx';
import { words } from '../../locales/words.ts';
import { openRow, type Place } from '../../shell/route.ts';
import { newProduct } from './acts.ts';
import { ProductPanel } from './product-panel.tsx';

export type Product = CallAnswer<'GET /operator/products'>['products'][number];
const w = words.products;

type Owed = CallAnswer<'GET /operator/products/liabilities'>['products'][number] | undefined;

const columnsOf = (owed: (row: Product) => Owed): readonly Column<Product>[] => [
  {
    title: w.product,
    cell: (row) => (
      <>
        <b>{row.productId}</b> {row.paused && <Status of="paused" />}
        {row.example && <Status of="example" />}
      </>
    ),
    card: 'head',
  },
  { title: w.fields.kind, cell: (row) => w.kinds[row.kind] ?? row.kind },
  { title: w.fields.days, cell: (row) => <span className="num">{row.days}</span>, number: true },
  { title: w.fields.dailyRate, cell: (row) => <Amount amount={row.dailyRate} />, number: true },
  {
    title: w.range,
    cell: (row) => (
      <>
        <Amount amount={row.minAmount} /> – <Amount amount={row.maxAmount} />
      </>
    ),
    number: true,
  },
  { title: w.pool, cell: (row) => <Amount amount={row.pool} unit={row.currencyCode} />, number: true, card: 'value' },
  {
    title: w.promised,
    cell: (row) => <Amount amount={owed(row)?.income ?? '0'} unit={row.currencyCode} quiet />,
    number: true,
  },
];

/** Lock mining and wealth: terms, what is free in the pool for new orders, and what it already owes. */
export function Products({ place }: { place: Place }): JSX.Element {
  const ask = useAsk();
  const { operator } = useSession();
  const { data, error, isPending, refetch } = useCall('GET /operator/products');
  const liabilities = useCall('GET /operator/products/liabilities');
  const owed = (row: Product) => liabilities.data?.products.find(({ productId }) => productId === row.productId);
  const columns = columnsOf(owed);
  const shown = data?.products.find(({ productId }) => productId === place.id);
  return (
    <>
      <PageHead title={w.title} note={w.note}>
        <CsvButton list="liabilities" />
        {mayPropose('product-change', operator) && (
          <Button type="primary" onClick={() => ask(newProduct)}>
            {w.create.open}
          </Button>
        )}
      </PageHead>
      {error !== null && <Fault error={error} again={refetch} />}
      <Rows
        rows={data?.products}
        loading={isPending}
        columns={columns}
        rowKey={(row) => row.productId}
        empty={w.empty}
        onOpen={(row) => openRow(place, row.productId)}
      />
      {shown !== undefined && (
        <ProductPanel
          product={shown}
          owed={owed(shown)}
          texts={data?.texts[shown.productId]}
          onClose={() => openRow(place, null)}
        />
      )}
    </>
  );
}
