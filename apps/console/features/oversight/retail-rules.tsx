import { retailProducts, underlyings } from '@candor/api-contract/calls/operator/retail-rules.ts';
import { Button } from 'antd';
import type { JSX } from 'react';
import { leverageText, offeredText, type RetailRule } from '../../decisions/country-changes.ts';
import { useAsk } from '../../design/ask/ask.ts';
import { Rows, type Column } from '../../design/list.tsx';
import { PageHead } from '../../design/page.tsx';
import { words } from '../../locales/words.ts';
import { names } from './country-acts.ts';
import { ruling } from './retail-rule-act.ts';

const w = words.countries;

const columns: readonly Column<RetailRule>[] = [
  {
    title: w.country,
    cell: (row) => (
      <>
        <b>{names.of(row.country)}</b> <span className="faint small">{row.country}</span>
      </>
    ),
    card: 'head',
  },
  ...retailProducts.map((product): Column<RetailRule> => ({
    title: w.products[product],
    cell: (row) => offeredText(!row.notOffered.includes(product)),
  })),
  ...underlyings.map((underlying): Column<RetailRule> => ({
    title: w.leverageOf[underlying],
    cell: (row) => leverageText(row.leverageMax[underlying]),
    number: true,
  })),
  { title: w.retail.from, cell: (row) => (row.isDecided ? w.retail.decided : w.retail.list) },
];

interface Props {
  readonly rules: readonly RetailRule[] | undefined;
  readonly loading: boolean;
  /** Whether this operator may propose another one. */
  readonly may: boolean;
}

/** What countries rule out for retail customers, each opened to propose another rule. */
export function RetailRules({ rules, loading, may }: Props): JSX.Element {
  const ask = useAsk();
  return (
    <>
      <PageHead title={w.retail.title} note={w.retail.note}>
        {may && <Button onClick={() => ask(ruling())}>{w.retail.change}</Button>}
      </PageHead>
      <Rows
        rows={rules}
        loading={loading}
        columns={columns}
        rowKey={(row) => row.country}
        empty={w.retail.empty}
        {...(may ? { onOpen: (row: RetailRule) => ask(ruling(row)) } : {})}
      />
    </>
  );
}
