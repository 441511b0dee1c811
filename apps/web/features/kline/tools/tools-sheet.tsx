import {
  ArrowUpRight,
  Bell,
  ChartSpline,
  RectangleHorizontal,
  Ruler,
  TextAlignJustify,
  type LucideIcon,
} from 'lucide-react';
import { ActionRow } from '../../../design/list.tsx';
import { Sheet } from '../../../design/sheet.tsx';
import { t, type PlainKey } from '../../../locales/i18n.ts';
import { moreTools, type MoreTool } from '../lines/lines.ts';

/** What is chosen here beside the tools that draw. */
type Other = MoreTool | 'compare' | 'alert';

const looks: Readonly<Record<Other, { icon: LucideIcon; label: PlainKey }>> = {
  compare: { icon: ChartSpline, label: 'chart.compare' },
  alert: { icon: Bell, label: 'chart.priceAlert' },
  ray: { icon: ArrowUpRight, label: 'chart.ray' },
  rectangle: { icon: RectangleHorizontal, label: 'chart.rectangle' },
  fibonacci: { icon: TextAlignJustify, label: 'chart.fibonacci' },
  measure: { icon: Ruler, label: 'chart.measure' },
};

interface ToolsSheetProps {
  open: boolean;
  onClose: () => void;
  onTool: (tool: Other) => void;
}

/** What else can be set and drawn on a chart. */
export function ToolsSheet({ open, onClose, onTool }: ToolsSheetProps) {
  const choose = (tool: Other) => {
    onClose();
    onTool(tool);
  };
  return (
    <Sheet open={open} onClose={onClose} title={t('kline.moreTools')}>
      <div className="-mx-4">
        {(['compare', 'alert', ...moreTools] as const).map((tool) => (
          <ActionRow
            key={tool}
            icon={looks[tool].icon}
            title={t(looks[tool].label)}
            arrow={false}
            onClick={() => choose(tool)}
          />
        ))}
      </div>
    </Sheet>
  );
}
