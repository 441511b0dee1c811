import type { CallAnswer } from '@candor/api-contract/index.ts';
import { viewedLists, type ViewedList } from '@candor/api-contract/calls/operator/viewed-lists.ts';
import { StarOutlined } from '@ant-design/icons';
import { Button, Dropdown } from 'antd';
import type { JSX } from 'react';
import { call } from '../../client/call.ts';
import { useCall } from '../../client/use-call.ts';
import { words } from '../../locales/words.ts';
import { addressOf, go, type Place } from '../../shell/route.ts';
import { useAsk, type Ask } from '../ask/ask.ts';

type View = CallAnswer<'GET /operator/views'>[number];
const w = words.lists.views;

export const viewedList = (page: string): ViewedList | null => viewedLists.find((list) => list === page) ?? null;

const saving = (list: ViewedList, query: URLSearchParams): Ask => ({
  ...w.save,
  fields: [
    { name: 'name', label: w.name },
    { name: 'shared', label: w.shared, kind: 'switch' },
  ],
  send: ({ name = '', shared }) =>
    call('POST /operator/views/save', { body: { list, name, query: query.toString(), shared: shared === 'true' } }),
});

const removing = (own: readonly View[]): Ask => ({
  ...w.remove,
  danger: true,
  fields: [
    { name: 'id', label: w.name, kind: 'select', options: own.map(({ id, name }) => ({ value: id, label: name })) },
  ],
  send: ({ id = '' }) => call('POST /operator/views/remove', { body: { id } }),
});

/** The views of a list as a menu: the own ones, what others share, and what can be done with them. */
function itemsOf(views: readonly View[]) {
  const group = (label: string, of: readonly View[], nameOf: (view: View) => string) =>
    of.length === 0
      ? []
      : [{ type: 'group' as const, label, children: of.map((view) => ({ key: view.id, label: nameOf(view) })) }];
  const own = views.filter((view) => view.own);
  return [
    ...group(w.own, own, ({ name }) => name),
    ...group(
      w.others,
      views.filter((view) => !view.own),
      ({ name, operator }) => w.by(name, operator),
    ),
    { key: 'save', label: w.save.title },
    ...(own.length === 0 ? [] : [{ key: 'remove', label: w.remove.title }]),
  ];
}

/** What a list was narrowed to and sorted by before, by its name. */
export function SavedViews({ place, list }: { place: Place; list: ViewedList }): JSX.Element {
  const ask = useAsk();
  const { data = [] } = useCall('GET /operator/views', { query: { list } });
  const choose = (key: string): void => {
    if (key === 'save') ask(saving(list, place.query));
    else if (key === 'remove') ask(removing(data.filter(({ own }) => own)));
    else go(list, null, Object.fromEntries(new URLSearchParams(data.find(({ id }) => id === key)?.query)));
  };
  const current = addressOf(list, null, Object.fromEntries(place.query));
  const named = data.find(
    ({ query }) => addressOf(list, null, Object.fromEntries(new URLSearchParams(query))) === current,
  );
  return (
    <Dropdown trigger={['click']} menu={{ items: itemsOf(data), onClick: ({ key }) => choose(key) }}>
      <Button icon={<StarOutlined aria-hidden />}>{named?.name ?? w.title}</Button>
    </Dropdown>
  );
}
