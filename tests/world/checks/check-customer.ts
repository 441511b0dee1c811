import type { Customer, Intent } from '../people/customer.ts';
import { families, type Family } from '../people/intents.ts';
import type { Row, Seen } from './seen.ts';

/** What money was moved by when the account was opened. */
const beforeAll = new Set([3_000]);
const scale = 18;

export function units(text: unknown): bigint {
  const [whole = '0', fraction = ''] = String(text).replace('-', '').split('.');
  const found = BigInt(whole + fraction.padEnd(scale, '0'));
  return String(text).startsWith('-') ? -found : found;
}

const markIn: Readonly<Partial<Record<Family, (row: Row) => unknown>>> = {
  fast: ({ amount }) => amount,
  futures: ({ lots }) => lots,
  spot: ({ type, amount, quantity }) => (type === 'market' ? amount : quantity),
  exchange: ({ quantity }) => quantity,
  transfer: ({ amount }) => amount,
  lock: ({ amount }) => amount,
  wealth: ({ amount }) => amount,
  withdrawal: ({ amount }) => amount,
  deposit: ({ amount }) => amount,
};
const numberOf = ({ orderNo, id }: Row): unknown => orderNo ?? id;

/** How often what an intent was to make is there, against what its customer was told. */
function faultOfMark(intent: Intent, i: number, rows: readonly Row[]): string | null {
  const { outcome, orderNos, key, marks, family } = intent;
  const what = `${family} ${key} (${marks[i]})`;
  if (rows.length > 1) return `doubled: ${what} is there ${rows.length} times`;
  const [row] = rows;
  const isRefused = outcome === 'refused' || (outcome === 'done' && orderNos[i] === '');
  if (isRefused && row !== undefined) return `${what} was refused, yet it is there`;
  if (outcome !== 'done' || isRefused) return null;
  if (row === undefined) return `lost: ${what} was acknowledged as ${orderNos[i]}`;
  return numberOf(row) === orderNos[i] ? null : `${what} was acknowledged as ${orderNos[i]}, it is ${numberOf(row)}`;
}

/** Nothing that was acknowledged is lost, nothing is there twice, and nothing is there that nobody asked for. */
function faultsOfFamily({ intents }: Customer, family: Family, rows: readonly Row[]): string[] {
  const markOf = markIn[family];
  if (markOf === undefined) return [];
  const byMark = Map.groupBy(rows, (row) => Number(markOf(row)));
  const own = intents.filter((one) => one.family === family);
  const faults = own.flatMap((intent) =>
    intent.marks.flatMap((mark, i) => faultOfMark(intent, i, byMark.get(Number(mark)) ?? []) ?? []),
  );
  const asked = new Set(own.flatMap(({ marks }) => marks.map(Number)));
  const strange = [...byMark.keys()].filter((mark) => !asked.has(mark) && !beforeAll.has(mark));
  return [...faults, ...strange.map((mark) => `${family} ${mark} is there though nobody has asked for it`)];
}

/** What was ended has ended. */
function faultsOfEnds({ intents }: Customer, seen: Seen): string[] {
  const rows = [seen.futures, seen.spot, seen.lock, seen.wealth, seen.withdrawal].flat();
  const status = new Map(rows.map((row) => [String(row['orderNo']), String(row['status'])]));
  const open: Readonly<Partial<Record<Family, readonly string[]>>> = {
    revoke: ['pending', 'holding'],
    cancel: ['open', 'partial', 'waiting'],
    redeem: ['active'],
    'take-back': ['processing', 'success'],
  };
  return intents
    .filter((one) => one.outcome === 'done')
    .filter(({ family, marks }) => open[family]?.includes(status.get(marks[0] ?? '') ?? ''))
    .map(({ family, key, marks }) => `${family} ${key} was acknowledged, yet ${marks[0]} is open`);
}

/** All that waits for a moment has come to it. */
function faultsOfTime({ fast, futures }: Seen): string[] {
  const late = fast.filter(({ status }) => status !== 'settled');
  const waiting = futures.filter(
    ({ status, closing, entrustType }) => closing === true || (status === 'pending' && entrustType === 'market'),
  );
  return [...late, ...waiting].map((row) => `${row['contractType']} order ${row['orderNo']} is overdue`);
}

const dayMs = 86_400_000;
/** So late a day's income may be. */
const incomeLateMs = 60_000;

