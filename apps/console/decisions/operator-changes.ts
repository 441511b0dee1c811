import { words } from '../locales/en.ts';
import { named, fact, type Change, type Known } from './change.ts';
import type { Of } from './kinds.ts';

const w = words.changes;
type Body = Of<'operator-create' | 'operator-role' | 'operator-enable' | 'operator-reset'>;

const personOf = (id: string, { operators }: Known) => operators?.find((one) => one.id === id);
const nameOf = (id: string, known: Known): string => personOf(id, known)?.name ?? id;

/** What an act on an operator would change. */
export function operatorChangesOf(body: Body, known: Known): Change[] {
  switch (body.kind) {
    case 'operator-create':
      return [
        { what: w.operator, old: null, now: body.name },
        { what: w.role, old: null, now: words.roles[body.role] },
      ];
    case 'operator-role':
      return [
        fact(w.operator, nameOf(body.id, known)),
        { what: w.role, old: named(personOf(body.id, known)?.role, words.roles), now: words.roles[body.role] },
      ];
    case 'operator-enable':
      return [
        fact(w.operator, nameOf(body.id, known)),
        { what: w.state, old: words.statuses.disabled, now: words.statuses.active },
      ];
    case 'operator-reset':
      return [fact(w.operator, nameOf(body.id, known)), { what: w.access, old: w.ownAccess, now: w.newAccess }];
  }
}
