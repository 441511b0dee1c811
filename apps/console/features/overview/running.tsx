import { Alert } from 'antd';
import type { JSX } from 'react';
import { useSession } from '../../client/session.ts';
import { liveMs, useCall } from '../../client/use-call.ts';
import { Ago, fullTime } from '../../design/when.tsx';
import { words } from '../../locales/words.ts';
import { addressOf } from '../../shell/route.ts';

const w = words.overview.running;
const most = 8;

/** What is wrong with the server itself: above everything else. */
export function Running(): JSX.Element | null {
  const { operator } = useSession();
  const { data } = useCall('GET /operator/running', {}, { every: liveMs });
  if (data === undefined) return null;
  const mayRead = operator?.role === 'risk' || operator?.role === 'admin';
  return (
    <>
      {data.faults.map(({ part, fault }) => (
        <Alert
          key={part}
          type="error"
          showIcon
          title={part === 'books' ? w.books : w.notReady(part)}
          description={fault}
          style={{ marginBottom: 16, borderRadius: 12 }}
        />
      ))}
      {data.restored !== null && (
        <Alert
          type="warning"
          showIcon
          title={w.restored(fullTime(data.restored.from), fullTime(data.restored.to))}
          description={w.restoredDo}
          style={{ marginBottom: 16, borderRadius: 12 }}
        />
      )}
      {data.unpaid !== null && (
        <Alert
          type="error"
          showIcon
          banner
          title={w.unpaid(data.unpaid.positions, data.unpaid.missing)}
          description={<a href={addressOf('exposure')}>{w.unpaidDo}</a>}
          style={{ marginBottom: 12 }}
        />
      )}
      {data.setAside > 0 && mayRead && <SetAside />}
    </>
  );
}

/** The newest commands that could not be stored. */
function SetAside(): JSX.Element {
  const { data } = useCall('GET /operator/setAside', { query: { limit: most } }, { every: liveMs });
  return (
    <section className="block" style={{ marginBottom: 16 }}>
      <h2>{w.setAside}</h2>
      <p className="faint small">{w.setAsideNote}</p>
      {data?.list.map(({ id, kind, orderNo, input, error, time }) => (
        <details key={id}>
          <summary className="line plain">
            <b>{orderNo ?? kind}</b>
            <span className="cut faint">{error}</span>
            <span className="faint small">
              <Ago at={time} />
            </span>
          </summary>
          <pre className="small" style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
            {input}
          </pre>
        </details>
      ))}
    </section>
  );
}
