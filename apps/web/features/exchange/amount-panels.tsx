import { ArrowUpDown, ChevronDown } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { Button, IconButton } from '../../design/button.tsx';
import { CoinIcon } from '../../design/coin-icon.tsx';
import { amount, number } from '../../locales/format.ts';
import { t } from '../../locales/i18n.ts';
import { useShownAmount } from '../../shell/amounts/use-shown-amount.ts';
import type { ExchangeState } from './use-exchange.ts';

function CoinButton({ code, label, onOpen }: { code: string; label: string; onOpen: () => void }) {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-label={`${label}: ${code}`}
      onClick={onOpen}
      className="press flex min-h-11 shrink-0 items-center gap-2 rounded-full bg-raised px-2.5 text-bar font-semibold"
    >
      <CoinIcon code={code} size={28} />
      {code}
      <ChevronDown size={16} aria-hidden="true" className="text-soft" />
    </button>
  );
}

interface PanelsProps {
  state: ExchangeState;
  /** What is wrong with the quantity, in words. */
  issue: string | undefined;
  onOpen: (side: 'from' | 'to') => void;
}

/** Long numbers stay on one line on the narrowest screens. */
const sizeOf = (text: string): string => (text.length > 9 ? 'text-bar xs:text-title' : 'text-title');

const panel = 'frame-focus rounded-card border bg-surface p-4 pb-3';
const input = 'min-h-12 w-full min-w-0 flex-1 bg-transparent text-right font-bold tracking-tight';
const got = 'min-w-0 flex-1 text-right font-bold tracking-tight break-words';

function rangeText({ minimum, maximum }: ExchangeState['come'], currency: string): string {
  if (minimum === null || maximum === null) return '—';
  return t('exchange.rangeOf', { min: number(minimum, 8), max: number(maximum, 8), currency });
}

function Available({ available, code, onMost }: { available: string; code: string; onMost: () => void }) {
  return (
    <div className="mt-1 flex items-center justify-between gap-2 border-t border-line pt-1">
      <span className="min-w-0 text-note text-soft">
        {t('funds.available', { amount: `${amount(available, code)} ${code}` })}
      </span>
      <Button look="plain" size="medium" disabled={Number(available) === 0} onClick={onMost} className="-mr-3">
        {t('funds.max')}
      </Button>
    </div>
  );
}

function Give({ state, issue, onOpen }: PanelsProps) {
  const { from, typed, come, available } = state;
  const id = useId();
  const shown = useShownAmount({
    value: typed,
    onChange: (event) => state.type(event.currentTarget.value),
    decimals: 2,
  });
  const code = from.currencyCode;
  return (
    <div className={`${panel} ${issue === undefined ? 'border-line' : 'border-error'}`}>
      <label htmlFor={id} className="block text-note text-soft">
        {t('exchange.give')}
      </label>
      <div className="mt-2 flex items-center gap-3">
        <CoinButton code={code} label={t('exchange.give')} onOpen={() => onOpen('from')} />
        <input
          id={id}
          inputMode="decimal"
          autoComplete="off"
          placeholder="0"
          {...shown}
          aria-invalid={issue !== undefined || undefined}
          aria-describedby={`${id}-note`}
          className={`${input} ${sizeOf(shown.value)}`}
        />
      </div>
      <p
        id={`${id}-note`}
        role={issue === undefined ? undefined : 'alert'}
        className={`mt-1 text-note text-pretty ${issue === undefined ? 'text-faint' : 'animate-appear text-error'}`}
      >
        {issue ?? rangeText(come, code)}
      </p>
      <Available available={available} code={code} onMost={state.typeMost} />
    </div>
  );
}

const Line = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="flex flex-wrap items-baseline justify-between gap-x-2 text-note">
    <dt className="text-soft">{name}</dt>
    <dd className="ml-auto text-right text-ink">{children}</dd>
  </div>
);

function Get({ state: { to, come }, feeShare, onOpen }: Omit<PanelsProps, 'issue'> & { feeShare: string }) {
  const code = to.currencyCode;
  const obtained = come.obtainable === null ? '0' : amount(come.obtainable, code);
  return (
    <div className="rounded-card border border-line bg-surface p-4">
      <p className="text-note text-soft">{t('exchange.get')}</p>
      <div className="mt-2 flex items-center gap-3">
        <CoinButton code={code} label={t('exchange.get')} onOpen={() => onOpen('to')} />
        <p className={`${got} ${sizeOf(obtained)} ${come.obtainable === null ? 'text-faint' : 'text-ink'}`}>
          {obtained}
        </p>
      </div>
      <dl className="mt-3 border-t border-line pt-3">
        <Line name={t('exchange.fee', { share: feeShare })}>
          {come.fee === null ? '—' : `${number(come.fee, 8)} ${code}`}
        </Line>
      </dl>
    </div>
  );
}

/** What is given and what is got, one above the other, with a button between that turns them round. */
export function AmountPanels({ feeShare, ...panels }: PanelsProps & { feeShare: string }) {
  return (
    <div className="gutter pt-2">
      <Give {...panels} />
      <IconButton
        label={t('funds.swap')}
        onClick={panels.state.swap}
        className="relative z-10 mx-auto -my-3 !rounded-full border border-line bg-raised"
      >
        <ArrowUpDown size={20} aria-hidden="true" className="text-brand" />
      </IconButton>
      <Get state={panels.state} onOpen={panels.onOpen} feeShare={feeShare} />
    </div>
  );
}
