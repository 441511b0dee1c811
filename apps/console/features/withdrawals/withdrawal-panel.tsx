import type { CallAnswer } from '@candor/api-contract/index.ts';
import { Button } from 'antd';
import { useState, type JSX } from 'react';
import { call } from '../../client/call.ts';
import { useSession } from '../../client/session.ts';
import { liveMs, useCall } from '../../client/use-call.ts';
import { ProposalBox } from '../../decisions/proposal-box.tsx';
import { Amount } from '../../design/amount.tsx';
import { useAsk } from '../../design/ask/ask.ts';
import { Code, Facts } from '../../design/facts.tsx';
import { Panel } from '../../design/panel.tsx';
import { nameOf } from '../../design/person.tsx';
import { Status } from '../../design/status.tsx';
import { Ago } from '../../design/when.tsx';
import { words } from '../../locales/en.ts';
import { actsOf } from './acts.ts';
import { History, Progress, WithdrawalFacts, type Withdrawal } from './withdrawal-facts.tsx';

const w = words.withdrawals;

/** One payout with its customer's history; the acts are those that its state allows. */
export function WithdrawalPanel({ opened, onClose }: { opened: Withdrawal; onClose: () => void }): JSX.Element {
  const { data } = useCall('GET /operator/withdrawals', { query: { search: opened.orderNo, limit: 1 } }, { every: liveMs });
  const row = data?.list.find(({ orderNo }) => orderNo === opened.orderNo) ?? opened;
  return (
    <Panel title={<>{w.one} <Status of={row.status} /></>} width={1040} onClose={onClose} foot={<Acts row={row} />}>
      <div className="split">
        <div className="stack">
          <div><div className="hero"><Amount amount={row.usdtAmount ?? row.amount} unit={row.currencyCode} /></div><span className="faint small">{w.toSend}</span></div>
          <Progress row={row} />
          <WithdrawalFacts row={row} />
          {row.bankName !== null && row.finishTime === null && <Card row={row} />}
        </div>
        <div className="stack">
          {row.proposal !== null && <ProposalBox proposal={row.proposal} />}
          <section className="block">
            <h2>{w.standing}</h2>
            <Facts
              of={[
                [w.account, row.person === null ? row.userId : nameOf(row.person)], [w.frozen, row.person?.frozen === true ? words.app.yes : words.app.no],
                [w.primary, <Status key="primary" of={row.person?.primaryStatus ?? 'none'} />], [w.advanced, <Status key="advanced" of={row.person?.advancedStatus ?? 'none'} />], 
                [w.holds, row.holdUntil === null ? w.noHold : <Ago key="hold" at={row.holdUntil} />],
              ]}
            />
            {row.holdUntil !== null && <p className="note">{w.holdsNote}</p>}
          </section>
          <History userId={row.userId} />
        </div>
      </div>
    </Panel>
  );
}

function Acts({ row }: { row: Withdrawal }): JSX.Element {
  const ask = useAsk();
  const { operator } = useSession();
  if (operator?.role !== 'finance') return <span className="faint">{w.notYou}</span>;
  if (row.finishTime !== null) return <span className="faint">{w.over}</span>;
  if (row.proposal !== null) return <span className="faint">{w.proposalOpen}</span>;
  return <>{actsOf(row).map((one) => <Button key={one.ask.confirm} {...(one.look === 'primary' ? { type: 'primary' as const } : {})} danger={one.look === 'danger'} onClick={() => ask(one.ask)}>{one.ask.confirm}</Button>)}</>;
}

type Whole = CallAnswer<'POST /operator/withdrawals/reveal'>;

/** The whole number is shown to who pays, and the view is on record. */
function Card({ row }: { row: Withdrawal }): JSX.Element {
  const ask = useAsk();
  const [card, setCard] = useState<Whole | null>(null);
  const reveal = (): void => ask({
    title: w.revealTitle, happens: w.revealHappens, confirm: w.reveal, done: w.revealed,
    send: async () => { setCard(await call('POST /operator/withdrawals/reveal', { body: { orderNo: row.orderNo } })); },
  });
  return card === null ? <Button onClick={reveal} style={{ justifySelf: 'start' }}>{w.reveal}</Button>
    : <section className="block"><Facts of={[[w.bank, card.bankName], [w.holder, card.holder], [w.cardNo, <Code key="no" text={card.cardNo} />], [w.city, card.city]]} /></section>;
}
