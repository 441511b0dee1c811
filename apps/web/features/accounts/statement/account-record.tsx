import { useState } from 'react';
import { Tabs } from '../../../design/tabs.tsx';
import { t } from '../../../locales/i18n.ts';
import { Entries } from './entries.tsx';
import { Events } from './events.tsx';
import { noFilter } from './filter.ts';
import { Filters } from './filters.tsx';
import { daysInOrder, eventKinds } from './statement.ts';

const views = ['events', 'entries'] as const;
type View = (typeof views)[number];

/** The statement: what has happened, a line each, and behind it the ledger entry by entry; newest first. */
export function AccountRecordPage() {
  const [view, setView] = useState<View>('events');
  const [filter, setFilter] = useState(noFilter);
  // Two days the wrong way round are said at their fields; the list stays as it was asked for before.
  const [asked, setAsked] = useState(noFilter);
  const change = (next: typeof noFilter) => {
    setFilter(next);
    if (daysInOrder(next.from, next.to)) setAsked(next);
  };
  const show = (next: View) => {
    setView(next);
    const isEvent = eventKinds.some((kind) => kind === filter.kind);
    if (next === 'events') change({ ...filter, type: '', kind: isEvent ? filter.kind : '' });
  };
  const List = view === 'events' ? Events : Entries;
  return (
    <>
      <div className="sticky below-bar z-10 border-b border-line bg-page">
        <Tabs
          look="segment"
          label={t('accounts.statement')}
          value={view}
          onChange={show}
          className="mx-4 mt-2"
          options={views.map((value) => ({ value, label: t(`statement.${value}`) }))}
        />
        <Filters value={filter} events={view === 'events'} onChange={change} />
      </div>
      <List filter={asked} onReset={() => change(noFilter)} />
    </>
  );
}
