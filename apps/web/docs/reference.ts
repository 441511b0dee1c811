import { nameIn, type AsyncApi, type OpenApi, type Operation } from './documents.ts';
import { folded, made } from './elements.ts';
import { entryOfCall, entryOfChannel, isFound, termsOf, type Entry } from './search.ts';
import { shapeOf } from './shape-view.ts';
import { tryIt } from './try-it.ts';

/** Something that can be searched for, and the element that is hidden where it is not found. */
interface Listed {
  readonly entry: Entry;
  readonly element: HTMLElement;
}
interface Group {
  readonly element: HTMLElement;
  readonly listed: readonly Listed[];
}

const accessOf = ({ security, 'x-key-right': right }: Operation): string => {
  if (security.length === 0) return 'anybody';
  const [who = ''] = security.flatMap((one) => Object.keys(one));
  if (right === undefined) return who;
  return `${who}, or a key that may ${right === 'read' ? 'read' : `trade ${right === 'orders' ? 'it' : right}`}`;
};

function refusals({ responses }: Operation, { components }: OpenApi): HTMLElement {
  const names = Object.entries(responses).flatMap(([status, { $ref }]) =>
    $ref === undefined ? [] : [[status, nameIn($ref)] as const],
  );
  return folded(['Refusals'], () =>
    names.map(([status, name]) =>
      folded([made('code', '', status), ` ${components.responses[name]?.description ?? ''}`], () => [
        made(
          'ul',
          '',
          ...Object.entries(components.responses[name]?.content['application/json']?.examples ?? {}).map(
            ([error, { value }]) => made('li', '', made('code', '', error), ` ${value.message}`),
          ),
        ),
      ]),
    ),
  );
}

function callView(name: string, operation: Operation, document: OpenApi): HTMLElement {
  const [method = '', path = ''] = name.split(' ');
  const { schemas } = document.components;
  const sent = Object.values(operation.requestBody?.content ?? {})[0]?.schema;
  const answered = Object.values(operation.responses['200']?.content ?? {})[0]?.schema;
  const box = folded([made('code', `method ${method}`, method.toUpperCase()), made('code', 'path', path)], () => {
    const form = tryIt(method, path, operation, schemas);
    return [
      made('p', '', made('small', '', `Who may: ${accessOf(operation)}`)),
      ...(sent === undefined ? [] : [made('h4', '', 'Body'), ...shapeOf(sent, schemas)]),
      ...(answered === undefined ? [] : [made('h4', '', 'Answer'), ...shapeOf(answered, schemas)]),
      refusals(operation, document),
      ...(form === null ? [] : [made('h4', '', 'Try it'), form]),
    ];
  });
  box.id = operation.operationId;
  box.querySelector('summary')?.append(made('small', '', operation.summary));
  return box;
}

function groupOf(title: string, listed: readonly Listed[]): Group {
  return {
    element: made('section', '', made('h3', '', title), ...listed.map(({ element }) => element)),
    listed,
  };
}

/** The calls in their groups. */
export function callGroups(document: OpenApi): Group[] {
  const groups = new Map<string, Listed[]>();
  for (const [path, methods] of Object.entries(document.paths))
    for (const [method, operation] of Object.entries(methods)) {
      const name = `${method} ${path}`;
      const listed = { entry: entryOfCall(name, operation, document), element: callView(name, operation, document) };
      const title = operation.tags[0] ?? '';
      groups.set(title, [...(groups.get(title) ?? []), listed]);
    }
  return [...groups].map(([title, listed]) => groupOf(title, listed));
}

/** What is told over sockets, in one group. */
export function streamGroups(document: AsyncApi): Group[] {
  const { channels, components } = document;
  const listed = Object.entries(channels).map(([key, channel]) => {
    const messages = Object.values(channel.messages).flatMap(({ $ref }) => components.messages[nameIn($ref)] ?? []);
    const element = folded([made('code', 'path', channel.address), made('small', '', channel.title)], () => [
      made('p', '', channel.description),
      ...messages.map(({ title, summary = '', payload }) =>
        folded([made('code', '', title), made('small', '', summary)], () => shapeOf(payload, components.schemas)),
      ),
    ]);
    return { entry: entryOfChannel(key, document), element };
  });
  return [groupOf('Over sockets', listed)];
}

/** Shows what is found alone. @returns how many that are */
export function narrow(groups: readonly Group[], text: string): number {
  const terms = termsOf(text);
  let count = 0;
  for (const { element, listed } of groups) {
    const found = listed.filter((one) => {
      const is = isFound(one.entry, terms);
      one.element.hidden = !is;
      return is;
    });
    element.hidden = found.length === 0;
    count += found.length;
  }
  return count;
}
