import { Camera } from 'lucide-react';
import { useSubmit } from '../../../design/use-submit.ts';
import { t } from '../../../locales/i18n.ts';
import { useConfig } from '../../../shell/client/config.ts';
import { toast } from '../../../shell/feedback/toast.ts';
import type { Board } from '../chart/board.ts';
import { useCompared } from '../compare/compared.ts';
import type { Period } from '../series/periods.ts';
import { ToolButton } from '../tools/tool-button.tsx';

interface PictureButtonProps {
  /** Null until there is something to picture. */
  board: Board | null;
  symbol: string;
  period: Period;
}

/** Keeps what is on the chart as a picture. */
export function PictureButton({ board, symbol, period }: PictureButtonProps) {
  const feed = useConfig()?.feed.name;
  const other = useCompared(symbol);
  const { submit } = useSubmit(async () => {
    if (board === null) return;
    const address = board.picture();
    await import('./save-picture.ts').then(
      ({ savePicture }) => savePicture(address, { symbol, other, period, feed }),
      () => toast(t('shell.loadFailed')),
    );
  });
  return (
    <ToolButton label={t('kline.savePicture')} disabled={board === null} onClick={submit}>
      <Camera size={20} aria-hidden="true" />
    </ToolButton>
  );
}
