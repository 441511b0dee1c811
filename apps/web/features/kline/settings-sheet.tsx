import { useId } from 'react';
import { radio } from '../../design/access/arrow-keys.ts';
import { Sheet } from '../../design/sheet.tsx';
import { SwitchRow } from '../../design/list.tsx';
import { t, type PlainKey } from '../../locales/i18n.ts';
import { ColourChoice } from '../../shell/session/colour-choice.tsx';
import { setChart, toggleIndicator, useChartSettings } from './settings.ts';
import { candleTypes, indicators, type CandleType, type Indicator } from './choices.ts';

const candleNames: Readonly<Record<CandleType, PlainKey>> = {
  solid: 'chart.solid',
  hollow: 'chart.hollow',
  ohlc: 'chart.ohlc',
  area: 'chart.area',
};
const indicatorNames: Readonly<Record<Indicator, PlainKey>> = {
  BOLL: 'kline.bollinger',
  MA: 'chart.movingAverage',
  EMA: 'chart.exponentialAverage',
  VOL: 'chart.volumeLong',
  MACD: 'chart.macd',
  RSI: 'chart.rsi',
  KDJ: 'chart.kdj',
};

/** A candle of the type, as a small picture. */
function CandlePicture({ type }: { type: CandleType }) {
  if (type === 'area')
    return (
      <svg width="28" height="28" viewBox="0 0 28 28" aria-hidden="true">
        <path d="M2 20 9 12l6 5 11-11v20H2z" fill="currentColor" opacity=".25" />
        <path d="M2 20 9 12l6 5L26 6" fill="none" stroke="currentColor" strokeWidth="2" />
      </svg>
    );
  if (type === 'ohlc')
    return (
      <svg width="28" height="28" viewBox="0 0 28 28" aria-hidden="true" stroke="currentColor" strokeWidth="2">
        <path d="M9 4v20M4 18h5M9 8h5M20 4v20M15 9h5M20 20h5" />
      </svg>
    );
  return (
    <svg
      width="28"
      height="28"
      viewBox="0 0 28 28"
      aria-hidden="true"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinejoin="round"
    >
      <path d="M8 3v5M8 20v5M20 3v5M20 20v5" />
      <path d="M5 8h6v12H5z" fill={type === 'solid' ? 'currentColor' : 'none'} />
      <path d="M17 8h6v12h-6z" fill="currentColor" />
    </svg>
  );
}

function CandleChoice({ chosen }: { chosen: CandleType }) {
  const id = useId();
  return (
    <div className="px-4 py-3">
      <p id={id} className="text-row">
        {t('chart.candleType')}
      </p>
      <div role="radiogroup" aria-labelledby={id} className="mt-3 grid grid-cols-4 gap-2">
        {candleTypes.map((type) => (
          <button
            {...radio(type === chosen)}
            key={type}
            onClick={() => setChart({ candles: type })}
            className={
              'press flex min-w-0 flex-col items-center gap-1.5 rounded-field border px-1 py-2.5 ' +
              (type === chosen ? 'border-brand bg-brand-soft text-ink' : 'border-line text-soft')
            }
          >
            <CandlePicture type={type} />
            <span className="max-w-full text-center text-mini break-words hyphens-auto">{t(candleNames[type])}</span>
          </button>
        ))}
      </div>
    </div>
  );
}

interface SettingsSheetProps {
  open: boolean;
  onClose: () => void;
}

/** How the chart looks: candles, colours, indicators, the scale of its prices. */
export function SettingsSheet({ open, onClose }: SettingsSheetProps) {
  const settings = useChartSettings();
  return (
    <Sheet open={open} onClose={onClose} title={t('kline.settings')}>
      <div className="-mx-4">
        <CandleChoice chosen={settings.candles} />
        <ColourChoice />
        <h3 className="px-4 pt-3 text-note text-soft">{t('chart.indicators')}</h3>
        {indicators.map((name) => (
          <SwitchRow
            key={name}
            title={t(indicatorNames[name])}
            note={name}
            on={settings.shown.includes(name)}
            onChange={() => toggleIndicator(name)}
          />
        ))}
        <SwitchRow
          title={t('chart.logScale')}
          note={t('chart.logScaleText')}
          on={settings.scale === 'log'}
          onChange={(log) => setChart({ scale: log ? 'log' : 'even' })}
        />
        <SwitchRow
          title={t('kline.autoRefresh')}
          note={t('chart.autoRefreshText')}
          on={settings.autoRefresh}
          onChange={(autoRefresh) => setChart({ autoRefresh })}
        />
      </div>
    </Sheet>
  );
}
