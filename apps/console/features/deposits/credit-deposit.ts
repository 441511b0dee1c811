import { propose } from '../../decisions/propose.ts';
import { reasonField, type Ask } from '../../design/ask/ask.ts';
import { words } from '../../locales/en.ts';
import type { Deposit, Transfer } from './deposit-panel.tsx';

const w = words.deposits;

/** Proposes to credit a deposit against its proof. @param picked the transfer that the reviewer has chosen as such */
export function creditDeposit(
  { orderNo, chain, amount, currencyCode, txid, bankReference }: Deposit,
  picked?: Transfer,
): Ask {
  const isChain = chain !== null;
  return {
    title: w.creditTitle,
    happens: isChain ? w.creditChain : w.creditBank,
    confirm: w.propose,
    done: w.proposed,
    fields: [
      ...(isChain
        ? [
            { name: 'txid', label: w.txid, initial: picked?.txid ?? txid ?? '', help: w.txidHelp },
            { name: 'logIndex', label: w.logIndex, initial: String(picked?.logIndex ?? 0), help: w.logIndexHelp },
          ]
        : [{ name: 'bankReference', label: w.reference, initial: bankReference ?? '', help: w.referenceHelp }]),
      {
        name: 'amount',
        label: w.received,
        initial: picked?.amount ?? amount,
        unit: currencyCode,
        help: w.receivedHelp,
      },
      { ...reasonField(words.app.customerReads), initial: isChain ? w.reasonChain : w.reasonBank },
    ],
    send: (values) =>
      propose({
        kind: 'deposit-credit',
        orderNo,
        reason: values['reason'] ?? '',
        ...(values['amount'] === amount ? {} : { amount: values['amount'] ?? '' }),
        ...(isChain
          ? { txid: values['txid'] ?? '', logIndex: values['logIndex'] ?? '0' }
          : { bankReference: values['bankReference'] ?? '' }),
      }),
  };
}
