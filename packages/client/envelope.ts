/** What every answer of the API comes in. `code` is that of HTTP, `message` in the language that was asked for. */
export interface Envelope {
  code: number;
  message: string;
  data: unknown;
}

interface Refusal {
  error?: string;
  /** The path of the field that is objected to: `account`, `proposal.amount`. */
  field?: string;
  params?: Record<string, string>;
}

/** A call that was refused, in the server's words, or did not arrive: then `code` is -1. */
export class CallError extends Error {
  readonly code: number;
  readonly data: Refusal;
  constructor(code: number, message: string, data: unknown = null) {
    super(message);
    this.code = code;
    this.data = data ?? {};
  }
}

/**
 * The envelope of an answer. @throws when it holds none: something on the way has answered, so whether the call was
 * carried out isn't known, as when nothing comes back
 */
export async function envelopeOf(response: Pick<Response, 'json'>): Promise<Envelope> {
  const envelope = (await response.json()) as Envelope | null;
  if (typeof envelope?.code !== 'number') throw new TypeError('not an envelope');
  return envelope;
}
