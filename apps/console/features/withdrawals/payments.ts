import { words } from '../../locales/en.ts';

const w = words.withdrawals.enterPayments;
export interface Payment {
  readonly orderNo: string;
  readonly txid: string;
}

const cellsOf = (line: string): string[] => line.split(/[,;\t]/).map((cell) => cell.trim().replace(/^"(.*)"$/, '$1'));

/**
 * What a wallet says it has paid: a table with the columns `reference` and `txid`, among others, in any order.
 * @throws Error that names the line that lacks one of them
 */
export function paymentsOf(text: string): Payment[] {
  const [head = '', ...lines] = text.replace(/^\ufeff/, '').split(/\r?\n/);
  const names = cellsOf(head).map((name) => name.toLowerCase());
  const [reference, txid] = [names.indexOf('reference'), names.indexOf('txid')];
  if (reference === -1 || txid === -1) throw new Error(w.columns);
  return lines.flatMap((line, index) => {
    if (line.trim() === '') return [];
    const cells = cellsOf(line);
    const payment = { orderNo: cells[reference] ?? '', txid: cells[txid] ?? '' };
    if (payment.orderNo === '' || payment.txid === '') throw new Error(w.line(index + 2));
    return [payment];
  });
}
