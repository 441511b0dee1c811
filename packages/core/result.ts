/** An outcome as a value: a refusal is an ordinary answer, an exception is a bug. */
export type Result<Value, Refusal extends string> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly refusal: Refusal; readonly field?: string };

export const ok = <Value>(value: Value): { readonly ok: true; readonly value: Value } => ({ ok: true, value });

/** @param field the name, on the wire, of the input that is at fault */
export const refuse = <Refusal extends string>(
  refusal: Refusal,
  field?: string,
): { readonly ok: false; readonly refusal: Refusal; readonly field?: string } =>
  field === undefined ? { ok: false, refusal } : { ok: false, refusal, field };

/** States what can't be otherwise. A failure is a bug in Candor, never a fault of the input. */
export function assert(condition: boolean, message: string): asserts condition {
  if (!condition) throw new Error(`assertion failed: ${message}`);
}
