import type { Held } from '@candor/core/futures/formulas.ts';
import { stopIssue, stopReference } from '@candor/core/futures/stops.ts';
import { price, type Price } from '@candor/core/money/amount.ts';
import type { CallSent } from '@candor/api-contract/index.ts';
import { useState } from 'react';
import { Button } from '../../../design/button.tsx';
import { Sheet } from '../../../design/sheet.tsx';
import { useSubmit } from '../../../design/use-submit.ts';
import { t } from '../../../locales/i18n.ts';
import { askForFutures, type FuturesOrder } from '../../../shell/client/futures-orders.ts';
import { objectionOf } from '../../../shell/client/objection.ts';
import { callAcknowledged } from '../../../shell/fair/acks/call-acknowledged.ts';
import { toast } from '../../../shell/feedback/toast.ts';
import { sendingOnce } from '../../../shell/funds/send-once.ts';
import { priceIn } from '../../../shell/quotes/words.ts';
import { useSteadyPrice } from '../steady-price.ts';
import { ownFieldNames, priceOf, priceText, useTerms, type Terms } from '../../../shell/futures/terms.ts';
import { costOf, tierFor } from '../ticket/cost.ts';
import { readStop, stopIssues, type Refusal } from '../ticket/draft.ts';
import { StopField, type StopName } from '../ticket/stop-fields.tsx';
import { refusalText, typed } from '../words.ts';

const stopNames = ['takeProfit', 'stopLoss'] as const satisfies StopName[];

interface StopsProps {
  order: FuturesOrder;
  terms: Terms;
  mark: Price;
  onDone: () => void;
}

/** The position in the form of the formulas: as it opened, or as the waiting order would open. */
function heldAt({ order, terms, mark }: Omit<StopsProps, 'onDone'>): { held: Held | null; liquidation: Price | null } {
  const open = priceOf(order.openPrice);
  const at = open ?? referenceOf({ order, mark });
  const cost = costOf(terms, { side: order.direction, lots: BigInt(order.lots), leverage: order.lever, at });
  if (cost === null) return { held: null, liquidation: null };
  // A leg that was unlocked holds more than its first margin: its own liquidation price counts.
  return {
    held: cost.held,
    liquidation: open === null ? cost.liquidation : (priceOf(order.liquidationPrice) ?? price(0n)),
  };
}

const stopTyped = (wire: string | null): string => typed(priceOf(wire) ?? 0n).replace(/^0$/, '');

const stopsOf = ({ stopProfit, stopLoss }: FuturesOrder): Record<StopName, string | null> => ({
  takeProfit: stopProfit,
  stopLoss,
});

function textsOf(order: FuturesOrder): Record<StopName, string> {
  const { takeProfit, stopLoss } = stopsOf(order);
  return { takeProfit: stopTyped(takeProfit), stopLoss: stopTyped(stopLoss) };
}

const referenceOf = ({ order, mark }: Pick<StopsProps, 'order' | 'mark'>): Price =>
  stopReference(order.direction, order.status === 'pending' ? priceOf(order.entrustPrice) : null, mark);

const wireOf = ({ value }: ReturnType<typeof readStop>): string => (value === null ? '' : priceText(value));

type Body = CallSent<'POST /portal/order/setStopProfitAndLoss'>['body'];
const setStops = (body: Body, idempotencyKey: string) =>
  askForFutures(() =>
    callAcknowledged('POST /portal/order/setStopProfitAndLoss', { body }, { quiet: true, idempotencyKey }),
  );

function refusalWords(
  { order, terms }: StopsProps,
  refusal: Refusal,
  reference: Price,
  liquidation: Price | null,
): string {
  return refusalText(refusal, {
    symbol: order.symbol,
    reference: priceText(reference),
    liquidation: priceText(liquidation ?? 0n),
    min: 0n,
    max: 0n,
    tick: priceText(terms.contract.tick),
    leverageMax: tierFor(terms, BigInt(order.lots), reference)?.leverageMax ?? 1,
  });
}

