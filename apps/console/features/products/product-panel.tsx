import { Button, Tabs } from 'antd';
import { useState, type JSX } from 'react';
import { useSession } from '../../client/session.ts';
import { mayPropose } from '../../decisions/kinds.ts';
import { Amount } from '../../design/amount.tsx';
import { useAsk } from '../../design/ask/ask.ts';
import { Facts } from '../../design/facts.tsx';
import { Panel } from '../../design/panel.tsx';
import { Status } from '../../design/status.tsx';
import { words } from '../../locales/words.ts';
import { changeOf, fundOf, pauseOf, type Texts } from './acts.ts';
import { Liabilities, type Liability } from './liabilities.tsx';
import type { Product } from './products.tsx';
import { ProductTexts } from './product-texts.tsx';

const w = words.products;
interface Shown {
  readonly product: Product;
  readonly owed: Liability | undefined;
  readonly texts: Texts | undefined;
  readonly onClose: () => void;
}

/** One product: its terms, what it owes day by day, and what it is called in each language. */
export function ProductPanel({ product, owed, texts, onClose }: Shown): JSX.Element {
  const { operator } = useSession();
  const [tab, setTab] = useState('terms');
  const may = mayPropose('product-change', operator);
  return (
    <Panel
      title={
        <>
          {product.productId} {product.paused && <Status of="paused" />}
        </>
      }
      width={760}
      onClose={onClose}
      foot={may && tab !== 'texts' ? <Acts product={product} /> : undefined}
    >
      <div className="hero">
        <Amount amount={product.pool} unit={product.currencyCode} />
      </div>
      <span className="faint small">{w.poolNote}</span>
      <Tabs
        activeKey={tab}
        onChange={setTab}
        destroyOnHidden
        items={[
          { key: 'terms', label: w.tabs.terms, children: <Terms product={product} owed={owed} /> },
          { key: 'due', label: w.tabs.due, children: owed === undefined ? null : <Liabilities of={owed} /> },
          { key: 'texts', label: w.tabs.texts, children: <ProductTexts product={product} stored={texts} may={may} /> },
        ]}
      />
    </Panel>
  );
}

function Terms({ product, owed }: Pick<Shown, 'product' | 'owed'>): JSX.Element {
  return (
    <div className="stack">
      <Facts
        of={[
          [
            w.promised,
            owed === undefined ? null : <Amount key="owed" amount={owed.income} unit={product.currencyCode} />,
          ],
          [
            w.locked,
            owed === undefined ? null : <Amount key="locked" amount={owed.principal} unit={product.currencyCode} />,
          ],
          [w.orders, owed?.orders ?? null],
          [w.version, product.version],
          [w.fields.kind, w.kinds[product.kind] ?? product.kind],
          [w.fields.days, product.days],
          [w.fields.dailyRate, product.dailyRate],
          [w.fields.penaltyRate, product.penaltyRate],
          [w.fields.dividend, w.dividends[product.dividend] ?? product.dividend],
          [w.fields.minAmount, <Amount key="min" amount={product.minAmount} />],
          [w.fields.maxAmount, <Amount key="max" amount={product.maxAmount} />],
          [w.fields.example, product.example ? words.app.yes : words.app.no],
        ]}
      />
      <p className="note" style={{ margin: 0 }}>
        {w.versionNote}
      </p>
    </div>
  );
}

function Acts({ product }: { product: Product }): JSX.Element {
  const ask = useAsk();
  return (
    <>
      <Button onClick={() => ask(pauseOf(product))}>{product.paused ? w.resume.open : w.pause.open}</Button>
      <Button onClick={() => ask(changeOf(product))}>{w.change.open}</Button>
      <Button type="primary" onClick={() => ask(fundOf(product))}>
        {w.fund.open}
      </Button>
    </>
  );
}
