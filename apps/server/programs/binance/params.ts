import type { FastifyRequest } from 'fastify';
import { answered, missing, type Answered } from './fault.ts';

/** What a request says, as it was signed: the query, or a body written like one. */
export interface Params {
  /** Query and body without the signature: what is signed. */
  readonly payload: string;
  readonly signature: string | null;
  /**
   * Both query and body say something. What is signed is one text after the other, so whoever intercepts it could move
   * the place where they part, and with it the meaning.
   */
  readonly isSplit: boolean;
  /** The first of its name; null where it is missing or empty. */
  get(name: string): string | null;
}

export function paramsOf({ url, body }: Pick<FastifyRequest, 'url' | 'body'>): Params {
  const at = url.indexOf('?');
  return readParams(at < 0 ? '' : url.slice(at + 1), typeof body === 'string' ? body : '');
}

const unsigned = (part: string): string =>
  part
    .split('&')
    .filter((one) => !one.startsWith('signature='))
    .join('&');

export function readParams(query: string, body: string): Params {
  const values = new URLSearchParams([query, body].filter((part) => part !== '').join('&'));
  const get = (name: string): string | null => values.get(name) || null;
  const [ofQuery, ofBody] = [unsigned(query), unsigned(body)];
  return {
    payload: ofQuery + ofBody,
    signature: get('signature'),
    isSplit: ofQuery !== '' && ofBody !== '',
    get,
  };
}

/** A whole number within bounds; the fallback when it is not sent. A larger one counts as the most. */
export function count(
  params: Params,
  name: string,
  { most, otherwise }: { most: number; otherwise: number },
): Answered<number> {
  const value = params.get(name);
  if (value === null) return answered(otherwise);
  return /^\d{1,15}$/.test(value) && value !== '0' ? answered(Math.min(Number(value), most)) : missing(name);
}

/** A moment or an id, where one is sent. @param digits at most */
export function optionalNumber(params: Params, name: string, digits = 15): Answered<number | undefined> {
  const value = params.get(name);
  if (value === null) return answered(undefined);
  return /^\d+$/.test(value) && value.length <= digits ? answered(Number(value)) : missing(name);
}
