import { formatAmount } from '@candor/core/money/currencies.ts';
import { EyeOff, GraduationCap, Scale, type LucideIcon } from 'lucide-react';
import { Button } from '../../../design/button.tsx';
import { Card, Lead } from '../../../design/list.tsx';
import { amount, signedAmount } from '../../../locales/format.ts';
import { t } from '../../../locales/i18n.ts';
import { SymbolSwitch } from '../../../shell/quotes/symbol-switch.tsx';
import { nameOf } from '../../../shell/quotes/names.ts';
import { lastScore } from './round/last-score.ts';
import { purse } from './round/round.ts';

interface StartProps {
  symbol: string;
  among: readonly string[];
  onChoose: (symbol: string) => void;
  busy: boolean;
  onStart: () => void;
}

function Point({ icon: Icon, title, text }: { icon: LucideIcon; title: string; text: string }) {
  return (
    <div className="flex gap-3 py-3">
      <Icon size={20} strokeWidth={1.75} aria-hidden="true" className="mt-0.5 shrink-0 text-soft" />
      <div className="min-w-0">
        <h2 className="text-row font-semibold">{title}</h2>
        <p className="mt-0.5 text-note text-pretty text-soft">{text}</p>
      </div>
    </div>
  );
}

function LastScore() {
  const last = lastScore();
  if (last === null) return null;
  const { wins, losses, result } = last;
  return (
    <p className="text-center text-note text-soft">
      {t('practise.last', { wins, losses, result: signedAmount(result) })}
    </p>
  );
}

/** What practise is, and what it plays. */
export function Start({ symbol, among, onChoose, busy, onStart }: StartProps) {
  return (
    <div className="gutter mx-auto w-full max-w-120 space-y-3 pt-2 pb-4">
      <Lead icon={GraduationCap} title={t('practise.lead')} text={t('practise.leadText')} />
      <Card className="px-4 py-2">
        <SymbolSwitch symbol={symbol} among={among} onChoose={onChoose}>
          {nameOf(symbol)}
        </SymbolSwitch>
      </Card>
      <Card className="divide-y divide-line px-4">
        <Point icon={EyeOff} title={t('practise.hidden')} text={t('practise.hiddenText')} />
        <Point
          icon={Scale}
          title={t('practise.rules')}
          text={t('practise.rulesText', { purse: amount(formatAmount(purse, 'USDT'), 'USDT', 0) })}
        />
      </Card>
      <Button className="w-full" busy={busy} onClick={onStart}>
        {t(busy ? 'practise.loading' : 'practise.start')}
      </Button>
      <LastScore />
    </div>
  );
}
