import type { CallAnswer } from '@candor/api-contract/index.ts';
import { Button, Skeleton } from 'antd';
import type { JSX } from 'react';
import { CaseNotes } from '../../cases/case-notes.tsx';
import { Due } from '../../cases/due.tsx';
import { OnIt } from '../../cases/on-it.tsx';
import { call } from '../../client/call.ts';
import { useSession } from '../../client/session.ts';
import { liveMs, useCall } from '../../client/use-call.ts';
import { BankLines } from '../../decisions/beside/bank-lines.tsx';
import { Duplicates } from '../../decisions/duplicates.tsx';
import { mayPropose } from '../../decisions/kinds.ts';
import { ProposalBox } from '../../decisions/proposal-box.tsx';
import { refusalFields, refusalOf, refusalShown } from '../../decisions/refusal.ts';
import { MoneyHistory } from '../../decisions/beside/money-history.tsx';
import { Amount } from '../../design/amount.tsx';
import { useAsk, type Ask } from '../../design/ask/ask.ts';
import { Code, Facts } from '../../design/facts.tsx';
import { Nothing } from '../../design/list.tsx';
import { Fault } from '../../design/page.tsx';
import { Panel } from '../../design/panel.tsx';
import { Who } from '../../design/people/person.tsx';
import { Picture } from '../../design/picture.tsx';
import { StandingBand } from '../../design/people/standing-band.tsx';
import { Status } from '../../design/status.tsx';
import { When } from '../../design/when.tsx';
import { words } from '../../locales/words.ts';
import { creditDeposit } from './credit-deposit.ts';
import { DepositForm } from './deposit-form.tsx';
import { evidenceOf } from './evidence.ts';

export type Deposit = CallAnswer<'GET /operator/deposits'>['list'][number];
export type Transfer = CallAnswer<'GET /operator/transfers'>['list'][number];
const w = words.deposits;

/**
 * One request beside its screenshot. A screenshot alone credits nothing: the proof is the transfer or the bank's
 * reference.
 */
export function DepositPanel({ orderNo, onClose }: { orderNo: string; onClose: () => void }): JSX.Element {
  const { data, error, refetch } = useCall(
    'GET /operator/deposits',
    { query: { search: orderNo, limit: 1 } },
    { every: liveMs },
  );
  const deposit = data?.list.find((one) => one.orderNo === orderNo);
  if (deposit === undefined) {
    const none = data === undefined ? <Skeleton active /> : <Nothing of={w.gone} />;
    return (
      <Panel title={w.one} width={1040} onClose={onClose}>
        {error === null ? none : <Fault error={error} again={refetch} />}
      </Panel>
    );
  }
  const waits = deposit.status === 'requested' && deposit.proposal === null;
  return (
    <Panel
      title={
        <>
          {w.one} <Status of={deposit.status} />
        </>
      }
      width={1040}
      onClose={onClose}
      foot={waits ? <Acts deposit={deposit} /> : undefined}
    >
      {deposit.finishTime === null && <OnIt of={{ kind: 'deposit', id: deposit.orderNo }} />}
      <StandingBand person={deposit.person} />
      <Evidence deposit={deposit} waits={waits} />
    </Panel>
  );
}

const Evidence = ({ deposit, waits }: { deposit: Deposit; waits: boolean }): JSX.Element => (
  <div className="split" style={{ minHeight: '100%' }}>
    {deposit.screenshot === null ? (
      <div className="viewer faint">{w.noScreenshot}</div>
    ) : (
      <Picture id={deposit.screenshot} label={w.screenshot} />
    )}
    <div className="stack">
      <div className="hero">
        <Amount amount={deposit.amount} unit={deposit.currencyCode} />
      </div>
      <Facts of={factsOf(deposit)} />
      {deposit.screenshot !== null && <DepositForm orderNo={deposit.orderNo} />}
      {deposit.proposal !== null && <ProposalBox proposal={deposit.proposal} inside />}
      {deposit.chain !== null && <Transfers deposit={deposit} waits={waits} />}
      {deposit.chain === null && <BankLinesOf deposit={deposit} waits={waits} />}
      {waits && (
        <p className="note" style={{ margin: 0 }}>
          {w.match}
        </p>
      )}
      <CaseNotes of={{ kind: 'deposit', id: deposit.orderNo }} />
      <Duplicates userId={deposit.userId} orderNo={deposit.orderNo} />
      <MoneyHistory userId={deposit.userId} />
    </div>
  </div>
);

