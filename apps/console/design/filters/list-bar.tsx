import { Input, Select } from 'antd';
import type { JSX, ReactNode } from 'react';
import { words } from '../../locales/words.ts';
import { narrowTo, oneOf, type Place } from '../../shell/route.ts';
import { SavedViews, viewedList } from './saved-views.tsx';
import { SearchField } from './search-field.tsx';

const w = words.lists;
export type Sort = keyof typeof w.sorts;

interface BarProps<By extends Sort> {
  readonly place: Place;
  /** What the search finds; without it nothing is searched. */
  readonly search?: string;
  readonly sorts: readonly By[];
  readonly children?: ReactNode;
}

/** What the list of a view is narrowed to and sorted by: all of it stands in the address, and can be sent. */
export function ListBar<By extends Sort>({ place, search, sorts, children }: BarProps<By>): JSX.Element {
  const list = viewedList(place.page);
  const day = (name: 'from' | 'to'): JSX.Element => (
    <Input
      type="date"
      className="day"
      prefix={<span className="faint small">{w[name]}</span>}
      aria-label={w[name]}
      value={place.query.get(name) ?? ''}
      onChange={({ target }) => narrowTo(place, { [name]: target.value })}
    />
  );
  return (
    <div className="filters">
      {children}
      {search !== undefined && (
        <SearchField
          label={search}
          value={place.query.get('search') ?? ''}
          onSearch={(text) => narrowTo(place, { search: text })}
        />
      )}
      {day('from')}
      {day('to')}
      <Select<By>
        aria-label={w.sort}
        value={oneOf(sorts, place.query.get('sort'))}
        onChange={(sort) => narrowTo(place, { sort })}
        style={{ width: 160 }}
        options={sorts.map((value) => ({ value, label: w.sorts[value] }))}
      />
      {list !== null && <SavedViews place={place} list={list} />}
    </div>
  );
}
