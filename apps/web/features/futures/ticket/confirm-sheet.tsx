import type { Price } from '@candor/core/money/amount.ts';
import { useOffer, useQuestionsFirst } from '../../../shell/questions/own-offer.ts';
import { Button } from '../../../design/button.tsx';
import { Fact } from '../../../design/list.tsx';
import { Sheet } from '../../../design/sheet.tsx';
import { BlockedReason } from '../../../design/states.tsx';
import { amount, number } from '../../../locales/format.ts';
import { t } from '../../../locales/i18n.ts';
import { pairOf } from '../../../shell/quotes/quote-row.tsx';
import { limitAgainst } from '../../../shell/quotes/limit-price.ts';
import { pairText, priceIn } from '../../../shell/quotes/words.ts';
import { fromMicros } from '../../../shell/funds/micros.ts';
import type { Move } from '../../../shell/funds/remedy.tsx';
import { accountNames } from '../../../shell/funds/transfer-sheet.tsx';
import { LatePart } from '../../../shell/routing/late-part.tsx';
import { priceText, sizeText } from '../../../shell/futures/terms.ts';
import { awayText, lotsText, usdtWords } from '../words.ts';
import { shownCost, type Cost } from './cost.ts';
import type { PartProps } from './issue.ts';

const loadRisk = () => import('../../../shell/risk/load-risk-lines.ts').then((m) => m.loadTradingRisk());

interface ConfirmSheetProps extends PartProps {
  blockedReason: string | null;
}

/** The whole order in words and numbers, to agree to; with what is moved from another own account to pay for it. */
export function ConfirmSheet(props: ConfirmSheetProps) {
  const { state, terms } = props;
  const title = t(state.draft.side === 'long' ? 'futures.confirmLong' : 'futures.confirmShort', {
    pair: pairText(terms.contract.symbol),
  });
  return (
    <Sheet open={state.asked !== null} onClose={state.leave} title={title}>
      <Order {...props} />
    </Sheet>
  );
}

/** What becomes of the order: at market, waiting for its price, or at once because the market is already there. */
function ruleOf(limit: Price | null, crosses: boolean, at: (price: Price) => string, mark: Price): string {
  if (limit === null) return t('futures.ruleMarket');
  return crosses ? t('futures.ruleCrosses', { mark: at(mark) }) : t('futures.ruleLimit', { price: at(limit) });
}

/** What is moved, in the language. */
const movedText = (move: Move): string => amount(fromMicros(move.units));

type FactsProps = Pick<ConfirmSheetProps, 'terms' | 'state'> & {
  cost: Cost;
  against: ReturnType<typeof limitAgainst> | null;
  at: (price: bigint) => string;
};

function Facts({ terms, state: { draft, checked, asked }, cost, against, at }: FactsProps) {
  const move = asked?.move ?? null;
  const { limit, lots, takeProfit, stopLoss } = checked;
  const shown = shownCost(cost);
  const lotsLine = `${lotsText(lots)} · ${number(sizeText(cost.held.size), 8)} ${pairOf(terms.contract.symbol)[0]}`;
  return (
    <dl className="mt-3 rounded-field bg-raised px-4 py-2">
      {move !== null && <Fact name={`${t('funds.from')} · ${t(accountNames[move.from])}`}>{movedText(move)} USDT</Fact>}
      <Fact name={t('futures.lots')}>{lotsLine}</Fact>
      <Fact name={t('futures.leverage')}>{draft.leverage}×</Fact>
      <Fact name={limit === null ? t('futures.mark') : t('futures.orderPrice')}>{at(limit ?? checked.reference)}</Fact>
      {against !== null && <Fact name={t('futures.fromMark')}>{awayText(against.away)}</Fact>}
      <Fact name={t('futures.notional')}>{usdtWords(cost.notional)} USDT</Fact>
      <Fact name={t('futures.margin')}>{amount(shown.margin)} USDT</Fact>
      <Fact name={t('futures.openFee')}>{amount(shown.openFee)} USDT</Fact>
      <Fact name={t('futures.closeFee')}>{amount(shown.closeFee)} USDT</Fact>
      {takeProfit !== null && <Fact name={t('futures.takeProfit')}>{at(takeProfit)}</Fact>}
      {stopLoss !== null && <Fact name={t('futures.stopLoss')}>{at(stopLoss)}</Fact>}
      <Fact name={t('futures.liquidation')}>
        <span className="font-semibold text-warn">
          {cost.liquidationShown === 0n ? t('futures.none') : at(cost.liquidationShown)}
        </span>
      </Fact>
    </dl>
  );
}

/** What the press does: the order alone, or the transfer that pays for it too. */
function actionOf({ draft, asked }: PartProps['state']): string {
  const move = asked?.move ?? null;
  if (move !== null) return t('open-positions.moveAndOpen', { amount: movedText(move) });
  return t(draft.side === 'long' ? 'futures.openLong' : 'futures.openShort');
}

function Order({ blockedReason: blocked, ...rest }: ConfirmSheetProps) {
  const { notOffered } = useOffer('futures', rest.terms.contract.symbol);
  const questionsFirst = useQuestionsFirst();
  const blockedReason = notOffered ?? blocked;
  const { terms, mark, state } = rest;
  const { draft, checked, busy, place } = state;
  const { symbol } = terms.contract;
  const { cost, limit } = checked;
  if (cost === null) return null;
  const way = draft.side === 'long' ? 'up' : 'down';
  const against = limit === null ? null : limitAgainst(draft.side === 'long', limit, mark);
  const at = (value: bigint) => priceIn(symbol, priceText(value));
  return (
    <>
      <p className={`text-row text-pretty ${against?.crosses === true ? 'text-warn' : ''}`}>
        {ruleOf(limit, against?.crosses === true, at, mark)}
      </p>
      <Facts terms={terms} state={state} cost={cost} against={against} at={at} />
      <p className="mt-3 text-note text-pretty text-soft">{t('futures.ruleLoss')}</p>
      <LatePart load={loadRisk} waiting={<div className="h-12" />} part={{}} quiet />
      <BlockedReason why={blockedReason} className="mt-3" />
      <Button
        look={way}
        busy={busy}
        disabled={blockedReason !== null}
        onClick={() => questionsFirst(place)}
        className="mt-4 w-full"
      >
        {actionOf(state)}
      </Button>
    </>
  );
}
