import type { CallDeclaration, KeyRight } from '@candor/api-contract/call.ts';
import type { IncomingHttpHeaders } from 'node:http';
import type { Outcome } from './refused.ts';
import type { SessionUser } from './sessions.ts';

/** A program that has signed its request with a live key. */
export interface KeyCaller {
  readonly keyId: string;
  readonly user: SessionUser;
  readonly rights: readonly KeyRight[];
}

/** A request as it was signed. */
export interface SignedRequest {
  readonly method: string;
  /** Path and query as they were sent. */
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  readonly ip: string;
}

/** What a key was used for. */
export interface KeyUsed {
  readonly calls?: number;
  readonly orders?: number;
  readonly refusals?: number;
}

/** What is asked for. */
export interface SignedFor extends Pick<CallDeclaration, 'access' | 'byKey'> {
  /** Its signature is taken once although it only reads. */
  readonly once?: boolean;
}

/** The keys by which programs make calls, instead of a session. */
export interface ProgramKeys {
  /** Who has signed a request, where a right of the key opens such a call. */
  find(call: SignedFor, request: SignedRequest): Promise<Outcome<KeyCaller>>;
  /** Whether a key that has been found may still read, from an address. */
  mayRead(keyId: string, ip: string): Promise<boolean>;
  note(keyId: string, used: KeyUsed): void;
}

/** Whether a request says that it comes by a key: then no session counts beside it. */
export const isByKey = (headers: IncomingHttpHeaders): boolean => headers['api-key'] !== undefined;
