import { History } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { Button } from '../../design/button.tsx';
import { ErrorState, SkeletonCard } from '../../design/states.tsx';
import { share } from '../../locales/format.ts';
import { t } from '../../locales/i18n.ts';
import { NavBar } from '../../shell/bars/nav-bar.tsx';
import { useConnection } from '../../shell/client/stream.ts';
import type { Balance } from '../../shell/funds/balances.ts';
import { elsewhere, TopUpSheet } from '../../shell/funds/remedy.tsx';
import { TopUpButton } from '../../shell/funds/top-up.tsx';
import { NotTraded } from '../../shell/quotes/not-traded.tsx';
import { tickerOf } from '../../shell/quotes/tickers.ts';
import { back, navigate, usePlace } from '../../shell/routing/hash.ts';
import { IconLink } from '../../shell/routing/link.tsx';
import { AmountPanels } from './amount-panels.tsx';
import { CurrencySheet } from './currency-sheet.tsx';
import { PairCard } from './pair-card.tsx';
import { QuoteSheet } from './quote-sheet.tsx';
import { exchangeAccount, symbolOf, useExchange, useOffered, type Offered, type Rule } from './use-exchange.ts';
import { useQuoteRequest } from './use-quote-request.ts';

function Bar() {
  const right = (
    <IconLink to="pages/personal/transferHistory" label={t('exchange.historyTitle')}>
      <History size={22} strokeWidth={1.75} aria-hidden="true" />
    </IconLink>
  );
  return <NavBar title={t('exchange.title')} onBack={() => back('pages/property/property')} right={right} />;
}

function PageSkeleton() {
  return (
    <div role="status" aria-label={t('shell.loading')} className="gutter space-y-3 pt-2">
      <SkeletonCard className="h-45" />
      <SkeletonCard className="h-37" />
      <SkeletonCard className="h-35" />
    </div>
  );
}

/**
 * What helps who has too little of a currency: a transfer from another own account, the day's test funds, or a deposit.
 */
function Remedy({ balances, currencyCode }: { balances: readonly Balance[]; currencyCode: string }) {
  const [moving, setMoving] = useState(false);
  const short = { balances, to: exchangeAccount, currencyCode } as const;
  const movable = elsewhere(short) !== undefined;
  if (!movable && currencyCode !== 'USDT') return null;
  return (
    <section className="mx-4 mt-3 animate-appear rounded-card bg-warn-soft p-4">
      <p className="text-note text-pretty text-warn">{t('fast.shortOffer')}</p>
      {!movable ? (
        <TopUpButton className="mt-2 w-full" />
      ) : (
        <>
          <Button look="quiet" size="medium" onClick={() => setMoving(true)} className="mt-2 w-full">
            {t('funds.transfer')}
          </Button>
          <TopUpSheet open={moving} onClose={() => setMoving(false)} {...short} />
        </>
      )}
    </section>
  );
}

const haltedText = (currency: string): string =>
  tickerOf(symbolOf(currency))?.paused === true
    ? t('fast.paused', { pair: `${currency}/USDT` })
    : t('exchange.halted', { currency });

function Foot({ rule, disabled }: { rule: Rule; disabled: boolean }) {
  return (
    <div className="gutter mt-auto pt-4">
      <p className="mb-3 text-note text-pretty text-faint">
        {t('exchange.terms', { seconds: rule.quoteSeconds, share: share(rule.toleranceRate) })}
      </p>
      <Button type="submit" disabled={disabled} className="w-full">
        {t('exchange.ask')}
      </Button>
    </div>
  );
}

/** Why nothing can be exchanged now. @param halted the currency without a fresh price; null without a connection */
function HaltNote({ halted }: { halted: string | null }) {
  return (
    <p role="status" className="mx-4 mt-3 rounded-field bg-warn-soft px-4 py-3 text-note text-pretty text-warn">
      {halted === null ? t('exchange.disconnected') : haltedText(halted)}
    </p>
  );
}

function Form({ offered, rule, balances }: { offered: readonly Offered[]; rule: Rule; balances: readonly Balance[] }) {
  const state = useExchange(offered, rule, balances);
  const [choosing, setChoosing] = useState<'from' | 'to' | null>(null);
  const request = useQuoteRequest();
  const up = useConnection((connection) => connection.up);
  if (state === null) return null;
  const { from, to, come, typed, halted } = state;
  const short = come.issue?.kind === 'short' || Number(state.available) === 0;
  const isHalted = halted !== null || !up;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    request.ask(state);
  };
  const choose = (code: string) => {
    request.untry();
    state.choose(choosing ?? 'from', code);
  };
  const done = () => {
    request.untry();
    state.type('');
  };
  return (
    <form onSubmit={submit} noValidate className="flex flex-1 flex-col pb-4">
      <AmountPanels state={state} issue={request.issueIn(state)} onOpen={setChoosing} feeShare={share(rule.feeRate)} />
      {short && <Remedy balances={balances} currencyCode={from.currencyCode} />}
      <PairCard state={state} />
      {isHalted && <HaltNote halted={up ? halted : null} />}
      <Foot rule={rule} disabled={isHalted} />
      <CurrencySheet
        open={choosing !== null}
        now={choosing === 'to' ? to.currencyCode : from.currencyCode}
        offered={offered}
        balances={balances}
        onClose={() => setChoosing(null)}
        onChoose={choose}
      />
      <QuoteSheet
        request={request.now}
        rule={rule}
        onClose={request.leave}
        onQuantity={request.object(typed)}
        onDone={done}
      />
    </form>
  );
}

const Waiting = ({ error, onRetry }: { error: string | undefined; onRetry: () => void }) =>
  error === undefined ? <PageSkeleton /> : <ErrorState text={error} onRetry={onRetry} />;

/** Currency exchange at the live rate: what is given, what is got, and an offer to confirm. */
export function TransferPage() {
  const { offered, rule, balances, error, retry } = useOffered();
  const { path, query } = usePlace();
  const asked = query.get('symbol');
  const among = offered?.map(({ currencyCode }) => symbolOf(currencyCode));
  if (asked !== null && among?.includes(asked) === false) {
    return (
      <>
        <Bar />
        <NotTraded symbol={asked} among={among} onChoose={(symbol) => navigate(path, { symbol }, 'replace')} />
      </>
    );
  }
  return (
    <>
      <Bar />
      {offered !== undefined && rule !== undefined && balances !== undefined ? (
        <Form offered={offered} rule={rule} balances={balances} />
      ) : (
        <Waiting error={error} onRetry={retry} />
      )}
    </>
  );
}
