import type { z } from 'zod';

/**
 * Who may call: anybody, the owner of a live session, an operator with password and authenticator, or an operator who
 * is
 * still setting these up.
 */
export type Access = 'public' | 'session' | 'operator' | 'operator-setup';
export type OperatorRole = 'support' | 'finance' | 'risk' | 'admin';

/** What a key of programs may be allowed: to read, and to trade one product each. */
export const keyRights = ['read', 'spot', 'futures', 'fast'] as const;
export type KeyRight = (typeof keyRights)[number];

/** One call of the API. Its key in {@link ./index.ts} is its method and path: `'POST /login'`. */
export interface CallDeclaration {
  readonly group: string;
  readonly summary: string;
  readonly access: Access;
  /**
   * Of a session: the right that opens it to a key of programs, `orders` for that of each order in the body, by its
   * `contractType`. No right opens what doesn't say it.
   */
  readonly byKey?: KeyRight | 'orders';
  /** Of operators; all of them when it is not said. */
  readonly roles?: readonly OperatorRole[];
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
  readonly answer: z.ZodType;
  /** Moves money or places an order: takes `Idempotency-Key`. */
  readonly movesMoney?: boolean;
  /** The list in the body of which each item counts against the limits as a call of its own. */
  readonly countsEach?: string;
  /** Answers a table as text, streamed; refusals come in the envelope. */
  readonly answersCsv?: boolean;
  /** Answers lines of JSON as a file, packed by gzip and streamed; refusals come in the envelope. */
  readonly answersLines?: boolean;
  /** Public, and answers something of their own to a customer who sends a session. */
  readonly knowsCaller?: boolean;
  /** Not in the specification. */
  readonly addition?: boolean;
  /** The body is multipart/form-data with one file in the field `file`, and nothing else. */
  readonly takesFile?: boolean;
  /** Answers a file's bytes, not the envelope; refusals come in the envelope. */
  readonly answersFile?: boolean;
}

/** Keeps the exact schema types of a table of calls while checking its shape. */
export const declare = <const Table extends Record<`${'GET' | 'POST'} /${string}`, CallDeclaration>>(
  table: Table,
): Table => table;

type Input<T> = T extends z.ZodType ? z.input<T> : undefined;
type Output<T> = T extends z.ZodType ? z.output<T> : undefined;
type Part<T, K extends string> = K extends keyof T ? T[K] : undefined;

/** What a client sends. */
export interface Sent<T> {
  params: Input<Part<T, 'params'>>;
  query: Input<Part<T, 'query'>>;
  body: Input<Part<T, 'body'>>;
}
/** What a handler gets after parsing. */
export interface Parsed<T> {
  params: Output<Part<T, 'params'>>;
  query: Output<Part<T, 'query'>>;
  body: Output<Part<T, 'body'>>;
}
export type Answered<T> = Input<Part<T, 'answer'>>;
