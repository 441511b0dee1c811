import type { Params } from '../binance/params.ts';

/** One request over a socket. */
export interface Frame {
  readonly id: string | number | null;
  readonly method: string;
  readonly params: Params;
  readonly apiKey: unknown;
}
type Read =
  | { readonly ok: true; readonly frame: Frame }
  | { readonly ok: false; readonly id: Frame['id']; readonly msg: string };

const isId = (value: unknown): value is Frame['id'] =>
  value === null ||
  (typeof value === 'number' && Number.isSafeInteger(value)) ||
  (typeof value === 'string' && value.length <= 36);

/** A parameter as text; null for what can be none, or would be read as two where it is signed. */
function textOf(name: string, value: unknown): string | null {
  if (!/^[a-zA-Z]{1,40}$/.test(name)) return null;
  // It is no part of what is signed, and base64 ends with such a sign.
  if (name === 'signature') return typeof value === 'string' ? value : null;
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  const isPlain = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
  const isList = Array.isArray(value) && value.every((one) => typeof one === 'string');
  return (isPlain || isList) && !/[&=]/.test(text) ? text : null;
}

/** @returns null for what is no request */
export function readFrame(text: string): Read {
  let sent: unknown;
  try {
    sent = JSON.parse(text);
  } catch {
    return { ok: false, id: null, msg: 'Invalid JSON' };
  }
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent))
    return { ok: false, id: null, msg: 'Invalid request' };
  const { id = null, method, params = {} } = sent as Record<string, unknown>;
  if (!isId(id)) return { ok: false, id: null, msg: 'Invalid id' };
  if (typeof method !== 'string') return { ok: false, id, msg: 'Missing method' };
  if (typeof params !== 'object' || params === null || Array.isArray(params))
    return { ok: false, id, msg: 'Params are an object' };
  const texts = new Map<string, string>();
  for (const [name, value] of Object.entries(params)) {
    const one = textOf(name, value);
    if (one === null) return { ok: false, id, msg: `Illegal parameter '${name.slice(0, 40)}'` };
    texts.set(name, one);
  }
  return { ok: true, frame: { id, method, apiKey: texts.get('apiKey'), params: paramsFrom(texts) } };
}

/** What is signed are all parameters but the signature, in the order of their names. */
function paramsFrom(texts: ReadonlyMap<string, string>): Params {
  const signed = [...texts].filter(([name]) => name !== 'signature').toSorted(([a], [b]) => (a < b ? -1 : 1));
  return {
    payload: signed.map(([name, value]) => `${name}=${value}`).join('&'),
    signature: texts.get('signature') ?? null,
    isSplit: false,
    get: (name) => texts.get(name) || null,
  };
}
