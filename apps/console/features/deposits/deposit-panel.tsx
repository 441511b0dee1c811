import type { CallAnswer } from '@candor/api-contract/index.ts';
import { Button } from 'antd';
import type { JSX } from 'react';
import { call } from '../../client/call.ts';
import { useSession } from '../../client/session.ts';
import { liveMs, useCall } from '../../client/use-call.ts';
import { mayPropose } from '../../decisions/kinds.ts';
import { ProposalBox } from '../../decisions/proposal-box.tsx';
import { propose } from '../../decisions/propose.ts';
import { Amount } from '../../design/amount.tsx';
import { reasonField, useAsk, type Ask } from '../../design/ask/ask.ts';
import { Code, Facts } from '../../design/facts.tsx';
import { Panel } from '../../design/panel.tsx';
import { Who } from '../../design/person.tsx';
import { Picture } from '../../design/picture.tsx';
import { Status } from '../../design/status.tsx';
import { When } from '../../design/when.tsx';
import { words } from '../../locales/en.ts';

export type Deposit = CallAnswer<'GET /operator/deposits'>['list'][number];
type Transfer = CallAnswer<'GET /operator/transfers'>['list'][number];
const w = words.deposits;

/** One request beside its screenshot. A screenshot alone credits nothing: the proof is the transfer or the bank's reference. */
export function DepositPanel({ opened, onClose }: { opened: Deposit; onClose: () => void }): JSX.Element {
  const { data } = useCall('GET /operator/deposits', { query: { search: opened.orderNo, limit: 1 } }, { every: liveMs });
  const deposit = data?.list.find(({ orderNo }) => orderNo === opened.orderNo) ?? opened;
  const waits = deposit.status === 'requested' && deposit.proposal === null;
  return (
    <Panel title={<>{w.one} <Status of={deposit.status} /></>} width={1040} onClose={onClose} foot={waits ? <Acts deposit={deposit} /> : undefined}>
      <div className="split" style={{ minHeight: '100%' }}>
        {deposit.screenshot === null ? <div className="viewer faint">{w.noScreenshot}</div> : <Picture id={deposit.screenshot} label={w.screenshot} />}
        <div className="stack">
          <div className="hero"><Amount amount={deposit.amount} unit={deposit.currencyCode} /></div>
          <Facts of={factsOf(deposit)} />
          {deposit.proposal !== null && <ProposalBox proposal={deposit.proposal} />}
          {deposit.chain !== null && <Transfers deposit={deposit} waits={waits} />}
          {waits && <p className="note" style={{ margin: 0 }}>{w.match}</p>}
        </div>
      </div>
    </Panel>
  );
}

const factsOf = (deposit: Deposit) => [
  [w.customer, <Who key="who" person={deposit.person} userId={deposit.userId} />], [w.way, deposit.chain ?? w.bank],
  ...(deposit.chain === null ? [[w.bankName, deposit.bankName], [w.card, deposit.cardNo], [w.reference, <Code key="reference" text={deposit.bankReference} />]] as const : [[w.txid, <Code key="txid" text={deposit.txid} />]] as const),
  [w.requested, <When key="at" at={deposit.createTime} />], [w.order, <Code key="order" text={deposit.orderNo} />],
  ...(deposit.usdtAmount === null ? [] : [[w.creditedAmount, <Amount key="credited" amount={deposit.usdtAmount} unit="USDT" />]] as const),
  ...(deposit.reason === null ? [] : [[words.app.reason, deposit.reason]] as const), ...(deposit.finishTime === null ? [] : [[w.finished, <When key="end" at={deposit.finishTime} />]] as const),
] as const;

/** What came to the customer's addresses: it is shown to be compared, and one that is not credited can be picked. Nothing is matched by itself. */
function Transfers({ deposit, waits }: { deposit: Deposit; waits: boolean }): JSX.Element {
  const ask = useAsk();
  const { operator } = useSession();
  const { data } = useCall('GET /operator/transfers', { query: { userId: deposit.userId, limit: 20 } }, { every: liveMs });
  const mayPick = waits && mayPropose('deposit-credit', operator?.role);
  return (
    <section className="block">
      <h2>{w.transfers}</h2>
      <p className="note" style={{ marginTop: 0 }}>{data?.list.length === 0 ? w.noTransfers : w.transfersNote}</p>
      {data?.list.map((one) => (
        <div key={`${one.txid} ${one.logIndex ?? ''}`} className="stack" style={{ gap: 4, padding: '8px 0' }}>
          <span>{one.amount === null ? w.states[one.state] : <Amount amount={one.amount} unit="USDT" />} <When at={one.time} /></span>
          <Code text={one.txid} />
          {one.address !== null && <Code text={one.address} />}
          {one.orderNo !== null && <span className="faint small">{one.orderNo === deposit.orderNo ? w.thisOne : w.creditedAs(one.orderNo)}</span>}
          {mayPick && one.orderNo === null && (one.state === 'seen' || one.state === 'credited') && <Button size="small" style={{ justifySelf: 'start' }} onClick={() => ask(creditOf(deposit, one))}>{w.use}</Button>}
        </div>
      ))}
    </section>
  );
}

function Acts({ deposit }: { deposit: Deposit }): JSX.Element | null {
  const ask = useAsk();
  const { operator } = useSession();
  if (!mayPropose('deposit-credit', operator?.role)) return <span className="faint">{w.notYou}</span>;
  return (
    <>
      <Button danger onClick={() => ask(refusalOf(deposit))}>{w.refuse}</Button>
      <Button type="primary" onClick={() => ask(creditOf(deposit))}>{w.propose}</Button>
    </>
  );
}

const refusalOf = ({ orderNo }: Deposit): Ask => ({
  title: w.refuseTitle, happens: w.refuseHappens, confirm: w.refuse, danger: true, done: w.refused,
  fields: [reasonField(words.app.customerReads)],
  send: ({ reason = '' }) => call('POST /operator/deposits/refuse', { body: { orderNo, reason } }),
});

function creditOf({ orderNo, chain, amount, currencyCode, txid, bankReference }: Deposit, picked?: Transfer): Ask {
  const isChain = chain !== null;
  return {
    title: w.creditTitle, happens: isChain ? w.creditChain : w.creditBank, confirm: w.propose, done: w.proposed,
    fields: [
      ...(isChain
        ? [{ name: 'txid', label: w.txid, initial: picked?.txid ?? txid ?? '', help: w.txidHelp }, { name: 'logIndex', label: w.logIndex, initial: String(picked?.logIndex ?? 0), help: w.logIndexHelp }]
        : [{ name: 'bankReference', label: w.reference, initial: bankReference ?? '', help: w.referenceHelp }]),
      { name: 'amount', label: w.received, initial: picked?.amount ?? amount, unit: currencyCode, help: w.receivedHelp },
      { ...reasonField(words.app.customerReads), initial: isChain ? w.reasonChain : w.reasonBank },
    ],
    send: (values) => propose({
      kind: 'deposit-credit', orderNo, reason: values['reason'] ?? '', ...(values['amount'] === amount ? {} : { amount: values['amount'] ?? '' }),
      ...(isChain ? { txid: values['txid'] ?? '', logIndex: values['logIndex'] ?? '0' } : { bankReference: values['bankReference'] ?? '' }),
    }),
  };
}
