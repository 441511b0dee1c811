import { ArrowDown, CircleAlert, CircleCheck, TimerOff, WifiOff } from 'lucide-react';
import { useEffect, useState, type ReactNode } from 'react';
import { Button, buttonClass } from '../../design/button.tsx';
import { CoinIcon } from '../../design/coin-icon.tsx';
import { CountdownRing } from '../../design/countdown-ring.tsx';
import { Fact } from '../../design/list.tsx';
import { Sheet } from '../../design/sheet.tsx';
import { Notice, Skeleton } from '../../design/states.tsx';
import { amount, number, share } from '../../locales/format.ts';
import { t } from '../../locales/i18n.ts';
import { Link } from '../../shell/routing/link.tsx';
import { rateWords } from './rate-words.ts';
import type { Rule } from './use-exchange.ts';
import { useQuote, type Exchange, type Phase, type Quote, type QuoteRequest } from './use-quote.ts';

const clock = (): number => performance.now();
const ringPx = 76;

const secondsTo = (to: number): number => Math.max(0, Math.ceil((to - clock()) / 1_000));

function Seconds({ to }: { to: number }) {
  const [seconds, setSeconds] = useState(() => secondsTo(to));
  useEffect(() => {
    const timer = setInterval(() => setSeconds(secondsTo(to)), 200);
    return () => clearInterval(timer);
  }, [to]);
  return (
    <p role="timer" aria-label={t('exchange.secondsLeft', { seconds })} className="text-title font-bold">
      {seconds}
    </p>
  );
}

function Ring({ phase }: { phase: Phase }) {
  if (phase.kind !== 'live') return <Skeleton className="size-20 !rounded-full" />;
  return (
    <CountdownRing key={phase.to} from={phase.from} to={phase.to} clock={clock} size={ringPx} thickness={6}>
      <Seconds to={phase.to} />
    </CountdownRing>
  );
}

type Terms = Pick<Quote, 'currencyCode' | 'targetCurrency' | 'quantity' | 'obtainable'>;

/** What goes and what comes, one under the other. */
function Way({ terms, bold }: { terms: Terms; bold: boolean }) {
  const { currencyCode, targetCurrency, quantity, obtainable } = terms;
  return (
    <div className="min-w-0 flex-1">
      <p className="flex items-center gap-2 text-row text-soft">
        <CoinIcon code={currencyCode} size={20} />
        <span className="min-w-0 break-words">
          {amount(quantity, currencyCode, 8)} {currencyCode}
        </span>
      </p>
      <ArrowDown size={16} aria-hidden="true" className="my-1 ml-0.5 text-faint" />
      <p className={`flex items-center gap-2 ${bold ? 'text-large font-bold' : 'text-large font-bold text-soft'}`}>
        <CoinIcon code={targetCurrency} size={20} />
        <span className="min-w-0 break-words">
          {amount(obtainable, targetCurrency, 8)} {targetCurrency}
        </span>
      </p>
    </div>
  );
}

function Terms({ quote }: { quote: Quote }) {
  const { currencyCode, targetCurrency, rate, feeRate, fee } = quote;
  return (
    <dl className="mt-4 rounded-field bg-raised px-4 py-2">
      <Fact name={t('exchange.rate')}>{rateWords(currencyCode, targetCurrency, rate)}</Fact>
      <Fact name={t('exchange.fee', { share: share(feeRate) })}>
        {number(fee, 8)} {targetCurrency}
      </Fact>
    </dl>
  );
}

interface OfferProps {
  phase: Extract<Phase, { kind: 'asking' | 'live' }>;
  rule: Rule;
  busy: boolean;
  onConfirm: () => void;
}

function Offer({ phase, rule, busy, onConfirm }: OfferProps) {
  const quote = phase.kind === 'live' ? phase.quote : phase.last;
  const note = phase.kind === 'live' ? phase.note : null;
  return (
    <>
      <div className="flex items-center gap-4">
        {quote === null ? (
          <div className="flex-1 space-y-3">
            <Skeleton className="h-5 w-28" />
            <Skeleton className="h-7 w-48" />
          </div>
        ) : (
          <Way terms={quote} bold={phase.kind === 'live'} />
        )}
        <Ring phase={phase} />
      </div>
      {quote === null ? <Skeleton className="mt-4 h-19 !rounded-field" /> : <Terms quote={quote} />}
      <p role="status" className={`mt-3 text-note text-pretty ${note === null ? 'text-faint' : 'text-warn'}`}>
        {note === null
          ? t('exchange.terms', { seconds: rule.quoteSeconds, share: share(rule.toleranceRate) })
          : t(`exchange.${note}`)}
      </p>
      <Button busy={busy || phase.kind === 'asking'} onClick={onConfirm} className="mt-4 w-full">
        {t(phase.kind === 'asking' ? 'exchange.asking' : 'exchange.confirm')}
      </Button>
    </>
  );
}

function Done({ exchange, onClose }: { exchange: Exchange; onClose: () => void }) {
  return (
    <div role="status" className="animate-appear">
      <div className="flex flex-col items-center py-4 text-center">
        <span className="grid size-16 place-items-center rounded-full bg-up-soft text-up">
          <CircleCheck size={32} aria-hidden="true" />
        </span>
        <p className="mt-3 text-title font-bold break-words">
          +{amount(exchange.obtainable, exchange.targetCurrency, 8)} {exchange.targetCurrency}
        </p>
        <p className="mt-1 text-row text-soft">
          −{amount(exchange.quantity, exchange.currencyCode, 8)} {exchange.currencyCode} · {t('exchange.doneText')}
        </p>
      </div>
      <div className="grid grid-cols-2 gap-3">
        <Link to="pages/personal/transferHistory" className={buttonClass('faded')}>
          {t('exchange.history')}
        </Link>
        <Button onClick={onClose}>{t('exchange.close')}</Button>
      </div>
    </div>
  );
}

interface BodyProps {
  request: QuoteRequest;
  rule: Rule;
  onClose: () => void;
  onQuantity: (text: string) => void;
  onDone: () => void;
}

function Body({ request, rule, onClose, onQuantity, onDone }: BodyProps) {
  const { phase, confirm, busy, renew } = useQuote(request, { onQuantity, onDone });
  return (
    <Sheet open onClose={onClose} title={t(phase.kind === 'done' ? 'exchange.done' : 'exchange.offer')}>
      {content()}
    </Sheet>
  );

  function content(): ReactNode {
    switch (phase.kind) {
      case 'done':
        return <Done exchange={phase.exchange} onClose={onClose} />;
      case 'paused':
        return (
          <Notice icon={TimerOff} title={t('exchange.offer')} text={t('exchange.paused')}>
            <Button onClick={renew}>{t('exchange.renew')}</Button>
          </Notice>
        );
      case 'unsure':
        return (
          <Notice icon={WifiOff} title={t('exchange.check')} text={t('exchange.unsure')}>
            <Button busy={busy} onClick={() => confirm()}>
              {t('exchange.check')}
            </Button>
          </Notice>
        );
      case 'refused':
        return (
          <Notice icon={CircleAlert} title={t('exchange.refused')} text={phase.text}>
            <Button onClick={renew}>{t('exchange.renew')}</Button>
          </Notice>
        );
      default:
        return <Offer phase={phase} rule={rule} busy={busy} onConfirm={() => confirm()} />;
    }
  }
}

/** A live quote with its countdown, to be confirmed; then what came of it. */
export function QuoteSheet({ request, ...body }: Omit<BodyProps, 'request'> & { request: QuoteRequest | null }) {
  if (request === null) return null;
  return <Body request={request} {...body} />;
}
