import { StatementFault } from './statement.ts';

/** One field of a message. */
export interface Field {
  readonly tag: string;
  readonly value: string;
  /** Line of the file, from 1. */
  readonly at: number;
}

const tagForm = /^:(\d{2}[A-Z]?|NS):(.*)$/;
/** Of the frame around a message in a file of SWIFT, and between messages. */
const frame = /^[\p{Cc}\s]*(\{[1-5]:.*|-\}?)?[\p{Cc}\s]*$/u;

/** The fields of a file with their continuation lines. */
export function fieldsOf(text: string): Field[] {
  const fields: { tag: string; value: string; at: number }[] = [];
  text.split(/\r\n|\n|\r/).forEach((line, i) => {
    const [, tag, value = ''] = tagForm.exec(line) ?? [];
    const last = fields.at(-1);
    if (tag !== undefined) fields.push({ tag, value, at: i + 1 });
    else if (frame.test(line)) return;
    else if (last === undefined || !continued.has(last.tag)) throw new StatementFault(i + 1, 'tag');
    else last.value += `\n${line}`;
  });
  return fields;
}
/** Fields that take several lines. */
const continued: ReadonlySet<string> = new Set(['61', '86', 'NS']);
/** What says nothing of booked money. */
export const left: ReadonlySet<string> = new Set(['13D', '21', '28', '28C', '34F', '64', '65', '90C', '90D', 'NS']);
