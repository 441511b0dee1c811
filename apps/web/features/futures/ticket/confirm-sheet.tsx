import { Button } from '../../../design/button.tsx';
import { Fact } from '../../../design/list.tsx';
import { Sheet } from '../../../design/sheet.tsx';
import { Barred } from '../../../design/states.tsx';
import { number } from '../../../locales/format.ts';
import { t } from '../../../locales/i18n.ts';
import { pairOf } from '../../../shell/quotes/quote-row.tsx';
import { pairText, priceIn } from '../../../shell/quotes/words.ts';
import { priceText, sizeText, type Terms } from '../terms.ts';
import { lotsText, usdtWords } from '../words.ts';
import type { Checked, Draft } from './draft.ts';

interface ConfirmSheetProps {
  open: boolean;
  onClose: () => void;
  onConfirm: () => void;
  busy: boolean;
  terms: Terms;
  draft: Draft;
  checked: Checked;
  barred: string | null;
}

/** The whole order in words and numbers, to agree to. */
export function ConfirmSheet({ open, onClose, ...rest }: ConfirmSheetProps) {
  const { symbol } = rest.terms.contract;
  const title = t(rest.draft.side === 'long' ? 'futures.confirmLong' : 'futures.confirmShort', { pair: pairText(symbol) });
  return <Sheet open={open} onClose={onClose} title={title}><Order {...rest} /></Sheet>;
}

function Order({ onConfirm, busy, terms, draft, checked, barred }: Omit<ConfirmSheetProps, 'open' | 'onClose'>) {
  const { symbol } = terms.contract;
  const { cost, limit, lots, stopProfit, stopLoss } = checked;
  if (cost === null) return null;
  const way = draft.side === 'long' ? 'up' : 'down';
  const at = (value: bigint) => priceIn(symbol, priceText(value));
  const lotsLine = `${lotsText(lots)} · ${number(sizeText(cost.held.size), 8)} ${pairOf(symbol)[0]}`;
  return (
    <>
      <p className="text-row text-pretty">{limit === null ? t('futures.ruleMarket') : t('futures.ruleLimit', { price: at(limit) })}</p>
      <dl className="mt-3 rounded-field bg-raised px-4 py-2">
        <Fact name={t('futures.lots')}>{lotsLine}</Fact>
        <Fact name={t('futures.leverage')}>{draft.lever}×</Fact>
        <Fact name={limit === null ? t('futures.mark') : t('futures.orderPrice')}>{at(limit ?? checked.reference)}</Fact>
        <Fact name={t('futures.notional')}>{usdtWords(cost.notional)} USDT</Fact>
        <Fact name={t('futures.margin')}>{usdtWords(cost.margin)} USDT</Fact>
        <Fact name={t('futures.openFee')}>{usdtWords(cost.openFee)} USDT</Fact>
        <Fact name={t('futures.closeFee')}>{usdtWords(cost.closeFee)} USDT</Fact>
        {stopProfit !== null && <Fact name={t('futures.takeProfit')}>{at(stopProfit)}</Fact>}
        {stopLoss !== null && <Fact name={t('futures.stopLoss')}>{at(stopLoss)}</Fact>}
        <Fact name={t('futures.liquidation')}><span className="font-semibold text-warn">{cost.liquidationShown === 0n ? t('futures.none') : at(cost.liquidationShown)}</span></Fact>
      </dl>
      <p className="mt-3 text-note text-pretty text-soft">{t('futures.ruleLoss')}</p>
      <Barred why={barred} className="mt-3" />
      <Button look={way} busy={busy} disabled={barred !== null} onClick={onConfirm} className="mt-4 w-full">{t(draft.side === 'long' ? 'futures.openLong' : 'futures.openShort')}</Button>
    </>
  );
}
