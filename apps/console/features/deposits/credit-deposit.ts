import type { BankLine } from '../../decisions/beside/bank-lines.tsx';
import { propose } from '../../decisions/propose.ts';
import { reasonField, type Ask, type Field } from '../../design/ask/ask.ts';
import { words } from '../../locales/words.ts';
import type { Deposit, Transfer } from './deposit-panel.tsx';

const w = words.deposits;
type Picked = Transfer | BankLine | undefined;

/** Where the money was seen: on its chain, or on the account of the bank. */
function proofFields({ chain, txid, bankReference }: Deposit, picked: Picked): Field[] {
  if (chain === null) {
    const proof = picked !== undefined && 'proof' in picked ? picked.proof : null;
    return [
      { name: 'bankReference', label: w.reference, initial: proof ?? bankReference ?? '', help: w.referenceHelp },
    ];
  }
  const transfer = picked !== undefined && 'txid' in picked ? picked : undefined;
  return [
    { name: 'txid', label: w.txid, initial: transfer?.txid ?? txid ?? '', help: w.txidHelp },
    { name: 'logIndex', label: w.logIndex, initial: String(transfer?.logIndex ?? 0), help: w.logIndexHelp },
  ];
}

/**
 * Proposes to credit a deposit against its proof.
 * @param picked the transfer, or the line of a statement, that the reviewer has chosen as such
 */
export function creditDeposit(deposit: Deposit, picked?: Picked): Ask {
  const { orderNo, chain, amount, currencyCode } = deposit;
  const isChain = chain !== null;
  return {
    title: w.creditTitle,
    happens: isChain ? w.creditChain : w.creditBank,
    confirm: w.propose,
    done: w.proposed,
    fields: [
      ...proofFields(deposit, picked),
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
