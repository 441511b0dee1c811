import { Skeleton } from 'antd';
import type { JSX, ReactNode } from 'react';
import { Ago } from '../../design/when.tsx';
import { words } from '../../locales/words.ts';
import { addressOf } from '../../shell/route.ts';
import type { OverviewOf } from './compared.tsx';

const w = words.overview.parts;
/** Older than this, a part doesn't do its work: milliseconds. */
const silentMs = { mark: 10_000, chain: 600_000, log: 120_000, witness: 600_000 } as const;

/** Feed, chain, log and witnesses: whether each does its work, and since when it was last seen to. */
export function Parts({ of }: { of: OverviewOf | undefined }): JSX.Element {
  return (
    <section className="block c5">
      <h2>{w.title}</h2>
      {of === undefined ? <Skeleton active title={false} /> : <Lines of={of} />}
    </section>
  );
}

function Lines({ of: { time, feed, chain, log, witnesses } }: { of: OverviewOf }): JSX.Element {
  const isLate = (at: number | null, most: number): boolean => at === null || time - at > most;
  return (
    <>
      <Line what={w.feed(feed.name)} bad={feed.halted > 0 || isLate(feed.markAt, silentMs.mark)} at={feed.markAt}>
        {feed.halted === 0 ? w.allTraded(feed.symbols) : w.halted(feed.halted, feed.symbols)}
      </Line>
      {chain === null ? (
        <Line what={w.chain}>{w.notWatched}</Line>
      ) : (
        <Line what={w.chain} bad={isLate(chain.readAt, silentMs.chain)} at={chain.readAt}>
          {w.chainRead}
        </Line>
      )}
      {log !== null && (
        <Line what={w.log} bad={isLate(log.signedAt, silentMs.log)} at={log.signedAt}>
          {w.entries(log.size)}
        </Line>
      )}
      {witnesses.length === 0 ? (
        <Line what={w.witnesses}>{w.noWitness}</Line>
      ) : (
        witnesses.map(({ name, at }) => (
          <Line key={name} what={name} bad={isLate(at, silentMs.witness)} at={at}>
            {w.cosigned}
          </Line>
        ))
      )}
    </>
  );
}

interface LineProps {
  readonly what: string;
  readonly bad?: boolean;
  readonly at?: number | null;
  readonly children: ReactNode;
}
const Line = ({ what, bad = false, at, children }: LineProps): JSX.Element => (
  <div className="line plain">
    <span className={bad ? 'bad' : ''}>
      {what}
      {bad && <span className="small"> · {w.late}</span>}
    </span>
    <span className="faint small">
      {children} {at !== undefined && at !== null && <Ago at={at} />}
    </span>
  </div>
);

const causes: Readonly<Record<string, string>> = words.alerts.causes;

/** What nobody has taken note of yet. */
export function OpenAlerts({ of }: { of: OverviewOf['alerts'] | undefined }): JSX.Element {
  return (
    <section className="block c7">
      <h2>{w.alerts}</h2>
      {of === undefined && <Skeleton active title={false} />}
      {of?.length === 0 && <span className="faint">{w.noAlerts}</span>}
      {of?.map(({ id, cause, subject, raisedAt }) => (
        <a key={id} className="line" href={addressOf('alerts')}>
          <b className="bad">{causes[cause] ?? cause}</b>
          <span className="cut faint">{subject}</span>
          <span className="faint small">
            <Ago at={raisedAt} />
          </span>
        </a>
      ))}
    </section>
  );
}
