import { newId } from '../ids.ts';
import { BooksBroken, EngineUnavailable } from '../engine/engine.ts';
import type { EngineAccess } from '../engine/seams/commands.ts';
import type { IdempotencyKey } from '../engine/idempotency.ts';
import { RpcClosing } from '../rpc/answer.ts';
import { RpcFailure, type RpcClient } from '../rpc/rpc-client.ts';

interface RemoteParts {
  readonly rpc: Pick<RpcClient, 'call' | 'isUp' | 'waiting'>;
  /** Whether the engine takes commands, as its process says. */
  readonly isReady: () => boolean;
}

const booksBroken = new BooksBroken().name;
const bound = new EngineUnavailable().name;
const closing = new RpcClosing().name;

/** The engine's process takes no more calls: another one takes over. */
export const wasNotBegun = ({ causedBy }: RpcFailure): boolean => causedBy === closing;

/** A failure that passes by itself: the engine is being opened, loads anew, or another one takes over. */
export const mayPass = (failure: RpcFailure): boolean => failure.causedBy === bound || wasNotBegun(failure);

/** What a caller meets where the engine is another process', as if it were here. */
function asHere(error: unknown): unknown {
  if (!(error instanceof RpcFailure)) return new EngineUnavailable('the engine can not be reached', { cause: error });
  if (error.causedBy === booksBroken) return new BooksBroken(error.message);
  return mayPass(error) ? new EngineUnavailable(error.message) : error;
}

/**
 * A key of the door's own, where the caller has sent none: what is asked again of the next engine has then one effect.
 */
const keyOfDoor = (userId: string, kind: string): IdempotencyKey => ({
  userId,
  route: `door ${kind}`,
  key: newId(),
  bodyHash: '',
});

/** The engine of another process: whoever is the writer now, and while nobody is, whoever becomes it. */
export function openRemoteEngine({ rpc, isReady }: RemoteParts): EngineAccess {
  const call = async (method: string, args: readonly unknown[], again: boolean): Promise<never> => {
    try {
      return (await rpc.call(method, args, again)) as never;
    } catch (error) {
      throw asHere(error);
    }
  };
  return {
    get ready() {
      return rpc.isUp && isReady();
    },
    get waiting() {
      return rpc.waiting;
    },
    submit: (command) => call('submit', [command], false),
    decide: (command, statements) => call('decide', [command, statements], false),
    execute: (command, told, key, attached = []) => {
      const own = 'userId' in command ? keyOfDoor(command.userId, command.kind) : undefined;
      return call('execute', [command, told, key ?? own, attached], (key ?? own) !== undefined);
    },
    signRefusal: (refusal) => call('signRefusal', [refusal], false),
    ask: ({ name }, args) => call('ask', [name, args], true),
  };
}
