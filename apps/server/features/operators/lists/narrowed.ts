import type { CallParsed } from '@candor/api-contract/index.ts';
import { parseAmount } from '@candor/core/money/currencies.ts';
import { allOf, condition, equals, foundByAny, within, type Condition } from '../../../db/narrowing/conditions.ts';
import { ofPeople } from './find-people.ts';

/** What a list can be narrowed to; a table of it is narrowed by the same words. */
export type Narrowing = Partial<CallParsed<'GET /operator/csv/{list}'>['query']> & {
  /** Of what is searched, as the name of a customer. */
  readonly nameKey?: string;
  /** Epoch milliseconds, of lists that depend on it. */
  readonly now?: number;
};

/** Further than this, nobody counts: the rest is read as a table. */
export const countedTo = 10_001;

/** What the searched text finds, with the key of it as a name; without one there is no condition. */
export const searching = (
  { search, nameKey }: Pick<Narrowing, 'search' | 'nameKey'>,
  found: (text: string, nameKey?: string) => Condition,
): Condition | null => (search === undefined || search === '' ? null : found(search, nameKey));

/** The units that a typed amount has as USDT and as dong; what is no amount finds none. */
function unitsOf(text: string): { usdt: string | null; vnd: string | null } {
  const plain = text.replace(/\s*(USDT|USDC|VND|₫)$/i, '').replace(/[,\s]/g, '');
  return {
    usdt: parseAmount(plain, 'USDT')?.toString() ?? null,
    vnd: parseAmount(plain, 'VND')?.toString() ?? null,
  };
}

const depositsBy = (text: string, nameKey?: string): Condition => {
  const { usdt, vnd } = unitsOf(text);
  return foundByAny('d.order_no', 'deposit d', [
    condition('d.order_no = $1 or d.bank_reference = $1', text),
    condition('d.txid = $1 or d.claimed_txid = $1', text.toLowerCase()),
    ofPeople('d.user_id', text, nameKey),
    usdt === null ? null : condition("d.amount = $1 and d.currency <> 'VND'", usdt),
    vnd === null ? null : condition("d.amount = $1 and d.currency = 'VND'", vnd),
  ]);
};

const withdrawalsBy = (text: string, nameKey?: string): Condition => {
  const { usdt, vnd } = unitsOf(text);
  return foundByAny('d.order_no', 'withdrawal d', [
    condition('d.order_no = $1 or d.address = $1', text),
    condition("lower(regexp_replace(d.txid, '\\s+', '', 'g')) = $1", text.toLowerCase().replace(/\s+/g, '')),
    ofPeople('d.user_id', text, nameKey),
    usdt === null ? null : condition('d.amount = $1 or d.expected = $1', usdt),
    vnd === null ? null : condition('d.vnd_amount = $1', vnd),
  ]);
};

/** Symbols are typed in any case. */
export const ofSymbol = (column: string, text: string | undefined): Condition | null =>
  equals(column, text?.toUpperCase());

/** By the column that an index has of those who are not open. */
const frozenIs = {
  true: condition("c.standing = 'frozen'"),
  false: condition("c.standing <> 'frozen'"),
} as const;
const openDeposits = condition("d.status = 'requested'");
const openWithdrawals = condition('d.finished_at is null');
const ofStatus = (status: string | undefined, open: Condition): Condition | null =>
  status === 'open' ? open : equals('d.status', status);

/** The rows of a list that it is narrowed to, by its name; the tables go by the letters that the lists give them. */
export const narrowed = {
  deposits: (query: Narrowing): Condition =>
    allOf([
      ofStatus(query.status, openDeposits),
      equals('d.user_id', query.userId),
      within('d.requested_at', query),
      searching(query, depositsBy),
    ]),
  withdrawals: (query: Narrowing): Condition =>
    allOf([
      ofStatus(query.status, openWithdrawals),
      equals('d.user_id', query.userId),
      within('d.requested_at', query),
      searching(query, withdrawalsBy),
    ]),
  verifications: (query: Narrowing): Condition =>
    allOf([
      equals('v.status', query.status === 'open' ? 'certifying' : query.status),
      equals('v.user_id', query.userId),
      within('v.submitted_at', query),
      searching(query, (text, nameKey) => ofPeople('v.user_id', text, nameKey)),
    ]),
  customers: (query: Narrowing): Condition =>
    allOf([
      query.frozen === undefined ? null : frozenIs[query.frozen],
      query.closing === undefined
        ? null
        : condition("exists (select 1 from account_closing a where a.user_id = c.id and a.status = 'requested')"),
      equals('c.invited_by', query.userId),
      within('c.created_at', query),
      searching(query, (text, nameKey) => ofPeople('c.id', text, nameKey)),
    ]),
  proposals: (query: Narrowing): Condition =>
    allOf([
      query.status === 'open' ? condition('p.decision is null') : null,
      query.status === 'decided' ? condition('p.decision is not null') : null,
      equals('p.kind', query.kind),
      equals('p.id', query.id),
      equals('p.user_id', query.userId),
      within('p.made_at', query),
      searching(query, (text, nameKey) =>
        foundByAny('p.id', 'operator_proposal p', [
          condition("p.id = $1 or p.subject = $1 or split_part(p.subject, ':', 2) = $1", text),
          ofPeople('p.user_id', text, nameKey),
        ]),
      ),
    ]),
  halts: (query: Narrowing): Condition => allOf([ofSymbol('h.symbol', query.search), within('h.started_at', query)]),
  voids: (query: Narrowing): Condition => allOf([ofSymbol('v.symbol', query.search), within('v.time', query)]),
  audit: (query: Narrowing): Condition =>
    allOf([
      equals('operator_id', query.operatorId),
      equals('act', query.act),
      equals('user_id', query.userId),
      equals('seq', query.seq),
      within('time', query),
    ]),
};

export type NarrowedList = keyof typeof narrowed;
