import { refusalReasons, type RefusalReason, type RefusedThing } from '@candor/api-contract/refusal-reasons.ts';
import type { Field, Values } from '../design/ask/ask.ts';
import { words } from '../locales/words.ts';

const w = words.refusals;
/** Chosen where the reason is written by hand. */
const own = 'own';

/**
 * What asks why something is refused: a reason that the customer reads in their own language, and a line to be added to
 * it, or instead of it. @param things that the reasons are about, the likeliest first
 */
export const refusalFields = (things: readonly RefusedThing[]): readonly Field[] => [
  {
    name: 'known',
    label: words.app.reason,
    kind: 'select',
    initial: own,
    help: w.knownHelp,
    options: [
      { value: own, label: w.own },
      ...things.flatMap((thing) => refusalReasons[thing].map((value) => ({ value, label: w.reasons[value] }))),
    ],
  },
  { name: 'reason', label: w.line, kind: 'area', optional: true, help: w.lineHelp },
];

/** The reason as it is kept: one that comes with the product in the first line, what was added below it. */
export const refusalOf = ({ known = own, reason = '' }: Values): string =>
  [known === own ? '' : known, reason].filter((part) => part !== '').join('\n');

const isKnown = (text: string): text is RefusalReason => Object.hasOwn(w.reasons, text);

/** A kept reason as operators read it. */
export function refusalShown(reason: string): string {
  const [first = '', ...added] = reason.split('\n');
  return isKnown(first) ? [w.reasons[first], ...added].join('. ') : reason;
}
