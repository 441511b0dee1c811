/** The typed client of Candor's calls and of its stream, for browsers and Node. README.md tells how it is used. */
export { addressOf } from './address.ts';
export { waitBefore, type Tried } from './again.ts';
export { CallError, type Envelope } from './envelope.ts';
export { newIntent } from './intent.ts';
export { liveOptions } from './live-options.ts';
export { openLive, type Live, type LiveHooks, type LiveSocket } from './live.ts';
export {
  openClient,
  type ActOptions,
  type CallOptions,
  type Client,
  type ClientOptions,
  type MoneyCall,
} from './open-client.ts';
export type { Sent } from './sent.ts';
export { signedBy, streamAuth, type ProgramKey, type Sign, type SigningOptions, type ToSign } from './signed-by.ts';
export type { CallAnswer, CallName } from '@candor/api-contract/index.ts';
export type { BookRequest, ServerEvents, TickerRequest } from '@candor/api-contract/events.ts';
