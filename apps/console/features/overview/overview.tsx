import type { CallAnswer } from '@candor/api-contract/index.ts';
import { Skeleton } from 'antd';
import type { JSX } from 'react';
import { useSession } from '../../client/session.ts';
import { liveMs, useCall } from '../../client/use-call.ts';
import { PageHead } from '../../design/page.tsx';
import { words } from '../../locales/words.ts';
import { queues, type Queue } from '../../shell/queues.ts';
import { addressOf } from '../../shell/route.ts';
import { Ago } from '../../design/when.tsx';
import { Decisions, Reserves, Waiting } from './blocks.tsx';
import { BusinessChart } from './business-chart.tsx';
import { Compared } from './compared.tsx';
import { OpenAlerts, Parts } from './parts.tsx';
import { Running } from './running.tsx';

const w = words.overview;
/** Two stand in a row by their halves, four by their quarters. */
const widths: Readonly<Record<number, string>> = { 2: 'c6', 4: 'c3' };

const overviewMs = 10_000;

/** How business is and what waits for this operator, at a glance. */
export function Overview(): JSX.Element {
  const { operator } = useSession();
  const { data } = useCall('GET /operator/queues', {}, { every: liveMs });
  const isSupport = operator?.role === 'support';
  const overview = useCall('GET /operator/overview', {}, { every: overviewMs, enabled: !isSupport }).data;
  const own = (Object.keys(queues) as Queue[]).filter(
    (page) => operator !== null && queues[page].includes(operator.role),
  );
  const total = data === undefined ? 0 : own.reduce((sum, page) => sum + data[page], 0);
  return (
    <>
      <PageHead title={w.title(operator?.name ?? '')} note={data === undefined ? w.loading : w.note(total)} />
      <Running />
      <div className="grid">
        {own.map((page) => (
          <QueueCard
            key={page}
            page={page}
            width={widths[own.length] ?? 'c4'}
            counts={data}
            oldestAt={overview?.queues.find(({ queue }) => queue === page)?.oldestAt ?? null}
          />
        ))}
        {isSupport ? (
          <Waiting />
        ) : (
          <>
            <Compared of={overview} />
            <Decisions />
            <Parts of={overview} />
            <OpenAlerts of={overview?.alerts} />
            <Reserves />
            <BusinessChart />
          </>
        )}
      </div>
    </>
  );
}

/** Since when the oldest of a queue waits. */
const Oldest = ({ at }: { at: number | null }): JSX.Element | null =>
  at === null ? null : (
    <>
      {' '}
      · {w.oldestIs} <Ago at={at} />
    </>
  );

interface QueueCardProps {
  readonly page: Queue;
  readonly width: string;
  readonly counts: CallAnswer<'GET /operator/queues'> | undefined;
  readonly oldestAt: number | null;
}

const QueueCard = ({ page, width, counts, oldestAt }: QueueCardProps): JSX.Element => (
  <a className={`block ${width} waits-card`} href={addressOf(page)}>
    <span className="faint">{words.menu[page]}</span>
    {counts === undefined ? (
      <Skeleton.Button active size="small" />
    ) : (
      <b className={counts[page] === 0 ? 'hero num faint' : 'hero num'}>{counts[page]}</b>
    )}
    <span className="small faint">
      {w.what[page]}
      <Oldest at={oldestAt} />
      {counts !== undefined && counts.overdue[page] > 0 && (
        <span className="bad"> · {words.cases.overdueOf(counts.overdue[page])}</span>
      )}
    </span>
  </a>
);
