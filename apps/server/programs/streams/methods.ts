import type { Subscriptions } from './connection.ts';

export interface Fault {
  readonly code: number;
  readonly msg: string;
}
type Id = string | number | null;
interface Asked {
  readonly id: Id;
  readonly method: string;
  readonly params: readonly unknown[];
}
type Read =
  | { readonly ok: true; readonly asked: Asked }
  | { readonly ok: false; readonly id: Id; readonly msg: string };

const isId = (value: unknown): value is Id =>
  value === null ||
  (typeof value === 'number' && Number.isSafeInteger(value)) ||
  (typeof value === 'string' && value.length <= 64);

/** One frame of a client. */
function read(text: string): Read {
  let sent: unknown;
  try {
    sent = JSON.parse(text);
  } catch {
    return { ok: false, id: null, msg: 'Invalid JSON: not a request' };
  }
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent))
    return { ok: false, id: null, msg: 'Invalid request: not an object' };
  const { id = null, method, params = [] } = sent as Record<string, unknown>;
  if (!isId(id)) return { ok: false, id: null, msg: 'Invalid request: request ID must be an unsigned integer' };
  if (typeof method !== 'string') return { ok: false, id, msg: 'Invalid request: missing field method' };
  if (!Array.isArray(params)) return { ok: false, id, msg: 'Invalid request: params must be a list' };
  return { ok: true, asked: { id, method, params } };
}

/** Answers one frame of a client of streams. @param isStream whether there is a stream of this name */
export function answerFrame(text: string, subscriptions: Subscriptions, isStream: (name: string) => boolean): object {
  const asked = read(text);
  if (!asked.ok) return { error: { code: 2, msg: asked.msg }, id: asked.id };
  const { id } = asked.asked;
  const answer = carryOut(asked.asked, subscriptions, isStream);
  return 'code' in answer ? { error: answer, id } : { ...answer, id };
}

const invalid = (msg: string): Fault => ({ code: 2, msg: `Invalid request: ${msg}` });

function carryOut(
  { method, params }: Asked,
  subscriptions: Subscriptions,
  isStream: (name: string) => boolean,
): Fault | { readonly result: unknown } {
  if (method === 'LIST_SUBSCRIPTIONS') return { result: [...subscriptions.names] };
  if (method === 'GET_PROPERTY' && params[0] === 'combined') return { result: subscriptions.isCombined };
  if (method === 'SET_PROPERTY' && params[0] === 'combined' && typeof params[1] === 'boolean') {
    subscriptions.isCombined = params[1];
    return { result: null };
  }
  if (method !== 'SUBSCRIBE' && method !== 'UNSUBSCRIBE') return invalid(`unknown method or property: ${method}`);
  const names = params.filter((name) => typeof name === 'string');
  if (names.length < params.length || names.length === 0) return invalid('params must be names of streams');
  if (method === 'UNSUBSCRIBE') {
    subscriptions.remove(names);
    return { result: null };
  }
  const unknown = names.find((name) => !isStream(name));
  if (unknown !== undefined) return invalid(`no such stream: ${unknown}`);
  return subscriptions.add(names) ? { result: null } : invalid('too many streams on one connection');
}
