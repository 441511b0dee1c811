import { nameIn, type AsyncApi, type OpenApi, type Operation } from './documents.ts';
import { shapesIn } from './fields.ts';

/** A call or stream with everything that it is found by, in small letters. */
export interface Entry {
  readonly key: string;
  readonly words: string;
}

export const termsOf = (text: string): string[] => text.toLowerCase().split(/\s+/).filter(Boolean);

/** Whether an entry holds every term. */
export const isFound = ({ words }: Entry, terms: readonly string[]): boolean =>
  terms.every((term) => words.includes(term));

function shapeWords(names: readonly string[], { components }: Pick<OpenApi, 'components'>): string[] {
  return names.flatMap((name) => [name, ...Object.keys(components.schemas[name]?.properties ?? {})]);
}

const written = (words: readonly string[]): string => words.join(' ').toLowerCase();

/** What a call is found by: its name, what it does, its group, its parameters and the fields of its shapes. */
export function entryOfCall(name: string, operation: Operation, document: OpenApi): Entry {
  const { summary, tags, parameters = [], requestBody, responses } = operation;
  const sent = requestBody === undefined ? [] : shapesIn(requestBody);
  const answered = shapesIn(responses['200'] ?? {});
  const inside = answered.flatMap((shape) => [shape, ...shapesIn(document.components.schemas[shape] ?? {})]);
  const own = parameters.flatMap((parameter) => parameter.name ?? []);
  return {
    key: name,
    words: written([name, summary, ...tags, ...own, ...shapeWords([...sent, ...inside], document)]),
  };
}

/** What a channel is found by: its address, what it tells, its messages and their fields. */
export function entryOfChannel(key: string, { channels, components }: AsyncApi): Entry {
  const channel = channels[key];
  if (channel === undefined) return { key, words: '' };
  const names = Object.values(channel.messages).map(({ $ref }) => nameIn($ref));
  const messages = names.flatMap((name) => components.messages[name] ?? []);
  const fields = messages.flatMap(({ payload }) =>
    shapesIn(payload).flatMap((shape) => [shape, ...Object.keys(components.schemas[shape]?.properties ?? {})]),
  );
  const titles = messages.flatMap(({ title, summary }) => [title, summary ?? '']);
  return { key, words: written([channel.address, channel.title, channel.description, ...titles, ...fields]) };
}
