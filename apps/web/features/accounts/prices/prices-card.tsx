import { ChevronDown, Dices } from 'lucide-react';
import { useState } from 'react';
import type { Step } from '@candor/verifier/text.ts';
import { ProgressRing } from '../../../design/progress-ring.tsx';
import { useSubmit } from '../../../design/use-submit.ts';
import { number, share } from '../../../locales/format.ts';
import { t } from '../../../locales/i18n.ts';
import { call } from '../../../shell/client/call.ts';
import type { Config } from '../../../shell/client/config.ts';
import { nameOf } from '../../../shell/quotes/names.ts';
import { useTickerList } from '../../../shell/quotes/ticker-list.ts';
import { CheckCard } from '../checks/check-card.tsx';
import { recomputePrices } from './recompute-prices.ts';

/** What came of it: a sentence, and whether it is a good one. */
interface Outcome {
  readonly text: string;
  readonly tone: 'text-up' | 'text-error' | 'text-soft';
  /** What was mixed in; empty where nothing was recomputed. */
  readonly beside: string;
}

function outcomeOf(symbol: string, steps: readonly Step[]): Omit<Outcome, 'beside'> {
  const prices = steps.find(({ name }) => name === 'prices');
  if (steps.some(({ ok }) => ok === false)) return { text: t('prices.wrong', { symbol }), tone: 'text-error' };
  if (prices?.ok !== true) return { text: t('prices.failed'), tone: 'text-soft' };
  return { text: t('prices.all', { count: number(prices.found), symbol }), tone: 'text-up' };
}

/** Megabytes of a symbol's tape of a day, packed. */
const megabytes = 3;

async function recomputeYesterday(symbol: string, onProgress: (share: number) => void): Promise<Outcome> {
  try {
    const seeds = await call('GET /fair/seeds', undefined, { quiet: true });
    const day = seeds.list[0]?.day;
    if (day === undefined) return { text: t('prices.none'), tone: 'text-soft', beside: '' };
    const steps = await recomputePrices({ seeds, symbol, day, onProgress });
    const value = seeds.publicValues.find((one) => one.day === day && one.signature !== null);
    const beside = value === undefined ? t('prices.without') : t('prices.with', { round: value.round });
    return { ...outcomeOf(symbol, steps), beside };
  } catch {
    return { text: t('prices.failed'), tone: 'text-soft', beside: '' };
  }
}

interface ChoiceProps {
  readonly symbol: string;
  readonly onChange: (symbol: string) => void;
}
function SymbolChoice({ symbol, onChange }: ChoiceProps) {
  const { data = [] } = useTickerList();
  return (
    <label className="mt-3 flex min-h-11 items-center gap-3">
      <span className="text-note text-soft">{t('prices.symbol')}</span>
      <span className="relative grid min-w-0 flex-1 items-center self-stretch">
        <select
          value={symbol}
          onChange={(event) => onChange(event.currentTarget.value)}
          className={
            'min-w-0 appearance-none self-stretch bg-transparent pr-5 text-input font-medium text-ellipsis ' +
            'text-ink'
          }
        >
          {data.map((each) => (
            <option key={each.symbol} value={each.symbol}>
              {each.symbol.replace(/USDT$/, '')} · {nameOf(each.symbol)}
            </option>
          ))}
        </select>
        <ChevronDown size={18} aria-hidden="true" className="pointer-events-none absolute right-0 text-faint" />
      </span>
    </label>
  );
}

/** @param done 0–1 */
const Progress = ({ done }: { readonly done: number }) => (
  <div
    role="progressbar"
    aria-label={t('prices.title')}
    aria-valuenow={Math.round(100 * done)}
    className="mt-3 flex min-h-11 items-center gap-3"
  >
    <ProgressRing share={done} size={20} thickness={3} />
    <span className="text-note text-soft">{share(done, 0)}</span>
  </div>
);

const Result = ({ text, tone, beside }: Outcome) => (
  <p role="status" className={`mt-3 animate-appear text-note text-pretty ${tone}`}>
    {text}
    {beside !== '' && <span className="mt-0.5 block text-caption text-faint">{beside}</span>}
  </p>
);

/** Lets everybody see that the simulated prices of the last day were fixed before it began. */
export function PricesCard({ feed }: Pick<Config, 'feed'>) {
  const [symbol, setSymbol] = useState('BTCUSDT');
  const [done, setDone] = useState(0);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const { submit, busy } = useSubmit(async () => {
    setDone(0);
    setOutcome(null);
    setOutcome(await recomputeYesterday(symbol, setDone));
  });
  const choose = (next: string) => {
    setSymbol(next);
    setOutcome(null);
  };
  return (
    <CheckCard
      icon={Dices}
      title={t('prices.title')}
      text={t('prices.text', { size: megabytes })}
      action={t('prices.run')}
      busy={busy}
      onPress={() => submit()}
    >
      {feed.seedOrigin === 'set' && <p className="mt-3 text-note text-pretty text-soft">{t('prices.set')}</p>}
      {!busy && <SymbolChoice symbol={symbol} onChange={choose} />}
      {busy && <Progress done={done} />}
      {outcome !== null && <Result {...outcome} />}
    </CheckCard>
  );
}
