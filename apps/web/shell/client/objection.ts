import { toast } from '../feedback/toast.ts';
import { CallError } from './call.ts';

export interface Objection<Field extends string = string> {
  readonly field: Field;
  readonly text: string;
}

/**
 * What the server objects to in a field of a form. What it says of anything else is shown; a session that has ended and
 * questions that come first are told elsewhere.
 */
export function objectionOf<Field extends string>(
  fault: unknown,
  fields: readonly Field[],
  names: Readonly<Record<string, Field>> = {},
): Objection<Field> | null {
  if (!(fault instanceof CallError) || fault.code === 401 || fault.data.error === 'questions-first') return null;
  const refused = fault.data.field ?? '';
  const field = fields.find((each) => each === (names[refused] ?? refused));
  if (field !== undefined) return { field, text: fault.message };
  toast(fault.message);
  return null;
}
