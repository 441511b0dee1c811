import type { CallAnswer } from '@candor/api-contract/index.ts';
import { Skeleton } from 'antd';
import type { JSX } from 'react';
import { Amount, Count } from '../../design/amount.tsx';
import { clockTime } from '../../design/when.tsx';
import { words } from '../../locales/words.ts';
import { changeText } from './change-text.ts';

export type OverviewOf = CallAnswer<'GET /operator/overview'>;
type Stretch = OverviewOf['today'];
const w = words.overview.business;
const sums = ['volume', 'fees', 'house', 'deposits', 'withdrawals'] as const;
const counts = ['active', 'joined'] as const;

/** What today has brought so far, each beside as many hours of yesterday and of the same day a week ago. */
export function Compared({ of }: { of: OverviewOf | undefined }): JSX.Element {
  return (
    <section className="block c12">
      <h2>
        {w.today}
        {of !== undefined && <span className="faint small">{w.until(clockTime(of.yesterday.until))}</span>}
      </h2>
      {of === undefined ? (
        <Skeleton active title={false} />
      ) : (
        <div className="figures">
          {sums.map((name) => (
            <Figure key={name} name={name} of={of} />
          ))}
          {counts.map((name) => (
            <Figure key={name} name={name} of={of} />
          ))}
        </div>
      )}
    </section>
  );
}

type Name = (typeof sums)[number] | (typeof counts)[number];

function Figure({ name, of: { today, yesterday, weekAgo } }: { name: Name; of: OverviewOf }): JSX.Element {
  return (
    <div className="figure">
      <span className="faint">{w.names[name]}</span>
      <b className="hero num" style={{ fontSize: 20, lineHeight: '28px' }}>
        <Value of={today[name]} signed={name === 'house'} />
      </b>
      <Before what={w.yesterday} now={today[name]} then={yesterday[name]} />
      <Before what={w.weekAgo} now={today[name]} then={weekAgo[name]} />
    </div>
  );
}

const Value = ({ of, signed = false }: { of: Stretch[Name]; signed?: boolean }): JSX.Element =>
  typeof of === 'number' ? <Count of={of} /> : <Amount amount={of} unit="USDT" signed={signed} />;

const Before = ({ what, now, then }: { what: string; now: Stretch[Name]; then: Stretch[Name] }): JSX.Element => (
  <span className="small faint">
    {what} <Value of={then} /> <span className="num">{changeText(Number(now), Number(then))}</span>
  </span>
);
