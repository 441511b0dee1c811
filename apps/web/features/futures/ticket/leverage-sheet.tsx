import { Check } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { Side } from '@candor/core/futures/formulas.ts';
import type { Price } from '@candor/core/money/amount.ts';
import { priceIn } from '../../../shell/quotes/words.ts';
import { Sheet } from '../../../design/sheet.tsx';
import { t } from '../../../locales/i18n.ts';
import { withSecondary } from '../../../locales/late/with-words.ts';
import { useOffer } from '../../../shell/questions/own-offer.ts';
import { LatePart } from '../../../shell/routing/late-part.tsx';
import { priceText, type Terms } from '../../../shell/futures/terms.ts';
import { shareText, usdtWords } from '../words.ts';
import { costOf, tierFor } from './cost.ts';

interface LeverageSheetProps {
  open: boolean;
  terms: Terms;
  side: Side;
  lots: bigint;
  at: Price;
  value: number;
  onChange: (leverage: number) => void;
  onClose: () => void;
}

const loadCappedNote = () => withSecondary(() => import('./capped-note.tsx').then(({ CappedNote }) => CappedNote));

type RowProps = Pick<LeverageSheetProps, 'terms' | 'side' | 'at' | 'value'> & {
  leverage: number;
  lots: bigint;
  onPress: () => void;
};

const look =
  'press flex min-h-16 w-full items-center gap-3 rounded-field border px-4 py-2 text-left disabled:opacity-45';

/** The margin, millionths of USDT, and the price of liquidation. */
function Asked({ symbol, margin, liquidation }: { symbol: string; margin: bigint | undefined; liquidation: bigint }) {
  return (
    <>
      {t('futures.margin')} <span className="text-ink">{margin === undefined ? '—' : usdtWords(margin)}</span>
      <span className="block">
        {t('futures.liquidation')}{' '}
        <span className="text-ink">
          {liquidation === 0n ? t('futures.none') : priceIn(symbol, priceText(liquidation))}
        </span>
      </span>
    </>
  );
}

/** One leverage: what it asks as margin and how near it brings liquidation. */
function LeverageRow({ terms, side, lots, at, leverage, value, onPress }: RowProps) {
  const cost = costOf(terms, { side, lots, leverage, at });
  const allowed = (tierFor(terms, lots, at)?.leverageMax ?? 0) >= leverage;
  const liquidation = cost?.liquidationShown ?? 0n;
  const distance = Math.abs(Number(liquidation - at)) / Number(at);
  return (
    <button
      type="button"
      disabled={!allowed}
      aria-pressed={leverage === value}
      onClick={onPress}
      className={`${look} ${leverage === value ? 'border-brand bg-brand-soft' : 'border-transparent bg-raised'}`}
    >
      <span className="flex min-w-10 shrink-0 flex-col text-bar font-bold">
        {leverage}×{leverage === value && <Check size={18} aria-hidden="true" className="text-brand" />}
      </span>
      <span className="min-w-0 flex-1 text-note text-soft">
        {allowed ? (
          <Asked symbol={terms.contract.symbol} margin={cost?.margin} liquidation={liquidation} />
        ) : (
          t('futures.leverageTooBig')
        )}
      </span>
      {allowed && liquidation > 0n && (
        <span className="shrink-0 text-right text-note font-semibold">
          {shareText(distance)}
          <span className="block text-caption font-normal text-soft">{t('futures.away')}</span>
        </span>
      )}
    </button>
  );
}

/** Brings down what was chosen elsewhere, or before the answer came. @returns to what, until another is chosen */
function useCapped(most: number, { value, onChange }: Pick<LeverageSheetProps, 'value' | 'onChange'>): number | null {
  const [capped, setCapped] = useState<number | null>(null);
  useEffect(() => {
    if (value <= most) return;
    setCapped(most);
    onChange(most);
  }, [value, most, onChange]);
  return capped === value ? capped : null;
}

/** The leverages of the customer's country, each with its margin and the way to liquidation for the ticket's size. */
export function LeverageSheet({ open, onClose, onChange, ...rest }: LeverageSheetProps) {
  const { terms, lots, value } = rest;
  const { leverMax } = useOffer('futures', terms.contract.symbol);
  const leverages = terms.leverages.filter((leverage) => leverage <= Math.max(1, leverMax));
  const capped = useCapped(leverages.at(-1) ?? 1, { value, onChange });
  const size = lots === 0n ? terms.contract.lotsMin : lots;
  return (
    <>
      {capped !== null && <LatePart load={loadCappedNote} part={{ max: capped }} />}
      <Sheet open={open} onClose={onClose} title={t('futures.leverage')}>
        <p className="mb-3 text-note text-pretty text-soft">{t('futures.leverageText')}</p>
        <div className="space-y-2">
          {leverages.map((leverage) => (
            <LeverageRow
              key={leverage}
              {...rest}
              lots={size}
              leverage={leverage}
              onPress={() => {
                onChange(leverage);
                onClose();
              }}
            />
          ))}
        </div>
      </Sheet>
    </>
  );
}
