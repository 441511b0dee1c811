import { ArrowLeftRight } from 'lucide-react';
import { useState } from 'react';
import { ShareSlider } from '../../../design/share-slider.tsx';
import { amount, number } from '../../../locales/format.ts';
import { t } from '../../../locales/i18n.ts';
import { Remedy, TopUpSheet } from '../../../shell/funds/remedy.tsx';
import { pairOf } from '../../../shell/quotes/quote-row.tsx';
import { sizeText, usdtText } from '../../../shell/futures/terms.ts';
import { lotsOfShare } from './cost.ts';
import { issueOf, type PartProps } from './issue.ts';
import { StepperField } from './stepper-field.tsx';
import { futuresAccount } from './use-ticket.ts';

/** What can be spent, and the way to more. @param available millionths of USDT, null until known */
function Available({ available, onPress }: { available: bigint | null; onPress: () => void }) {
  return (
    <button
      type="button"
      onClick={onPress}
      aria-haspopup="dialog"
      className={
        'press relative flex items-center gap-1.5 text-note text-soft after:absolute after:-inset-x-2 ' +
        'after:-inset-y-2.5'
      }
    >
      <span>
        {t('futures.available')}{' '}
        <span className="font-semibold text-ink">{available === null ? '—' : amount(usdtText(available))}</span>
      </span>
      <ArrowLeftRight size={14} aria-hidden="true" className="text-brand" />
      <span className="sr-only">{t('funds.transfer')}</span>
    </button>
  );
}

/** What helps with a balance that is too small: what the order lacks, where there is one, moved from elsewhere. */
function Short({ missing, balances }: PartProps['state']) {
  return <Remedy balances={balances} to={futuresAccount} text={t('futures.shortOffer')} missing={missing} />;
}

/**
 * How many lots, typed or as a share of what is available. @param offers what helps with a balance that is too small;
 * not where more money would change nothing
 */
export function Lots({ offers, ...props }: PartProps & { offers: boolean }) {
  const {
    state: { draft, change, checked, available, balances },
    terms,
  } = props;
  const [moving, setMoving] = useState(false);
  const { contract } = terms;
  const { max, lots } = checked;
  const step = (way: -1 | 1) => {
    const moved = lots + BigInt(way);
    change({ lots: (moved < contract.lotsMin ? contract.lotsMin : moved).toString() });
  };
  const size = number(sizeText((lots === 0n ? 1n : lots) * contract.contractSize), 8);
  const percent = max === 0n ? 0 : (Number(lots) / Number(max)) * 100;
  const short = checked.issues.lots === 'insufficient-balance' || (available !== null && max === 0n);
  return (
    <div>
      <StepperField
        label={t('futures.lots')}
        value={draft.lots}
        onChange={(text) => change({ lots: text })}
        onStep={step}
        whole
        placeholder="0"
        issue={issueOf(props, 'lots')}
        aside={t(lots === 0n ? 'futures.lotSize' : 'futures.sizeIs', { size, base: pairOf(contract.symbol)[0] })}
        beside={<Available available={available} onPress={() => setMoving(true)} />}
      />
      <ShareSlider
        label={t('futures.shareOfAvailable')}
        percent={percent}
        disabled={max === 0n}
        tone={draft.side === 'long' ? 'up' : 'down'}
        onChange={(share) => change({ lots: share === 0 ? '' : lotsOfShare(share, max, contract.lotsMin).toString() })}
      />
      {short && offers && <Short {...props.state} />}
      <TopUpSheet open={moving} onClose={() => setMoving(false)} balances={balances} to={futuresAccount} />
    </div>
  );
}
