import type { CallAnswer } from '@candor/api-contract/index.ts';
import type { Counted, Owned, Owner } from '@candor/verifier/liabilities.ts';
import { call } from '../../../shell/client/call.ts';
import { held } from '../../../shell/fair/log/use-log.ts';
import { store, storedJson } from '../../../shell/storage.ts';

export type Liabilities = CallAnswer<'GET /fair/liabilities'>;

/** What was answered, what it was compared with, and what came of it. */
export interface Checked {
  readonly answer: Liabilities;
  readonly owner: Owner;
  readonly counted: readonly Counted[];
}

const pageLines = 100;
/** As far as is looked back in one account. */
const pagesMost = 20;
/** Journals carry the time of what they tell, which may be a little after the moment that counts them. */
const laterMs = 60_000;

interface Account {
  readonly accountType: number;
  readonly currencyCode: string;
}

/**
 * The lines of an account back to the one that the last counted journal left; newest first.
 * @returns null where the statement could not be read so far back
 */
async function linesOf({ accountType, currencyCode }: Account, at: Liabilities): Promise<Owned[] | null> {
  const lines: Owned[] = [];
  const query = { type: accountType, currencyCode, to: at.takenAt + laterMs, limit: pageLines };
  for (let page = 1; page <= pagesMost; page += 1) {
    const { list } = await call('GET /account/page', { query: { ...query, page } });
    lines.push(...list);
    if (list.length < pageLines || list.some(({ journalId }) => BigInt(journalId) <= BigInt(at.journalId)))
      return lines;
  }
  return null;
}

/** What the statement says of each account that there is, or of which something is counted. */
async function statementAt(at: Liabilities): Promise<Owned[] | null> {
  const balances = await call('POST /account/list');
  const counted = (at.v === 1 ? at.own?.leaves : at.own?.parts) ?? [];
  const accounts = new Map<string, Account>();
  for (const { accountType, currencyCode } of balances)
    accounts.set(`${accountType} ${currencyCode}`, { accountType, currencyCode });
  for (const { currency: currencyCode } of counted)
    for (const accountType of [1, 2, 3]) accounts.set(`${accountType} ${currencyCode}`, { accountType, currencyCode });
  const lines = await Promise.all(Array.from(accounts.values(), (account) => linesOf(account, at)));
  return lines.includes(null) ? null : lines.flatMap((some) => some ?? []);
}

const saltsKey = 'liabilitySalts';

/** The salt that this device was given first; another one later would be another customer's leaves. */
function firstSalt(userId: string, given: string | null): string | null {
  const kept = { ...(storedJson(saltsKey) as Record<string, string> | null) };
  const first = kept[userId] ?? given;
  if (first !== null && kept[userId] === undefined) store(saltsKey, JSON.stringify({ ...kept, [userId]: first }));
  return first;
}

/**
 * Fetches what is published and recomputes whether all that the own statement says is counted in it; the code for it
 * comes only now.
 * @param names as typed at sign-in
 */
export async function checkLiabilities(userId: string, names: readonly string[]): Promise<Checked> {
  const [{ verifyLiabilities }, answer] = await Promise.all([
    import('@candor/verifier/liabilities.ts'),
    call('GET /fair/liabilities'),
  ]);
  const given = answer.v === 1 ? null : (answer.own?.salt ?? null);
  const owner: Owner = {
    names: answer.v === 1 ? [userId] : names,
    salt: firstSalt(userId, given),
    lines: await statementAt(answer),
  };
  const isOne = answer.v === 1 || answer.proof === null ? true : await isOfOneLog(answer.proof);
  return { answer, owner, counted: verifyLiabilities(answer, owner).map((one) => inLog(one, isOne)) };
}

/** Whether the log proves it by a checkpoint that goes with what this device remembers; null where that isn't known. */
async function isOfOneLog(proof: string): Promise<boolean | null> {
  const found = await held(proof).catch(() => 'unproven');
  return found === 'unproven' || found === 'unsigned' ? null : found !== 'contradicts';
}

/** What the log proves is worth no more than the checkpoint by which it does. */
const inLog = ({ currency, steps }: Counted, isOne: boolean | null): Counted => ({
  currency,
  steps: steps.map((step) =>
    step.name === 'sumLogged' && step.ok === true && isOne !== true ? { ...step, ok: isOne } : step,
  ),
});
