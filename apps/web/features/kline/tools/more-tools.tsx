import { Shapes } from 'lucide-react';
import { useState } from 'react';
import { learnChart } from '../../../locales/late/chart-words.ts';
import { t } from '../../../locales/i18n.ts';
import { withWords } from '../../../locales/late/with-words.ts';
import { useOnDemand } from '../../../shell/routing/use-on-demand.ts';
import { moreTools, type Work } from '../lines/lines.ts';
import { ToolButton } from './tool-button.tsx';

const loadSheet = () => withWords(learnChart, () => import('./tools-sheet.tsx')).then((m) => m.ToolsSheet);

interface MoreToolsProps {
  tool: Work | null;
  onTool: (tool: Work | null) => void;
}

/** Tools that are asked for seldom, behind a button that is lit while one of them is on. */
export function MoreTools({ tool, onTool }: MoreToolsProps) {
  const [open, setOpen] = useState(false);
  const [ToolsSheet, fetchSheet] = useOnDemand(loadSheet);
  const on = tool === 'alert' || moreTools.some((each) => each === tool);
  const press = async () => (on ? onTool(null) : setOpen(await fetchSheet()));
  return (
    <>
      <ToolButton label={t('kline.moreTools')} on={on} leads onClick={() => void press()}>
        <Shapes size={20} aria-hidden="true" />
      </ToolButton>
      {ToolsSheet !== null && <ToolsSheet open={open} onClose={() => setOpen(false)} onTool={onTool} />}
    </>
  );
}
