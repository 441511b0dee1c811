import { ChevronDown, RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import { currencies } from '@candor/core/money/currencies.ts';
import { t } from '../../../locales/i18n.ts';
import { useBalances } from '../../../shell/funds/balances.ts';
import { useWide } from '../../../shell/on-screen/wide.ts';
import { noFilter, isNarrowed, type Filter } from './filter.ts';
import { accountWord } from '../account-word.ts';
import { wordsOf } from './kind-words.ts';
import { daysInOrder, eventKinds, kinds } from './statement.ts';

const wrongDays = 'wrong-days';

interface ChipProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  children: ReactNode;
}

const selectChip = 'relative flex shrink-0 items-center rounded-chip text-note';
const dateChip = 'flex min-h-11 shrink-0 items-center gap-2 rounded-chip border px-3 text-note';

function SelectChip({ label, value, onChange, children }: ChipProps) {
  return (
    <label
      className={`${selectChip} ${value === '' ? 'bg-surface text-soft' : 'bg-brand-soft font-semibold text-ink'}`}
    >
      <span className="sr-only">{label}</span>
      <select
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        className="min-h-11 max-w-[60vw] appearance-none truncate bg-transparent pr-7 pl-3 [field-sizing:content]"
      >
        <option value="">{label}</option>
        {children}
      </select>
      <ChevronDown size={14} aria-hidden="true" className="pointer-events-none absolute right-2" />
    </label>
  );
}

function DateChip({ label, value, wrong, onChange }: Omit<ChipProps, 'children'> & { wrong: boolean }) {
  return (
    <label
      className={
        `${dateChip} ${wrong ? 'border-error' : 'border-transparent'} ` +
        (value === '' ? 'bg-surface text-soft' : 'bg-brand-soft text-ink')
      }
    >
      {label}
      <input
        type="date"
        aria-invalid={wrong || undefined}
        aria-describedby={wrong ? wrongDays : undefined}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        className="min-h-9 bg-transparent text-note"
      />
    </label>
  );
}

function ResetButton({ onPress }: { onPress: () => void }) {
  return (
    <button
      type="button"
      aria-label={t('statement.resetFilters')}
      onClick={onPress}
      className="press grid size-11 shrink-0 place-items-center rounded-chip bg-surface text-brand"
    >
      <RotateCcw size={16} aria-hidden="true" />
    </button>
  );
}

interface SelectsProps {
  value: Filter;
  /** Of events, not of entries: those stand in one account each. */
  events: boolean;
  set: (key: keyof Filter) => (value: string) => void;
}

function Selects({ value, events, set }: SelectsProps) {
  const held = new Set(useBalances().data?.map((row) => row.currencyCode));
  return (
    <>
      <SelectChip label={t('statement.allKinds')} value={value.kind} onChange={set('kind')}>
        {(events ? eventKinds : kinds).map((kind) => (
          <option key={kind} value={kind}>
            {t(wordsOf(kind).name)}
          </option>
        ))}
      </SelectChip>
      {!events && (
        <SelectChip label={t('statement.allAccounts')} value={value.type} onChange={set('type')}>
          {[1, 2, 3, 4].map((type) => (
            <option key={type} value={type}>
              {accountWord(type)}
            </option>
          ))}
        </SelectChip>
      )}
      <SelectChip label={t('statement.allCurrencies')} value={value.currencyCode} onChange={set('currencyCode')}>
        {currencies
          .filter((code) => held.has(code))
          .map((code) => (
            <option key={code} value={code}>
              {code}
            </option>
          ))}
      </SelectChip>
    </>
  );
}

interface FiltersProps extends Pick<SelectsProps, 'value' | 'events'> {
  onChange: (filter: Filter) => void;
}

/** The filters in a row that scrolls sideways; a mouse can't swipe, so where there is room they go on below. */
export function Filters({ value, events, onChange }: FiltersProps) {
  const set = (key: keyof Filter) => (next: string) => onChange({ ...value, [key]: next });
  const wrong = !daysInOrder(value.from, value.to);
  return (
    <>
      <div
        role="group"
        aria-label={t('statement.filters')}
        className={`no-bars relative flex gap-2 px-4 py-2 ${useWide() ? 'flex-wrap' : 'overflow-x-auto'}`}
      >
        {isNarrowed(value) && <ResetButton onPress={() => onChange(noFilter)} />}
        <Selects value={value} events={events} set={set} />
        <DateChip label={t('statement.fromDay')} value={value.from} wrong={false} onChange={set('from')} />
        <DateChip label={t('statement.toDay')} value={value.to} wrong={wrong} onChange={set('to')} />
      </div>
      {wrong && (
        <p id={wrongDays} role="alert" className="gutter pb-2 text-note text-error">
          {t('statement.dayOrder')}
        </p>
      )}
    </>
  );
}
