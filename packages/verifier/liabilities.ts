import { provesEntry, readProof } from './log/proof.ts';
import { sha256 } from './sha256.ts';
import { plain, type Step } from './text.ts';

interface Root {
  readonly currency: string;
  readonly decimals: number;
  readonly sum: string;
  readonly hash: string;
  readonly leaves: number;
}
interface Leaf {
  readonly currency: string;
  readonly balance: string;
  readonly path: readonly { readonly sum: string; readonly hash: string; readonly side?: 'left' | 'right' }[];
  /** Of the first version. */
  readonly nonce?: string;
  readonly part?: number;
  readonly position?: number;
}
/** An answer; the first version, of days before there were two moments, has no moment. */
export interface Liabilities {
  readonly v?: 1 | 2;
  readonly day: number;
  readonly moment?: number;
  readonly takenAt: number;
  readonly journalId: string;
  readonly roots: readonly Root[];
  readonly proof?: string | null;
  readonly own: {
    readonly userId?: string;
    readonly leaves?: readonly Leaf[];
    readonly salt?: string | null;
    readonly parts?: readonly Leaf[];
  } | null;
}

/** A line of the statement, as far as it says what is owned. */
export interface Owned {
  readonly accountType: number;
  readonly currencyCode: string;
  readonly available: string;
  readonly frozen: string;
  readonly journalId: string;
}
/** What customers know themselves, so that nothing of somebody else's passes for the own. */
export interface Owner {
  /** What was typed at sign-in, in each form in which it may be meant; of the first version the number of the user. */
  readonly names: readonly string[];
  /** As it was given first; null where nobody has kept it. */
  readonly salt: string | null;
  /** Of the statement, newest first; null where it could not be read as far back as `journalId`. */
  readonly lines: readonly Owned[] | null;
}
/** One currency: whether all that is owned of it is part of what was published. */
export interface Counted {
  readonly currency: string;
  readonly steps: readonly Step<'inTotal' | 'wholeBalance' | 'ownSalt' | 'sumLogged'>[];
}

/** More than any currency has. */
const mostDecimals = 18;
/** A decimal text in units of its last decimal. @returns null for what is no such number, a negative one among them */
function unitsOf(text: string, decimals: number): bigint | null {
  const [, whole, fraction = ''] = /^(\d+)(?:\.(\d+))?$/.exec(text) ?? [];
  return whole === undefined || fraction.length > decimals ? null : BigInt(whole + fraction.padEnd(decimals, '0'));
}
const exact = (text: string): bigint => unitsOf(text, mostDecimals) ?? -1n;
const counted = ({ own }: Liabilities): readonly Leaf[] => own?.parts ?? own?.leaves ?? [];

/** The hash of the own leaf, and from below on which side its siblings stand; null where that can't be. */
function placed({ v, day, moment, own }: Liabilities, leaf: Leaf, name: string, leaves: number) {
  const { currency, nonce, part = 0, position = -1, path } = leaf;
  if (v !== 2) return { nonce, owner: name, sides: path.map(({ side }) => side) };
  if (!Number.isInteger(position) || position < 0 || position >= leaves || 2 ** path.length !== leaves) return null;
  return {
    nonce: sha256(`${own?.salt ?? ''}|${day}|${moment}|${currency}|${part}`),
    owner: sha256(name),
    sides: path.map((_, level) => (Math.floor(position / 2 ** level) % 2 === 1 ? 'left' : 'right')),
  };
}

/** Whether a leaf leads to the published root. A sibling below zero would hide what is owed to others. */
function leadsTo(at: Liabilities, leaf: Leaf, root: Root, name: string): boolean {
  const place = placed(at, leaf, name, root.leaves);
  let sum = unitsOf(leaf.balance, root.decimals);
  if (place === null || sum === null) return false;
  let hash = sha256(`0|${place.nonce}|${place.owner}|${sum}`);
  for (const [level, { sum: text, hash: other }] of leaf.path.entries()) {
    const beside = unitsOf(text, root.decimals);
    if (beside === null) return false;
    const [sibling, own] = [`${beside}|${other}`, `${sum}|${hash}`];
    hash = sha256(place.sides[level] === 'left' ? `1|${sibling}|${own}` : `1|${own}|${sibling}`);
    sum += beside;
  }
  if (at.v === 2) hash = sha256(`2|${root.currency}|${at.day}|${at.moment}|${root.leaves}|${sum}|${hash}`);
  return sum === unitsOf(root.sum, root.decimals) && hash === root.hash;
}

