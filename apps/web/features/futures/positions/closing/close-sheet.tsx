import type { Contract } from '@candor/core/futures/contract.ts';
import { useState } from 'react';
import { Gain } from '../../../../design/amount.tsx';
import { Button } from '../../../../design/button.tsx';
import { Fact } from '../../../../design/list.tsx';
import { ShareSlider } from '../../../../design/share-slider.tsx';
import { Sheet } from '../../../../design/sheet.tsx';
import { BlockedReason } from '../../../../design/states.tsx';
import { useSubmit } from '../../../../design/use-submit.ts';
import { amount, number } from '../../../../locales/format.ts';
import { t } from '../../../../locales/i18n.ts';
import type { FuturesOrder } from '../../../../shell/client/futures-orders.ts';
import { pairText, priceIn } from '../../../../shell/quotes/words.ts';
import { useBlockedReason } from '../../../../shell/quotes/use-blocked-reason.ts';
import { useSteadyPrice } from '../../steady-price.ts';
import { lotsOfShare } from '../../ticket/cost.ts';
import { lotsTyped } from '../../ticket/draft.ts';
import { StepperField } from '../../ticket/stepper-field.tsx';
import { lotsText, sideWord } from '../../words.ts';
import { closingParts } from './close-part.ts';
import { closingResult } from './closing-result.ts';

interface CloseProps {
  order: FuturesOrder;
  contract: Contract;
}

/** What closing that many lots leaves: the parts add up to the sum as they are shown. */
function Result({ order, contract, lots }: CloseProps & { lots: bigint }) {
  const price = useSteadyPrice(order.symbol) ?? order.markPrice;
  const result = closingResult(order, contract, lots, price);
  if (result === null) return null;
  return (
    <dl className="rounded-field bg-raised px-4 py-2">
      <Fact name={t('futures.mark')}>{priceIn(order.symbol, price)}</Fact>
      <Fact name={t('futures.gross')}>
        <Gain value={result.gross} />
      </Fact>
      <Fact name={t('futures.openFee')}>−{amount(result.openFee)}</Fact>
      <Fact name={t('futures.closeFee')}>−{amount(result.closeFee)}</Fact>
      <Fact name={t('close-positions.net')}>
        <span className="font-semibold">
          ≈ <Gain value={result.net} /> USDT
        </span>
      </Fact>
    </dl>
  );
}

interface LotsProps {
  all: bigint;
  lots: bigint;
  text: string;
  onChange: (text: string) => void;
}

const isPart = (lots: bigint, all: bigint): boolean => lots >= 1n && lots <= all;

/** How many lots close: typed, stepped, or a share of the position. */
function Lots({ all, lots, text, onChange }: LotsProps) {
  const wrong = text !== '' && !isPart(lots, all);
  const step = (way: -1 | 1) => {
    const moved = lots + BigInt(way);
    if (isPart(moved, all)) onChange(moved.toString());
  };
  return (
    <div>
      <StepperField
        label={t('futures.lots')}
        value={text}
        onChange={onChange}
        onStep={step}
        whole
        placeholder="0"
        issue={wrong ? t('futures.lotsRange', { min: number(1), max: number(all.toString()) }) : undefined}
        hint={lots < all ? t('close-positions.rest', { lots: lotsText(all - lots) }) : t('close-positions.whole')}
      />
      <ShareSlider
        label={t('futures.lots')}
        percent={(Number(lots) / Number(all)) * 100}
        disabled={false}
        tone="brand"
        onChange={(share) => onChange(share === 0 ? '' : lotsOfShare(share, all, 1n).toString())}
      />
    </div>
  );
}

interface QuestionProps extends CloseProps {
  closePart: ReturnType<typeof closingParts>;
  onDone: () => void;
}

function Question({ order, contract, closePart, onDone }: QuestionProps) {
  const all = BigInt(order.lots);
  const [held] = useState(order.lots);
  const [text, setText] = useState(held);
  const blockedReason = useBlockedReason('futures', order.symbol, 'close');
  const lots = lotsTyped(text);
  const closes = isPart(lots, all);
  const { submit, busy, renew } = useSubmit(async () => {
    await closePart({ orderId: order.orderNo, lots: lots.toString() }, held);
    onDone();
  });
  const change = (typed: string) => {
    setText(typed);
    renew();
  };
  return (
    <div className="space-y-4">
      <p className="text-note text-soft">
        {pairText(order.symbol)} · {sideWord(order.direction)} {order.lever}× · {lotsText(order.lots)}
      </p>
      <Lots all={all} lots={lots} text={text} onChange={change} />
      {closes && <Result order={order} contract={contract} lots={lots} />}
      <p className="text-note text-pretty text-faint">{t('close-positions.nextPrice')}</p>
      <BlockedReason why={blockedReason} />
      <Button className="w-full" busy={busy} disabled={!closes || blockedReason !== null} onClick={submit}>
        {closes ? `${t('futures.close')} · ${lotsText(lots)}` : t('futures.close')}
      </Button>
    </div>
  );
}

/** Asks how much of a position closes, and says what that leaves. */
export function CloseSheet({ open, onClose, ...rest }: CloseProps & { open: boolean; onClose: () => void }) {
  // Beyond the sheet: who closes it after a lost answer may ask for the same once more.
  const [closePart] = useState(closingParts);
  return (
    <Sheet open={open} onClose={onClose} title={t('close-positions.title')}>
      <Question {...rest} closePart={closePart} onDone={onClose} />
    </Sheet>
  );
}
