import { toast } from '../feedback/toast.ts';
import { CallError } from './call.ts';

export interface Objection<Field extends string = string> {
  readonly field: Field;
  readonly text: string;
}

/**
 * What the server objects to in a field of a form. What it says of anything else is shown; a session that has ended is
 * told elsewhere.
 */
export function objectionOf<Field extends string>(fault: unknown, fields: readonly Field[]): Objection<Field> | null {
  if (!(fault instanceof CallError) || fault.code === 401) return null;
  const field = fields.find((each) => each === fault.data.field);
  if (field !== undefined) return { field, text: fault.message };
  toast(fault.message);
  return null;
}
