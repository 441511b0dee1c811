import { Settings2 } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../../design/button.tsx';
import { learnChart } from '../../locales/late/chart-words.ts';
import { t } from '../../locales/i18n.ts';
import { withWords } from '../../locales/late/with-words.ts';
import { useOnDemand } from '../../shell/routing/use-on-demand.ts';

const loadSheet = () => withWords(learnChart, () => import('./settings-sheet.tsx')).then((m) => m.SettingsSheet);

/** How charts look, behind a button: the sheet and its words come when they are asked for. */
export function SettingsButton() {
  const [open, setOpen] = useState(false);
  const [SettingsSheet, fetchSheet] = useOnDemand(loadSheet);
  return (
    <>
      <IconButton
        label={t('kline.settings')}
        aria-haspopup="dialog"
        onClick={() => void fetchSheet().then((there) => setOpen(there))}
      >
        <Settings2 size={20} aria-hidden="true" />
      </IconButton>
      {SettingsSheet !== null && <SettingsSheet open={open} onClose={() => setOpen(false)} />}
    </>
  );
}
