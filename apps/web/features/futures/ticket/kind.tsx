import { ArrowDown, ArrowUp, ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { Segment } from '../../../design/segment.tsx';
import { t } from '../../../locales/i18n.ts';
import { LatePart } from '../../../shell/routing/late-part.tsx';
import { typed } from '../words.ts';
import { issueOf, type PartProps } from './issue.ts';

const loadLeverageSheet = () => import('./leverage-sheet.tsx').then(({ LeverageSheet }) => LeverageSheet);

function Direction({ state: { draft, change } }: Pick<PartProps, 'state'>) {
  const sides = [
    {
      value: 'long' as const,
      tone: 'up' as const,
      hotkey: 'B',
      label: (
        <>
          <ArrowUp size={18} strokeWidth={2.75} aria-hidden="true" />
          {t('futures.long')}
        </>
      ),
    },
    {
      value: 'short' as const,
      tone: 'down' as const,
      hotkey: 'S',
      label: (
        <>
          <ArrowDown size={18} strokeWidth={2.75} aria-hidden="true" />
          {t('futures.short')}
        </>
      ),
    },
  ];
  return (
    <Segment
      label={t('futures.direction')}
      name="side"
      value={draft.side}
      options={sides}
      onChange={(side) => change({ side, takeProfit: '', stopLoss: '' })}
    />
  );
}

function OrderType({ state: { draft, change }, mark }: Pick<PartProps, 'state' | 'mark'>) {
  return (
    <Segment
      label={t('futures.orderType')}
      name="entrustType"
      value={draft.orderType}
      className="flex-1"
      options={[
        { value: 'market', label: t('futures.market') },
        { value: 'limit', label: t('futures.limit') },
      ]}
      onChange={(orderType) =>
        change({ orderType, price: orderType === 'limit' && draft.price === '' ? typed(mark) : draft.price })
      }
    />
  );
}

function LeverageButton({ leverage, faulty, onPress }: { leverage: number; faulty: boolean; onPress: () => void }) {
  const look =
    'press flex min-h-11 items-center justify-center gap-1 rounded-field border bg-surface px-3 text-row font-bold';
  return (
    <button
      type="button"
      onClick={onPress}
      aria-haspopup="dialog"
      aria-label={`${t('futures.leverage')} ${leverage}×`}
      aria-describedby={faulty ? 'lever-note' : undefined}
      className={`${look} ${faulty ? 'border-error' : 'border-transparent'}`}
    >
      {leverage}×<ChevronDown size={16} aria-hidden="true" className="text-soft" />
    </button>
  );
}

/** Which way, at which price and with which leverage to open. */
export function Kind({ state, terms, mark }: PartProps) {
  const [choosing, setChoosing] = useState(false);
  const { draft, change, checked } = state;
  const issue = issueOf({ state, terms, mark }, 'leverage');
  return (
    <>
      <Direction state={state} />
      <div className="mt-2 flex gap-2">
        <OrderType state={state} mark={mark} />
        <LeverageButton leverage={draft.leverage} faulty={issue !== undefined} onPress={() => setChoosing(true)} />
      </div>
      {issue !== undefined && (
        <p id="lever-note" role="alert" className="mt-1.5 text-note text-error">
          {issue}
        </p>
      )}
      <LatePart
        load={loadLeverageSheet}
        part={{
          open: choosing,
          terms,
          side: draft.side,
          lots: checked.lots,
          at: checked.limit ?? mark,
          value: draft.leverage,
          onChange: (leverage: number) => change({ leverage }),
          onClose: () => setChoosing(false),
        }}
      />
    </>
  );
}
