import type { Beside } from './beside.ts';

/**
 * How the value of an accepted command is told. It is found by its name and runs beside the engine, so that a command
 * can come from another process: what is sent is the name and the arguments, which are data.
 */
export interface Teller<Value, Args, Answer> {
  readonly name: string;
  /** @param beside the state right after the command */
  present(value: Value, args: Args, beside: Beside): Answer;
}

/** A teller's name with its arguments. */
export interface Presented<Value, Answer> {
  readonly teller: string;
  readonly args: unknown;
  /** Of the types alone, never there. */
  readonly types?: (value: Value) => Answer;
}

export const presented = <Value, Args, Answer>(
  { name }: Teller<Value, Args, Answer>,
  args: Args,
): Presented<Value, Answer> => ({
  teller: name,
  args,
});

/** A teller that needs nothing but the value. */
export const plainTeller = <Value, Answer>(
  name: string,
  present: (value: Value) => Answer,
): Teller<Value, null, Answer> => ({ name, present: (value) => present(value) });
