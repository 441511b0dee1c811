import { useState } from 'react';
import { Gain } from '../../../design/amount.tsx';
import { Fact } from '../../../design/list.tsx';
import { Sheet } from '../../../design/sheet.tsx';
import { SkeletonRows } from '../../../design/states.tsx';
import { amount, date } from '../../../locales/format.ts';
import { t } from '../../../locales/i18n.ts';
import { call } from '../../../shell/client/call.ts';
import { DayList } from '../../../shell/client/day-list.tsx';
import { usePages } from '../../../shell/client/use-pages.ts';
import { useBalances } from '../../../shell/funds/balances.ts';
import { fromMicros, micros } from '../../../shell/funds/micros.ts';
import { Pages } from '../../../shell/lists/pages.tsx';
import { entryWords, foldedWords, shownChange, shownChanges } from './event-words.ts';
import { exact, ExactGain } from './exact.tsx';
import { queryOf, type Filter } from './filter.ts';
import { wordsOf } from './kind-words.ts';
import { OriginLink } from './line-sheet.tsx';
import { StatementBar, StatementNone } from './statement-frame.tsx';
import { StatementRow } from './statement-row.tsx';
import { pageLimit, type Event } from './statement.ts';

/** What has changed, and what is owned after it; a move between own pockets has no direction. */
function Change({ of, lines }: { of: Event['changes'][number]; lines: Event['lines'] }) {
  const code = of.currencyCode;
  const { value, owned } = shownChange(of, lines);
  return (
    <>
      <span className="block text-row font-semibold">
        {owned && <Gain value={value} currencyCode={code} />}
        {!owned && <span className="text-soft">{amount(value, code)}</span>}{' '}
        <span className="text-mini font-normal text-faint">{code}</span>
      </span>
      <span className="mt-0.5 block text-caption text-faint">
        {t('statement.owned', { amount: amount(of.owned, code) })}
      </span>
    </>
  );
}

function EventRow({ event, onOpen }: { event: Event; onOpen: (event: Event) => void }) {
  const folded = foldedWords(event);
  const note = [date(event.time, 'time'), folded].filter((part) => part !== null).join(' · ');
  return (
    <StatementRow kind={event.kind} note={note} onOpen={() => onOpen(event)}>
      {shownChanges(event).map((change) => (
        <Change key={change.currencyCode} of={change} lines={event.lines} />
      ))}
    </StatementRow>
  );
}

function EventSheet({ event, onClose }: { event: Event | null; onClose: () => void }) {
  if (event === null) return null;
  const { name, text } = wordsOf(event.kind);
  return (
    <Sheet open onClose={onClose} title={t(name)}>
      <p className="text-row text-pretty text-soft">{t(text)}</p>
      <dl className="mt-3">
        {shownChanges(event).map(({ currencyCode: code, change, owned }) => (
          <div key={code}>
            <Fact name={code}>
              <ExactGain value={change} code={code} />
            </Fact>
            <Fact name={t('statement.ownedAfter')}>
              {exact(owned, code)} {code}
            </Fact>
          </div>
        ))}
        <Fact name={t('accounts.time')}>{date(event.time)}</Fact>
        <Fact name={t('accounts.reference')}>
          <span className="break-all">{event.reference}</span>
        </Fact>
      </dl>
      <h3 className="mt-3 text-note font-semibold text-soft">{t('statement.entries')}</h3>
      <ul className="mt-1 text-note text-faint">
        {event.lines.map((line) => (
          <li key={line.id}>{entryWords(line)}</li>
        ))}
      </ul>
      <OriginLink kind={event.kind} reference={event.reference} />
    </Sheet>
  );
}

/** What is held now: money that no line has taken away yet. */
function HeldNow() {
  const list = useBalances().data?.filter(({ currencyCode }) => currencyCode === 'USDT') ?? [];
  const held = list.reduce((sum, { frozen }) => sum + micros(frozen), 0n);
  if (held === 0n) return null;
  return (
    <p className="gutter py-1.5 text-caption text-pretty text-faint">
      {t('statement.heldNow', { amount: amount(fromMicros(held)) })}
    </p>
  );
}

/** What has happened: a line for each, with what was held for it and its fee folded in. */
export function Events({ filter, onReset }: { filter: Filter; onReset: () => void }) {
  const [open, setOpen] = useState<Event | null>(null);
  const { type: _, ...query } = queryOf(filter);
  const pages = usePages<Event>(['GET /account/events', filter], (page) =>
    call('GET /account/events', { query: { ...query, page, limit: pageLimit } }, { quiet: true }),
  );
  return (
    <>
      <Pages
        pages={pages}
        waiting={<SkeletonRows count={8} />}
        none={<StatementNone filter={filter} onReset={onReset} />}
      >
        {(rows) => (
          <>
            <StatementBar total={pages.total} filter={filter} />
            <HeldNow />
            <DayList rows={rows}>{(event) => <EventRow event={event} onOpen={setOpen} />}</DayList>
          </>
        )}
      </Pages>
      <EventSheet event={open} onClose={() => setOpen(null)} />
    </>
  );
}
