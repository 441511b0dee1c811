import { accountTypes } from '@candor/core/ledger/account.ts';
import { ArrowLeftRight, LayoutPanelLeft } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../design/button.tsx';
import { AlertBell, FavouriteStar } from '../features/kline/bars.tsx';
import { DayFigures } from '../features/kline/price-header.tsx';
import { SettingsButton } from '../features/kline/settings-button.tsx';
import { amount } from '../locales/format.ts';
import { t } from '../locales/i18n.ts';
import { balanceIn, useBalances } from '../shell/funds/balances.ts';
import { TransferSheet } from '../shell/funds/transfer-sheet.tsx';
import { LiveChange, LivePrice } from '../shell/quotes/live.tsx';
import { nameOf } from '../shell/quotes/names.ts';
import { SymbolSwitch } from '../shell/quotes/symbol-switch.tsx';
import type { Ticker } from '../shell/quotes/tickers.ts';
import type { WorkspacePlace } from './workspace-place.ts';
import { LayoutSheet } from './layout-sheet.tsx';
import type { Product } from './products.ts';

/** The account that pays for what a ticket trades. */
const payers = {
  fast: accountTypes.account,
  futures: accountTypes.futures,
  spot: accountTypes.coin,
} as const satisfies Record<Product, number>;

/** How more gets there: what the first account lacks comes from where futures are paid. */
const ways = {
  fast: { from: accountTypes.futures, to: accountTypes.account },
  futures: { to: accountTypes.futures },
  spot: { to: accountTypes.coin },
} as const;

/** What the account that pays has available, and the way to move more there. */
function Funds({ product }: { product: Product }) {
  const [moving, setMoving] = useState(false);
  const balances = useBalances().data;
  const available = balances && (balanceIn(balances, payers[product], 'USDT')?.available ?? '0');
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setMoving(true)}
        className="press ml-auto flex min-h-11 shrink-0 flex-col items-end justify-center rounded-field px-2"
      >
        <span className="text-mini text-faint">{t('fast.availableShort')}</span>
        <span className="flex items-center gap-1.5 text-note font-semibold">
          {amount(available)} USDT
          <ArrowLeftRight size={14} aria-hidden="true" className="text-brand" />
          <span className="sr-only">{t('funds.transfer')}</span>
        </span>
      </button>
      <TransferSheet open={moving} onClose={() => setMoving(false)} {...ways[product]} />
    </>
  );
}

function Tools({ symbol }: { symbol: string }) {
  const [open, setOpen] = useState(false);
  return (
    <div className="flex shrink-0">
      <FavouriteStar symbol={symbol} />
      <AlertBell symbol={symbol} />
      <SettingsButton />
      <IconButton label={t('workspace.layout')} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <LayoutPanelLeft size={20} aria-hidden="true" />
      </IconButton>
      <LayoutSheet open={open} onClose={() => setOpen(false)} />
    </div>
  );
}

/** The symbol, its price and its day, and what the account that pays has. */
export function Header({ row: { symbol }, place }: { row: Ticker; place: WorkspacePlace }) {
  return (
    <div className="mb-(--tip) flex min-h-15 items-center gap-4 border-b border-line pr-1.5 pl-4">
      <div className="shrink-0">
        <SymbolSwitch symbol={symbol} onChoose={place.openSymbol}>
          {nameOf(symbol)}
        </SymbolSwitch>
      </div>
      <div className="shrink-0">
        <LivePrice symbol={symbol} className="block text-large leading-6 font-bold tracking-tight moves" />
        <LiveChange symbol={symbol} className="!min-h-0 !min-w-0 !bg-transparent !px-0 text-note" />
      </div>
      {/* As many as have room in one row of two lines. */}
      <div className="min-w-0 overflow-hidden" style={{ height: '2rem' }}>
        <DayFigures symbol={symbol} className="flex flex-wrap gap-x-5" />
      </div>
      <Funds product={place.product} />
      <Tools symbol={symbol} />
    </div>
  );
}
