import type { CallAnswer } from '@candor/api-contract/index.ts';
import { App, Button, Input, Skeleton } from 'antd';
import { useState, type JSX } from 'react';
import { downloadReport, wordsOf } from '../../client/call.ts';
import { useLook } from '../../client/use-call.ts';
import { Amount } from '../../design/amount.tsx';
import { Facts } from '../../design/facts.tsx';
import { Nothing } from '../../design/list.tsx';
import { Fault, PageHead } from '../../design/page.tsx';
import { Who } from '../../design/people/person.tsx';
import { Exact } from '../../design/when.tsx';
import { words } from '../../locales/words.ts';
import { narrowTo, type Place } from '../../shell/route.ts';
import { monthBefore } from './month-before.ts';

type Report = CallAnswer<'GET /operator/report'>;
interface Period {
  readonly from: string;
  readonly to: string;
  readonly userId?: string;
}
const w = words.reports;

/** The period that the address names; null where it names none. */
function periodOf({ query }: Place): Period | null {
  const [from, to, userId] = [query.get('from'), query.get('to'), query.get('userId')];
  if (from === null || to === null) return null;
  return userId === null ? { from, to } : { from, to, userId };
}

/** Statements of the ledger: a period on the screen, as a table and as a document. */
export function Reports({ place }: { place: Place }): JSX.Element {
  const period = periodOf(place);
  return (
    <>
      <PageHead title={w.title} note={w.note} />
      <Choice place={place} period={period} />
      {period === null ? (
        <div className="sheet">
          <Nothing of={w.asks} />
        </div>
      ) : (
        <Shown key={JSON.stringify(period)} period={period} />
      )}
    </>
  );
}

/** The days and whose they are; without any, last month. */
function Choice({ place, period }: { place: Place; period: Period | null }): JSX.Element {
  const [draft, setDraft] = useState(
    () => period ?? { ...monthBefore(Date.now()), userId: place.query.get('userId') ?? '' },
  );
  const { from, to, userId = '' } = draft;
  return (
    <form
      className="filters"
      onSubmit={(event) => {
        event.preventDefault();
        narrowTo(place, { from, to, userId: userId.trim() });
      }}
    >
      <Day label={w.from} value={from} onChange={(value) => setDraft({ ...draft, from: value })} />
      <Day label={w.to} value={to} onChange={(value) => setDraft({ ...draft, to: value })} />
      <Input
        className="grow"
        aria-label={w.customer}
        placeholder={w.customer}
        value={userId}
        onChange={(event) => setDraft({ ...draft, userId: event.target.value })}
      />
      <Button type="primary" htmlType="submit">
        {w.show}
      </Button>
    </form>
  );
}

interface DayProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}
const Day = ({ label, value, onChange }: DayProps): JSX.Element => (
  <Input
    className="day"
    type="date"
    aria-label={label}
    value={value}
    onChange={(event) => onChange(event.target.value)}
  />
);

function Shown({ period }: { period: Period }): JSX.Element {
  const { data, error, refetch } = useLook('GET /operator/report', { query: period });
  if (error !== null) return <Fault error={error} again={refetch} />;
  if (data === undefined) return <Skeleton active />;
  return (
    <div className="stack">
      <section className="block">
        <h2>
          {data.person === null ? w.all : <Who person={data.person} userId={data.person.userId} />}
          <span className="acts">
            <File period={period} format="csv" />
            <File period={period} format="pdf" />
          </span>
        </h2>
        <Facts
          of={[
            [w.from, <Exact key="from" at={data.from} />],
            [w.to, <Exact key="until" at={data.until} />],
            [w.upTo(data.journalId), words.modes[data.mode]],
          ]}
        />
      </section>
      <section className="block">
        <h2>{w.realised}</h2>
        <Facts
          of={(['fast', 'futures', 'earn'] as const).map((product) => [
            w.products[product],
            <Amount key={product} amount={data.realised[product]} unit="USDT" signed />,
          ])}
        />
      </section>
      <div className="two">
        {data.accounts.map((account) => (
          <Account key={`${account.book} ${account.currencyCode}`} of={account} />
        ))}
      </div>
    </div>
  );
}

const Account = ({
  of: { book, currencyCode, opening, lines, closing },
}: {
  of: Report['accounts'][number];
}): JSX.Element => (
  <section className="block">
    <h2>
      {w.books[book] ?? w.house(book)}
      <span className="unit">{currencyCode}</span>
    </h2>
    <div className="line plain">
      <span className="faint">{w.before}</span>
      <Amount amount={opening} />
    </div>
    {lines.map(({ kind, amount, journals }) => (
      <div key={kind} className="line plain">
        <span>
          {words.movements[kind] ?? w.houseLines[kind] ?? kind} <span className="faint small num">{journals}</span>
        </span>
        <Amount amount={amount} signed />
      </div>
    ))}
    <div className="line plain">
      <b>{w.after}</b>
      <b>
        <Amount amount={closing} />
      </b>
    </div>
  </section>
);

function File({ period, format }: { period: Period; format: 'csv' | 'pdf' }): JSX.Element {
  const { message } = App.useApp();
  const [busy, setBusy] = useState(false);
  const download = async (): Promise<void> => {
    setBusy(true);
    try {
      await downloadReport({ ...period, format });
    } catch (fault) {
      void message.error(wordsOf(fault));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button size="small" loading={busy} onClick={() => void download()}>
      {w[format]}
    </Button>
  );
}
