import { Minus, RefreshCw, RefreshCwOff, SeparatorVertical, Trash2, TrendingUp, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { t, type PlainKey } from '../../locales/i18n.ts';
import { plainTools, type Work } from './lines/lines.ts';
import { setChart, toggleIndicator } from './settings.ts';
import { type ChartSettings, type Indicator } from './choices.ts';
import { MoreTools } from './tools/more-tools.tsx';
import { ToolButton } from './tools/tool-button.tsx';

/** Known by this name in every language. */
const bands: Indicator = 'BOLL';

const looks: Readonly<Record<(typeof plainTools)[number], { icon: LucideIcon; label: PlainKey }>> = {
  trend: { icon: TrendingUp, label: 'kline.trendLine' },
  horizontal: { icon: Minus, label: 'kline.horizontalLine' },
  vertical: { icon: SeparatorVertical, label: 'kline.verticalLine' },
};

interface ToolbarProps {
  settings: ChartSettings;
  tool: Work | null;
  onTool: (tool: Work | null) => void;
  /** What the bin removes: the chosen line, else all of them. */
  bin: 'line' | 'all' | 'nothing';
  onBin: () => void;
  children?: ReactNode;
}

function LineTools({ tool, onTool }: Pick<ToolbarProps, 'tool' | 'onTool'>) {
  return (
    <>
      {plainTools.map((each) => {
        const { icon: Icon, label } = looks[each];
        return (
          <ToolButton
            key={each}
            label={t(label)}
            on={tool === each}
            onClick={() => onTool(tool === each ? null : each)}
          >
            <Icon size={20} aria-hidden="true" />
          </ToolButton>
        );
      })}
      <MoreTools tool={tool} onTool={onTool} />
    </>
  );
}

/** Under the chart: bands, lines, bin, auto-refresh. */
export function Toolbar({ settings, tool, onTool, bin, onBin, children }: ToolbarProps) {
  const { shown, autoRefresh } = settings;
  return (
    <div
      role="toolbar"
      aria-label={t('kline.tools')}
      className="no-bars flex shrink-0 overflow-x-auto border-t border-line px-1"
    >
      <ToolButton
        label={`${bands}: ${t('kline.bollinger')}`}
        on={shown.includes(bands)}
        onClick={() => toggleIndicator(bands)}
      >
        {bands}
      </ToolButton>
      <LineTools tool={tool} onTool={onTool} />
      <ToolButton
        label={t(bin === 'line' ? 'kline.deleteLine' : 'kline.deleteLines')}
        disabled={bin === 'nothing'}
        onClick={onBin}
      >
        <Trash2 size={20} aria-hidden="true" className={bin === 'line' ? 'text-error' : ''} />
      </ToolButton>
      <ToolButton
        label={t('kline.autoRefresh')}
        on={autoRefresh}
        onClick={() => setChart({ autoRefresh: !autoRefresh })}
      >
        {autoRefresh ? <RefreshCw size={20} aria-hidden="true" /> : <RefreshCwOff size={20} aria-hidden="true" />}
      </ToolButton>
      {children}
    </div>
  );
}
