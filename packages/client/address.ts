import type { CallName } from '@candor/api-contract/index.ts';
import type { Parts, Values } from './sent.ts';

/** An empty value says nothing and is left out, as a field of a form that nobody has filled in. */
const isSaid = (pair: [string, Values[string]]): boolean => pair[1] !== undefined && pair[1] !== '';

/** Where a call is made. @param base what comes before the path, '' for the page's own host */
export function addressOf(name: CallName, { params = {}, query = {} }: Parts, base = ''): string {
  const path = name
    .slice(name.indexOf(' ') + 1)
    .replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(params[key] ?? ''));
  const pairs = Object.entries(query)
    .filter(isSaid)
    .map(([key, value]) => [key, String(value)]);
  return `${base}${path}${pairs.length === 0 ? '' : `?${new URLSearchParams(pairs).toString()}`}`;
}