function useStops(props: StopsProps) {
  const { order, terms, onDone } = props;
  const [texts, setTexts] = useState(() => textsOf(order));
  const [objections, setObjections] = useState<Partial<Record<StopName, string>>>({});
  const [sendOnce] = useState(() => sendingOnce<Body>());
  const { tick } = terms.contract;
  const { held, liquidation } = heldAt(props);
  const reference = referenceOf(props);
  const read = { takeProfit: readStop(texts.takeProfit, tick), stopLoss: readStop(texts.stopLoss, tick) };
  const issues = stopIssues({
    side: order.direction,
    reference,
    liquidation,
    profit: read.takeProfit,
    loss: read.stopLoss,
  });
  const issueText = (name: StopName): string | undefined =>
    objections[name] ?? (issues[name] && refusalWords(props, issues[name], reference, liquidation));
  const change = (name: StopName, text: string) => {
    setTexts((now) => ({ ...now, [name]: text }));
    setObjections({});
    renew();
  };
  const { submit, busy, renew } = useSubmit(async () => {
    try {
      await sendOnce(
        { orderNo: order.orderNo, stopProfit: wireOf(read.takeProfit), stopLoss: wireOf(read.stopLoss) },
        setStops,
      );
      toast(t('futures.stopsSaved'));
      onDone();
    } catch (fault) {
      const objection = objectionOf(fault, stopNames, ownFieldNames);
      if (objection !== null) setObjections({ [objection.field]: objection.text });
    }
  });
  return { texts, read, issues, issueText, change, submit, busy, held, liquidation, reference };
}

type AgainstProps = Pick<StopsProps, 'order' | 'mark'> & { reference: Price; liquidation: Price | null };

/** The prices that a stop is compared with. */
function Against({ order, mark, reference, liquidation }: AgainstProps) {
  const look = 'flex flex-wrap justify-between gap-x-4 gap-y-1 rounded-field bg-raised px-4 py-2.5 text-note text-soft';
  return (
    <p className={look}>
      <span>
        {t(reference === mark ? 'futures.mark' : 'futures.orderPrice')}{' '}
        <span className="font-semibold text-ink">{priceIn(order.symbol, priceText(reference))}</span>
      </span>
      {liquidation !== null && liquidation > 0n && (
        <span>
          {t('futures.liquidation')}{' '}
          <span className="font-semibold text-warn">{priceIn(order.symbol, priceText(liquidation))}</span>
        </span>
      )}
    </p>
  );
}

function Stops(props: StopsProps) {
  const { order, terms } = props;
  const { texts, read, issues, issueText, change, submit, busy, held, liquidation, reference } = useStops(props);
  const { tick } = terms.contract;
  const atReference = t(order.status === 'pending' ? 'futures.stopNotArmed' : 'futures.stopAtOnce');
  const allows = (name: StopName, at: Price): boolean =>
    liquidation === null ||
    stopIssue({ side: order.direction, reference, liquidation, takeProfit: null, stopLoss: null, [name]: at }) === null;
  const unchanged = stopNames.every((name) => wireOf(read[name]) === (stopsOf(order)[name] ?? ''));
  return (
    <div className="space-y-4">
      <Against {...props} reference={reference} liquidation={liquidation} />
      {stopNames.map((name) => (
        <StopField
          key={name}
          name={name}
          symbol={order.symbol}
          text={texts[name]}
          value={read[name].value}
          onChange={(text) => change(name, text)}
          issue={issueText(name)}
          held={held}
          atReference={read[name].value === reference ? atReference : undefined}
          leverage={order.lever}
          tick={tick}
          allows={(at) => allows(name, at)}
        />
      ))}
      <p className="text-note text-pretty text-faint">{t('futures.stopsText')}</p>
      <Button busy={busy} disabled={unchanged || Object.keys(issues).length > 0} onClick={submit} className="w-full">
        {t('shell.save')}
      </Button>
    </div>
  );
}

function Loaded({ order, onDone }: { order: FuturesOrder; onDone: () => void }) {
  const terms = useTerms(order.symbol);
  const mark = priceOf(useSteadyPrice(order.symbol) ?? order.markPrice);
  return terms === undefined || terms === null || mark === null ? null : (
    <Stops order={order} terms={terms} mark={mark} onDone={onDone} />
  );
}

/** Sets, changes or takes away the stops of a position or a waiting order; objections stand next to the field. */
export function StopsSheet({ open, order, onClose }: { open: boolean; order: FuturesOrder; onClose: () => void }) {
  return (
    <Sheet open={open} onClose={onClose} title={t('futures.stops')}>
      <Loaded order={order} onDone={onClose} />
    </Sheet>
  );
}