const factsOf = (deposit: Deposit) =>
  [
    [w.customer, <Who key="who" person={deposit.person} userId={deposit.userId} />],
    [w.way, deposit.chain ?? w.bank],
    ...evidenceOf(deposit),
    deposit.chain === null
      ? ([w.reference, <Code key="reference" text={deposit.bankReference} />] as const)
      : ([w.txid, <Code key="txid" text={deposit.txid} />] as const),
    [w.requested, <When key="at" at={deposit.createTime} />],
    ...(deposit.deadline === null ? [] : ([[words.cases.due, <Due key="due" at={deposit.deadline} />]] as const)),
    [w.order, <Code key="order" text={deposit.orderNo} />],
    ...(deposit.usdtAmount === null
      ? []
      : ([
          [
            deposit.status === 'success' ? w.creditedAmount : w.worth,
            <Amount key="credited" amount={deposit.usdtAmount} unit="USDT" />,
          ],
        ] as const)),
    ...(deposit.reason === null ? [] : ([[words.app.reason, refusalShown(deposit.reason)]] as const)),
    ...(deposit.finishTime === null ? [] : ([[w.finished, <When key="end" at={deposit.finishTime} />]] as const)),
  ] as const;

/** Lines of bank statements that may be of it; one of them can be picked as its proof. */
function BankLinesOf({ deposit, waits }: { deposit: Deposit; waits: boolean }): JSX.Element {
  const ask = useAsk();
  const { operator } = useSession();
  const mayPick = waits && mayPropose('deposit-credit', operator);
  return (
    <BankLines orderNo={deposit.orderNo} {...(mayPick ? { onUse: (line) => ask(creditDeposit(deposit, line)) } : {})} />
  );
}

/**
 * What came to the customer's addresses: it is shown to be compared, and one that is not credited can be picked.
 * Nothing is matched by itself.
 */
function Transfers({ deposit, waits }: { deposit: Deposit; waits: boolean }): JSX.Element {
  const ask = useAsk();
  const { operator } = useSession();
  const { data } = useCall(
    'GET /operator/transfers',
    { query: { userId: deposit.userId, limit: 20 } },
    { every: liveMs },
  );
  const mayPick = waits && mayPropose('deposit-credit', operator);
  return (
    <section className="block">
      <h2>{w.transfers}</h2>
      <p className="note" style={{ marginTop: 0 }}>
        {data?.list.length === 0 ? w.noTransfers : w.transfersNote}
      </p>
      {data?.list.map((one) => (
        <div key={`${one.txid} ${one.logIndex ?? ''}`} className="stack" style={{ gap: 4, padding: '8px 0' }}>
          <span>
            {one.amount === null ? w.states[one.state] : <Amount amount={one.amount} unit="USDT" />}{' '}
            <When at={one.time} />
          </span>
          <Code text={one.txid} />
          {one.address !== null && <Code text={one.address} />}
          {one.orderNo !== null && (
            <span className="faint small">
              {one.orderNo === deposit.orderNo ? w.thisOne : w.creditedAs(one.orderNo)}
            </span>
          )}
          {mayPick && one.orderNo === null && (one.state === 'seen' || one.state === 'credited') && (
            <Button size="small" style={{ justifySelf: 'start' }} onClick={() => ask(creditDeposit(deposit, one))}>
              {w.use}
            </Button>
          )}
        </div>
      ))}
    </section>
  );
}

function Acts({ deposit }: { deposit: Deposit }): JSX.Element | null {
  const ask = useAsk();
  const { operator } = useSession();
  if (!mayPropose('deposit-credit', operator)) return <span className="faint">{w.notYou}</span>;
  return (
    <>
      <Button danger data-key="r" onClick={() => ask(refusing(deposit))}>
        {w.refuse}
      </Button>
      <Button type="primary" data-key="a" onClick={() => ask(creditDeposit(deposit))}>
        {w.propose}
      </Button>
    </>
  );
}

const refusing = ({ orderNo }: Deposit): Ask => ({
  title: w.refuseTitle,
  decides: true,
  happens: w.refuseHappens,
  confirm: w.refuse,
  danger: true,
  done: w.refused,
  fields: refusalFields(['deposit']),
  send: (values) => call('POST /operator/deposits/refuse', { body: { orderNo, reason: refusalOf(values) } }),
});