/** Each full day of a product that pays daily is paid, once. */
function faultsOfIncome({ at, lock, wealth }: Seen): string[] {
  return [...lock, ...wealth].flatMap((row) => {
    const passed = Math.floor((at - incomeLateMs - Number(row['startTime'])) / dayMs);
    const days = Math.max(0, Math.min(Number(row['totalDays']), passed));
    const isShort =
      row['status'] !== 'redeemed' && units(row['totalIncome']) < units(row['dailyIncome']) * BigInt(days);
    const most = Math.max(0, Math.floor((at - Number(row['startTime'])) / dayMs));
    const isOver = units(row['totalIncome']) > units(row['dailyIncome']) * BigInt(most);
    return isShort || isOver ? [`order ${row['orderNo']} of ${days} days was paid ${row['totalIncome']}`] : [];
  });
}

const accountOf = ({ accountType, currencyCode }: Row): string => `${accountType} ${currencyCode}`;
const settling = /^fast-(win|lose|tie|void)$/;
/** What one order, payment or correction has one journal of. */
const happenOnce = new Set([
  'fast settlement',
  'fast-stake',
  'earn-purchase',
  'earn-return',
  'earn-redeem',
  'withdrawal-hold',
  'withdrawal-release',
  'withdrawal',
  'deposit',
  'adjustment',
]);

/** Each line goes on from the one before it, the last one is the balance, and what happens once has one journal. */
function faultsOfStatement({ statement, balances }: Seen): string[] {
  const faults: string[] = [];
  const sums = new Map<string, [bigint, bigint]>();
  const journals = new Map<string, unknown>();
  for (const line of statement) {
    const [available, frozen] = sums.get(accountOf(line)) ?? [0n, 0n];
    const after: [bigint, bigint] = [available + units(line['amount']), frozen + units(line['frozenAmount'])];
    sums.set(accountOf(line), after);
    if (after[0] !== units(line['available']) || after[1] !== units(line['frozen']))
      faults.push(`line ${line['id']} does not go on from the one before it`);
    const kind = settling.test(String(line['kind'])) ? 'fast settlement' : String(line['kind']);
    if (!happenOnce.has(kind)) continue;
    const once = `${kind} of ${line['reference']}`;
    if (journals.has(once) && journals.get(once) !== line['journalId']) faults.push(`doubled: ${once}`);
    journals.set(once, line['journalId']);
  }
  for (const balance of balances) {
    const [available, frozen] = sums.get(accountOf(balance)) ?? [0n, 0n];
    if (units(balance['available']) !== available || units(balance['frozen']) !== frozen)
      faults.push(`balance ${accountOf(balance)} is not what its statement comes to`);
  }
  return faults;
}

const isOneOf = (row: Row, ...statuses: readonly string[]): boolean => statuses.includes(String(row['status']));
/** What rounding up each order's price may come to. */
const roundingMost = units('0.0001');

/** What of a customer's accounts is held is what their open orders say. */
function faultsOfHolds({ futures, spot, lock, wealth, withdrawal, balances }: Seen): string[] {
  const held = (type: number): bigint =>
    units(balances.find((one) => one['accountType'] === type && one['currencyCode'] === 'USDT')?.['frozen'] ?? '0');
  const sum = (rows: readonly Row[], of: (row: Row) => bigint): bigint => rows.reduce((all, row) => all + of(row), 0n);
  const bonds = sum(
    futures.filter((row) => isOneOf(row, 'pending', 'holding', 'locked')),
    (row) => units(row['holdBond']),
  );
  const bids = sum(
    spot.filter((row) => isOneOf(row, 'open', 'partial', 'waiting', 'locked')),
    ({ price, quantity, volume }) => (units(price) * (units(quantity) - units(volume))) / 10n ** BigInt(scale),
  );
  const owed = sum(
    [...lock, ...wealth].filter((row) => isOneOf(row, 'active')),
    ({ amount }) => units(amount),
  );
  const leaving = sum(
    withdrawal.filter((row) => isOneOf(row, 'processing')),
    ({ amount }) => units(amount),
  );
  const spotApart = held(2) - bids;
  return [
    ...(held(1) === owed + leaving ? [] : [`the account holds ${held(1)}, what is open says ${owed + leaving}`]),
    ...(held(3) === bonds ? [] : [`futures hold ${held(3)}, open orders say ${bonds}`]),
    ...(spotApart >= 0n && spotApart < roundingMost ? [] : [`spot holds ${held(2)}, open orders say ${bids}`]),
  ];
}

/** Everything that is wrong with what a customer sees, against what they were told. */
export const faultsOf = (customer: Customer, seen: Seen): string[] =>
  [
    ...customer.faults,
    ...families.flatMap((family) => faultsOfFamily(customer, family, seen[family])),
    ...faultsOfEnds(customer, seen),
    ...faultsOfTime(seen),
    ...faultsOfIncome(seen),
    ...faultsOfStatement(seen),
    ...faultsOfHolds(seen),
  ].map((fault) => `${customer.name}: ${fault}`);
