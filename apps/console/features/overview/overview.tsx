import { Skeleton } from 'antd';
import type { JSX } from 'react';
import { useSession } from '../../client/session.ts';
import { liveMs, useCall } from '../../client/use-call.ts';
import { PageHead } from '../../design/page.tsx';
import { words } from '../../locales/en.ts';
import { queues, type Queue } from '../../shell/queues.ts';
import { addressOf } from '../../shell/route.ts';
import { Decisions, Reserves, Waiting } from './blocks.tsx';
import { Running } from './running.tsx';

const w = words.overview;
/** Two stand in a row by their halves, four by their quarters. */
const widths: Readonly<Record<number, string>> = { 2: 'c6', 4: 'c3' };

/** What waits for this operator, at a glance. */
export function Overview(): JSX.Element {
  const { operator } = useSession();
  const { data } = useCall('GET /operator/queues', {}, { every: liveMs });
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
          <a key={page} className={`block ${widths[own.length] ?? 'c4'} waits-card`} href={addressOf(page)}>
            <span className="faint">{words.menu[page]}</span>
            {data === undefined ? (
              <Skeleton.Button active size="small" />
            ) : (
              <b className={data[page] === 0 ? 'hero num faint' : 'hero num'}>{data[page]}</b>
            )}
            <span className="small faint">
              {w.what[page]}
              {data !== undefined && data.overdue[page] > 0 && (
                <span className="bad"> · {words.cases.overdueOf(data.overdue[page])}</span>
              )}
            </span>
          </a>
        ))}
        {operator?.role === 'support' ? (
          <Waiting />
        ) : (
          <>
            <Decisions />
            <Reserves />
          </>
        )}
      </div>
    </>
  );
}
