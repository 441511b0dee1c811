import type { Customer } from '../people/customer.ts';
import type { Adjustment, Operators } from '../people/operators.ts';
import type { Row, Seen } from './seen.ts';

/** How often what two were to add is there, against what they were told. */
function faultOfAdjustment({ amount, decision }: Adjustment, { statement }: Seen): string | null {
  const lines = statement.filter((line) => line['kind'] === 'adjustment' && Number(line['amount']) === Number(amount));
  const what = `the adjustment of ${amount}`;
  if (lines.length > 1) return `doubled: ${what}`;
  if (decision === 'refused' && lines.length > 0) return `${what} was refused, yet it is there`;
  return decision === 'approved' && lines.length === 0 ? `lost: ${what} was approved` : null;
}

/** What came in or went out has its one journal, and nothing else has one. */
function faultsOfPayments({ deposit, withdrawal, statement }: Seen): string[] {
  const has = (kind: string, { orderNo }: Row): boolean =>
    statement.some((line) => line['kind'] === kind && line['reference'] === orderNo);
  const is = (row: Row, status: string): boolean => row['status'] === status;
  const wrong = [
    ...deposit.filter((row) => has('deposit', row) !== is(row, 'success')),
    ...withdrawal.filter((row) => has('withdrawal', row) !== is(row, 'success')),
    ...withdrawal.filter((row) => has('withdrawal-release', row) !== is(row, 'rejected')),
  ];
  return wrong.map((row) => `${row['orderNo']} is ${row['status']}, its journals say something else`);
}

/** Everything that is wrong with what became of what operators did to one customer, against what they were told. */
export function faultsOfOperators(operators: Operators, customer: Customer, seen: Seen): string[] {
  const own = operators.adjustments.filter((one) => one.customer === customer);
  const amounts = new Set(own.map(({ amount }) => Number(amount)));
  const strange = seen.statement.filter(
    ({ kind, amount }) => kind === 'adjustment' && Number(amount) !== 0 && !amounts.has(Number(amount)),
  );
  const ends = seen.withdrawal.filter((row) => {
    const end = operators.ended.get(String(row['orderNo']));
    return end !== undefined && end !== row['status'];
  });
  const isCertified = operators.certified.has(customer.userId);
  return [
    ...faultsOfPayments(seen),
    ...own.flatMap((one) => faultOfAdjustment(one, seen) ?? []),
    ...strange.map((line) => `nobody has asked for the adjustment of ${line['amount']}`),
    ...ends.map((row) => `withdrawal ${row['orderNo']} has ended otherwise, it is ${row['status']}`),
    ...(isCertified && seen.authStatus !== 'certified' ? [`was certified, yet is ${seen.authStatus}`] : []),
  ].map((fault) => `${customer.name}: ${fault}`);
}
