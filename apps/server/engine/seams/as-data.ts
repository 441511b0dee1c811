import { deserialize, serialize } from 'node:v8';
import type { CommitEvents, EngineAccess } from './commands.ts';

/** A copy that shares nothing. @throws when it holds what can't leave the process, as a function */
export const asData = <Value>(value: Value): Value => deserialize(serialize(value)) as Value;

/** Commands, questions and their answers as they come from and go to another process. */
export const travelling = (engine: EngineAccess & CommitEvents): EngineAccess & CommitEvents => ({
  get ready() {
    return engine.ready;
  },
  get waiting() {
    return engine.waiting;
  },
  onCommitted: (listener) => engine.onCommitted(listener),
  tellOwners: (teller) => engine.tellOwners(teller),
  onDoubt: (listener) => engine.onDoubt(listener),
  submit: async (command) => asData(await engine.submit(asData(command))),
  decide: async (command, statements) => asData(await engine.decide(asData(command), asData(statements))),
  execute: async (command, told, key, attached = []) =>
    asData(await engine.execute(asData(command), asData(told), asData(key), asData(attached))),
  signRefusal: async (refusal) => asData(await engine.signRefusal(asData(refusal))),
  ask: async (question, args) => asData(await engine.ask(question, asData(args))),
});