/** Whether all own leaves of a currency, each once, are those of one name; null where the name is not known. */
function inTotal(at: Liabilities, leaves: readonly Leaf[], root: Root | undefined, names: readonly string[]) {
  if (leaves.length === 0) return true;
  const isOnce = [leaves.map(({ position }) => position), leaves.map(({ part }) => part)].every(
    (numbers) => at.v !== 2 || new Set(numbers).size === leaves.length,
  );
  if (root === undefined || !isOnce) return false;
  if (names.length === 0) return null;
  return names.some((name) => leaves.every((leaf) => leadsTo(at, leaf, root, name)));
}

/** What the statement says was owned after the last journal that is counted: accounts 1–3, free and held. */
function ownedAt(lines: readonly Owned[], currency: string, journalId: string): bigint {
  const own = lines.filter((line) => line.currencyCode === currency && BigInt(line.journalId) <= BigInt(journalId));
  const last = [1, 2, 3].flatMap((type) => own.find(({ accountType }) => accountType === type) ?? []);
  return last.reduce((sum, { available, frozen }) => sum + exact(available) + exact(frozen), 0n);
}

/** Whether the log has said the same sums of the same moment. */
function sumLogged(at: Liabilities): Counted['steps'][number] {
  const proof = readProof(at.proof ?? '');
  const stated = `${at.day}/${at.moment}`;
  if (proof === null) return { name: 'sumLogged', ok: typeof at.proof === 'string' ? false : null, stated, found: '—' };
  const said = JSON.parse(new TextDecoder().decode(proof.extra)) as Liabilities & Record<string, unknown>;
  const text = ({ currency, sum, leaves, hash }: Omit<Root, 'decimals'>) => [currency, sum, leaves, hash].join('|');
  const roots = at.roots.map((root) => text({ ...root, sum: String(unitsOf(root.sum, root.decimals)) }));
  const ok =
    provesEntry(proof, proof.extra) &&
    `${said['kind']} ${said['version']} ${said.day}/${said.moment}` === `liabilities 2 ${stated}` &&
    `${said.takenAt} ${said['journal']}` === `${at.takenAt} ${at.journalId}` &&
    said.roots.map(text).toSorted().join() === roots.toSorted().join();
  return { name: 'sumLogged', ok, stated, found: ok ? `#${proof.index} / ${proof.checkpoint.size}` : '—' };
}

/**
 * Whether all that was owned is counted in what is published. A currency of the statement of which nothing is counted
 * was left out.
 */
export function verifyLiabilities(at: Liabilities, { names, salt, lines }: Owner): Counted[] {
  const given = at.own?.salt ?? '—';
  const currencies = [
    ...counted(at).map(({ currency }) => currency),
    ...(lines ?? []).map((line) => line.currencyCode),
  ];
  return [...new Set(currencies)].flatMap((currency): Counted[] => {
    const leaves = counted(at).filter((leaf) => leaf.currency === currency);
    const root = at.roots.find((one) => one.currency === currency);
    const sum = leaves.reduce((all, { balance }) => all + exact(balance), 0n);
    const owned = lines === null ? null : ownedAt(lines, currency, at.journalId);
    if (sum === 0n && owned === 0n) return [];
    const stated = plain(sum, mostDecimals);
    const steps: Counted['steps'] = [
      { name: 'inTotal', ok: inTotal(at, leaves, root, names), stated, found: root?.sum ?? '0' },
      {
        name: 'wholeBalance',
        ok: owned === null ? null : owned === sum,
        stated,
        found: owned === null ? '—' : plain(owned, mostDecimals),
      },
    ];
    if (at.v !== 2) return [{ currency, steps }];
    const kept = salt === null ? [] : [{ name: 'ownSalt' as const, ok: salt === given, stated: given, found: salt }];
    return [{ currency, steps: [...steps, ...kept, sumLogged(at)] }];
  });
}
