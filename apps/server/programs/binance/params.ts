import type { FastifyRequest } from 'fastify';
import { missing, told, type Told } from './fault.ts';

/** What a request says, as it was signed: the query and a body written like one. */
export interface Params {
  /** Query and body joined, without the signature. */
  readonly payload: string;
  readonly signature: string | null;
  /** The first of its name; null where it is missing or empty. */
  get(name: string): string | null;
  all(name: string): readonly string[];
}

export function paramsOf({ url, body }: Pick<FastifyRequest, 'url' | 'body'>): Params {
  const at = url.indexOf('?');
  return readParams(at < 0 ? '' : url.slice(at + 1), typeof body === 'string' ? body : '');
}

/** The signature is over query and body as they stand, one after the other. */
export function readParams(query: string, body: string): Params {
  const unsigned = (part: string): string =>
    part
      .split('&')
      .filter((one) => !one.startsWith('signature='))
      .join('&');
  const values = new URLSearchParams([query, body].filter((part) => part !== '').join('&'));
  const get = (name: string): string | null => values.get(name) || null;
  return {
    payload: unsigned(query) + unsigned(body),
    signature: get('signature'),
    get,
    all: (name) => values.getAll(name),
  };
}

export function needed(params: Params, name: string): Told<string> {
  const value = params.get(name);
  return value === null ? missing(name) : told(value);
}

/** A whole number within bounds; the fallback when it is not sent. A larger one counts as the most. */
export function count(
  params: Params,
  name: string,
  { most, otherwise }: { most: number; otherwise: number },
): Told<number> {
  const value = params.get(name);
  if (value === null) return told(otherwise);
  return /^\d{1,15}$/.test(value) && value !== '0' ? told(Math.min(Number(value), most)) : missing(name);
}

/** A moment or an id, where one is sent. */
export function optionalNumber(params: Params, name: string): Told<number | undefined> {
  const value = params.get(name);
  if (value === null) return told(undefined);
  return /^\d{1,16}$/.test(value) ? told(Number(value)) : missing(name);
}
