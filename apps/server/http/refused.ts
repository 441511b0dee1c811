import type { ErrorCode } from '@candor/api-contract/errors.ts';
import type { Ack } from '../engine/acks/ack.ts';

/** A refusal on its way to the caller: its words are chosen by the language of the request. */
export interface Refused {
  readonly ok: false;
  readonly error: ErrorCode;
  /** The name, on the wire, of the input that is at fault. */
  readonly field?: string;
  /** Fills the placeholders of the message. */
  readonly params?: Readonly<Record<string, string>>;
  /** The same as a signed promise, where it names the market or a limit. */
  readonly ack?: Ack;
  /** Whose account it was about; for the record alone, never sent. */
  readonly about?: string;
}
export type Outcome<Data> = { readonly ok: true; readonly value: Data } | Refused;

export const refused = (
  error: ErrorCode,
  details: {
    field?: string | undefined;
    params?: Record<string, string>;
    ack?: Ack | undefined;
  } = {},
): Refused => ({
  ok: false,
  error,
  ...(details.field === undefined ? {} : { field: details.field }),
  ...(details.params === undefined ? {} : { params: details.params }),
  ...(details.ack === undefined ? {} : { ack: details.ack }),
});
