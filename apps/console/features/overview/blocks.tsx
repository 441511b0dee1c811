import { Skeleton } from 'antd';
import { Fragment, type JSX } from 'react';
import { Due } from '../../cases/due.tsx';
import { liveMs, useCall } from '../../client/use-call.ts';
import { bodyOf } from '../../decisions/kinds.ts';
import { placeOfProposal } from '../../decisions/place-of.ts';
import { Amount } from '../../design/amount.tsx';
import { UseBar } from '../../design/bars.tsx';
import { Nothing } from '../../design/list.tsx';
import { nameOf } from '../../design/people/person.tsx';
import { Status } from '../../design/status.tsx';
import { words } from '../../locales/words.ts';
import { addressOf } from '../../shell/route.ts';

const w = words.overview;
const most = 8;

/** Rows once they are known, else words for none. */
function Lines<Row>({ of, empty, line }: LinesOf<Row>): JSX.Element {
  if (of === undefined) return <Skeleton active title={false} />;
  return of.length === 0 ? <Nothing of={empty} /> : <>{of.map(line)}</>;
}
interface LinesOf<Row> {
  readonly of: readonly Row[] | undefined;
  readonly empty: readonly [what: string, why: string];
  readonly line: (row: Row) => JSX.Element;
}

/** Proposals of others that this operator may decide. */
export function Decisions(): JSX.Element {
  const { data } = useCall('GET /operator/proposals', { query: { status: 'open', limit: 100 } }, { every: liveMs });
  const rows = data?.list.filter(({ mayDecide }) => mayDecide).slice(0, most);
  return (
    <section className="block c7">
      <h2>{w.yours}</h2>
      <Lines
        of={rows}
        empty={w.noneYours}
        line={(row) => (
          <a key={row.id} className="line" href={placeOfProposal(row)}>
            <b>{words.kinds[bodyOf(row).kind]}</b>
            <span className="cut faint">{row.reason}</span>
            <span className="faint">{row.maker}</span>
            <span className="faint small">
              <Due at={row.deadline} />
            </span>
          </a>
        )}
      />
    </section>
  );
}

/** What is funded, and what of it is held; symbols that take no new orders. */
export function Reserves(): JSX.Element {
  const { data } = useCall('GET /operator/exposure', {}, { every: liveMs });
  const halted = data?.symbols.filter((row) => row.halted);
  return (
    <section className="block c5">
      <h2>{w.reserves}</h2>
      {data === undefined ? (
        <Skeleton active title={false} />
      ) : (
        data.reserves
          .filter(({ name }) => name in words.reserves)
          .map((reserve) => (
            <Fragment key={reserve.name}>
              <div className="line plain">
                <span>{words.reserves[reserve.name]}</span>
                <Amount amount={reserve.available} unit={reserve.currencyCode} />
              </div>
              <UseBar used={reserve.frozen} limit={reserve.available} of="sum" />
            </Fragment>
          ))
      )}
      <h2 style={{ marginTop: 20, marginBottom: 8, fontSize: 15 }}>{w.halted}</h2>
      {halted === undefined || halted.length === 0 ? (
        <span className="faint">{w.noneHalted}</span>
      ) : (
        halted.map(({ symbol }) => (
          <a key={symbol} href={addressOf('halts')} style={{ marginRight: 12 }}>
            {symbol} <Status of="halted" />
          </a>
        ))
      )}
    </section>
  );
}

/** Customers who have waited longest for an answer. */
export function Waiting(): JSX.Element {
  const { data } = useCall('GET /operator/conversations', { query: { limit: most } }, { every: liveMs });
  const rows = data?.list.filter(({ waiting }) => waiting);
  return (
    <section className="block c12">
      <h2>{w.oldest}</h2>
      <Lines
        of={rows}
        empty={w.noneOldest}
        line={(row) => (
          <a key={row.id} className="line" href={addressOf('conversations', row.id)}>
            <b>{row.person === null ? row.userId : nameOf(row.person)}</b>
            <span className="cut faint">{row.lastText}</span>
            <span className="faint small">
              <Due at={row.deadline} />
            </span>
          </a>
        )}
      />
    </section>
  );
}
