import type { CallAnswer, CallSent } from '@candor/api-contract/index.ts';
import { Alert, Button, Switch } from 'antd';
import type { JSX } from 'react';
import { call } from '../../client/call.ts';
import { useSession } from '../../client/session.ts';
import { useCall } from '../../client/use-call.ts';
import { propose } from '../../decisions/propose.ts';
import { reasonField, useAsk, type Ask } from '../../design/ask/ask.ts';
import { Rows, type Column } from '../../design/list.tsx';
import { Fault, PageHead } from '../../design/page.tsx';
import { words } from '../../locales/en.ts';

type Country = CallAnswer<'GET /operator/countries'>['countries'][number];
type Product = CallSent<'POST /operator/countries/set'>['body']['product'];
const w = words.countries;
const products = Object.keys(w.products) as Product[];
const names = new Intl.DisplayNames(['en'], { type: 'region' });
const reason = reasonField(words.app.auditReads);

const changeOf = (country: string, product: Product, enabled: boolean): Ask => ({
  title: w.change(w.products[product], names.of(country) ?? country, enabled),
  happens: enabled ? w.onHappens : w.offHappens,
  confirm: enabled ? w.on : w.off,
  danger: !enabled,
  done: w.done,
  fields: [reason],
  send: (values) =>
    enabled
      ? propose({ kind: 'country-on', country, product, reason: values['reason'] ?? '' })
      : call('POST /operator/countries/set', {
          body: { country, product, enabled, reason: values['reason'] ?? '' },
        }),
});

/** Offers a product in a country that is not listed yet. */
const adding: Ask = {
  ...w.add,
  fields: [
    { name: 'country', label: w.country, help: w.countryHelp },
    {
      name: 'product',
      label: w.product,
      kind: 'select',
      initial: 'fast',
      options: products.map((value) => ({ value, label: w.products[value] })),
    },
    reason,
  ],
  send: (values) =>
    propose({
      kind: 'country-on',
      country: (values['country'] ?? '').toUpperCase(),
      product: products.find((one) => one === values['product']) ?? 'fast',
      reason: values['reason'] ?? '',
    }),
};

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
    </>
  );
}
