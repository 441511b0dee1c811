import {
  figureProducts,
  figureSpans,
  figureTopics,
} from '@candor/api-contract/calls/operator/overview/figure-names.ts';
import type { CallAnswer } from '@candor/api-contract/index.ts';
import { Segmented, Select, Skeleton } from 'antd';
import { useState, type JSX } from 'react';
import { useCall } from '../../client/use-call.ts';
import { Amount } from '../../design/amount.tsx';
import { Fault } from '../../design/page.tsx';
import { words } from '../../locales/words.ts';
import { TimeBars } from './time-bars.tsx';

type Figures = CallAnswer<'GET /operator/overview/figures'>;
interface Asked {
  readonly by: (typeof figureSpans)[number];
  readonly topic: (typeof figureTopics)[number];
  /** Empty for all of them. */
  readonly product: (typeof figureProducts)[number] | '';
  readonly symbol: string;
}
const w = words.overview.business;
const everyMs = 30_000;

/** One figure over time, of all or of a product and a symbol, and what it is made of. */
export function BusinessChart(): JSX.Element {
  const [asked, setAsked] = useState<Asked>({ by: 'day', topic: 'volume', product: '', symbol: '' });
  const { by, topic, product, symbol } = asked;
  const narrowed = { ...(product === '' ? {} : { product }), ...(symbol === '' ? {} : { symbol }) };
  const { data, error, refetch } = useCall(
    'GET /operator/overview/figures',
    { query: { by, topic, ...narrowed } },
    { every: everyMs },
  );
  const change = (part: Partial<Asked>): void => setAsked({ ...asked, ...part });
  return (
    <section className="block c12">
      <h2>{w.names[topic]}</h2>
      <Choice asked={asked} symbols={symbolsOf(data, symbol)} onChange={change} />
      {error !== null && <Fault error={error} again={refetch} />}
      {data === undefined ? (
        <Skeleton active title={false} />
      ) : (
        <TimeBars points={data.points} by={by} what={w.names[topic]} />
      )}
      {data !== undefined && (
        <div className="two" style={{ marginTop: 16 }}>
          <Shares title={w.byProduct} of={data.products} word={(name) => (w.products as Names)[name] ?? name} />
          <Shares title={w.bySymbol} of={data.symbols} word={(name) => name} />
        </div>
      )}
    </section>
  );
}

interface ChoiceProps {
  readonly asked: Asked;
  readonly symbols: readonly string[];
  readonly onChange: (part: Partial<Asked>) => void;
}

function Choice({ asked: { by, topic, product, symbol }, symbols, onChange: change }: ChoiceProps): JSX.Element {
  return (
    <div className="filters">
      <Select
        aria-label={w.figure}
        value={topic}
        onChange={(value) => change({ topic: value, product: '', symbol: '' })}
        style={{ width: 150 }}
        options={figureTopics.map((value) => ({ value, label: w.names[value] }))}
      />
      <Segmented
        value={by}
        onChange={(value) => change({ by: value })}
        options={figureSpans.map((value) => ({ value, label: w.spans[value] }))}
      />
      <Select
        aria-label={w.product}
        value={product}
        onChange={(value) => change({ product: value })}
        style={{ width: 160 }}
        options={[
          { value: '', label: w.anyProduct },
          ...figureProducts.map((value) => ({ value, label: w.products[value] })),
        ]}
      />
      <Select
        aria-label={w.symbol}
        value={symbol}
        showSearch
        onChange={(value) => change({ symbol: value })}
        style={{ width: 150 }}
        options={[{ value: '', label: w.anySymbol }, ...symbols.map((value) => ({ value, label: value }))]}
      />
    </div>
  );
}

type Names = Readonly<Record<string, string>>;

const symbolsOf = (data: Figures | undefined, chosen: string): string[] => [
  ...new Set([...(chosen === '' ? [] : [chosen]), ...(data?.symbols.map(({ name }) => name) ?? [])]),
];

interface SharesProps {
  readonly title: string;
  readonly of: Figures['products'];
  readonly word: (name: string) => string;
}
const Shares = ({ title, of, word }: SharesProps): JSX.Element => (
  <div>
    <b className="faint small">{title}</b>
    {of.length === 0 && <div className="faint">{words.app.none}</div>}
    {of.map(({ name, value }) => (
      <div key={name} className="line plain">
        <span>{word(name)}</span>
        <Amount amount={value} unit="USDT" />
      </div>
    ))}
  </div>
);
